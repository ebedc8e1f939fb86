/** The settings of a build that measures everything; no such ids exist. */
export const tagSettings = {
  PUBLIC_GOOGLE_TAG_ID: 'G-TEST1234',
  PUBLIC_ADS_CONVERSION_ID: 'AW-123456789',
  PUBLIC_ADS_CALL_LABEL: 'call',
  PUBLIC_ADS_LEAD_LABEL: 'lead',
  PUBLIC_ADS_USER_DATA: 'on',
  PUBLIC_ADS_CALL_CONVERSION: 'AW-123456789/forwarded',
  PUBLIC_CALL_TRACKING_SCRIPT: 'https://calls.example.net/swap.js',
  PUBLIC_FIELD_WEBHOOK_URL: 'https://figures.example.net/field',
} as const;

/** The second version of a paid page, as a marketer writes it. */
export const version = {
  name: 'sewer-line-b',
  of: 'sewer-line',
  title: 'Gurgling drains? We find the clog with a camera',
  value: 150,
} as const;

/** Its file. */
export const versionFile = {
  name: `content/landing/${version.name}.md`,
  text: `---\nvariantOf: ${version.of}\nleadValue: ${version.value}\nsections:\n  - type: hero\n    title: ${version.title}\n---\n`,
} as const;
