"""What a finished game tells about itself: chances on the way, luck and decisions, what the champion would have done."""
