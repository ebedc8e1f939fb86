/**
 * What ad platforms add to the address of a click. All but `gad_campaignid`, which names a campaign and stays where a
 * browser strips the others, are different in every click. The page sends them, and the office's workflow reads them.
 */
export const clickIds = [
  'gclid',
  'gbraid',
  'wbraid',
  'dclid',
  'msclkid',
  'fbclid',
  'ttclid',
  'gad_campaignid',
] as const;

/** Names of `clickIds` and `utm_*` parameters, in half the bytes of the list: others that it matches come from ads, too. */
export const adParameter = /^(utm|gad)_|(cl?k?id|braid)$/;
