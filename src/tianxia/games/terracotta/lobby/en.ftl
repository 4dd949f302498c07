terracotta-name = Terracotta Army
terracotta-tagline = Build the clay army of the First Emperor, warrior by warrior.
terracotta-about = Turning wheels decide what your worker can do; every figure counts again and again, for everybody.
