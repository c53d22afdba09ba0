"""What the abilities and feats of the six legends do, one module per legend."""
