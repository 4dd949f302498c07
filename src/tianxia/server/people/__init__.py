"""Who somebody is: accounts, devices, passkeys, profiles, friends."""
