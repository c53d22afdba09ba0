"""The storybook: adventures as data packs, and the rules that read them."""
