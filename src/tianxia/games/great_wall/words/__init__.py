"""The effect language of the cards (data page, section 1): a small class per word, counter and operator."""
