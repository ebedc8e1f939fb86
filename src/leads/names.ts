/** Names of form families, which content files, islands and waiting leads use. `forms/` has a definition for each. */
export const formFamilies = ['quote', 'contact', 'landingLong', 'landingShort'] as const;

/** Names of controls, which are also the payload fields that they fill. */
export const fieldNames = [
  'firstName',
  'lastName',
  'fullName',
  'phone',
  'email',
  'address',
  'service',
  'details',
  'message',
  'preferredDate',
  'consent',
] as const;

/** The name of the hidden control. It matches no autofill heuristic, so it stays empty for real people. */
export const HONEYPOT_NAME = 'leaveEmpty';
