/** The environment variables that configure Google's tag. */
export const tagSettingNames = {
  tagId: 'PUBLIC_GOOGLE_TAG_ID',
  adsId: 'PUBLIC_ADS_CONVERSION_ID',
  callLabel: 'PUBLIC_ADS_CALL_LABEL',
  leadLabel: 'PUBLIC_ADS_LEAD_LABEL',
  userData: 'PUBLIC_ADS_USER_DATA',
  callForwarding: 'PUBLIC_ADS_CALL_CONVERSION',
} as const;

/** Which of Google's products a build loads its tag for; each one needs hosts of its own. */
export interface TagProducts {
  analytics: boolean;
  ads: boolean;
}

/** The configuration of Google's tag in a build. */
export interface TagSettings {
  /** Every id that the tag is configured with; the first one is in the address of its script. */
  ids: readonly string[];
  products: TagProducts;
  /** The Google Ads conversion of a call from a paid page: `AW-123456789/label`. */
  callConversion: string | undefined;
  /**
   * The Google Ads conversion of a call that the account forwards ("website call conversion"): the tag gives each click a
   * forwarding number, which pages then show.
   */
  callForwarding: string | undefined;
  leadConversion: string | undefined;
  /** Whether e-mail, phone and name are sent with a conversion if the visitor has agreed. */
  userData: boolean;
}

/**
 * Reads the configuration of Google's tag.
 * @param value returns the text of an environment variable, undefined if it is not set
 * @param problem called with one sentence for each setting that is wrong or needs another one
 * @returns undefined if no tag is configured
 */
export function readTagSettings(
  value: (name: string) => string | undefined,
  problem: (sentence: string) => void,
): TagSettings | undefined {
  const names = tagSettingNames;
  const tagId = value(names.tagId);
  if (tagId !== undefined && !/^(G|GT|AW)-[A-Z0-9]+$/.test(tagId))
    problem(
      `${names.tagId} is "${tagId}"; it begins with G- (Analytics), GT- (Google tag) or AW- (Ads), and capital letters and digits follow.`,
    );

  const ads = value(names.adsId);
  const [, account, ownLabel] = /^(AW-\d+)(?:\/([\w-]+))?$/.exec(ads ?? '') ?? [];
  if (ads !== undefined && !account)
    problem(
      `${names.adsId} is "${ads}"; it is AW- and digits, with or without a conversion's label after a slash: AW-123456789/AbC-D_efG.`,
    );

  const label = (name: string): string | undefined => {
    const given = value(name);
    if (given === undefined) return undefined;
    if (!/^[\w-]+$/.test(given))
      problem(`${name} is "${given}"; write only what is after the slash in AW-123456789/AbC-D_efG.`);
    if (ads === undefined) problem(`${name} is set without ${names.adsId}, the account that it belongs to.`);
    return given;
  };
  const callLabel = label(names.callLabel);
  const leadLabel = label(names.leadLabel);
  if (ownLabel && callLabel && ownLabel !== callLabel)
    problem(`${names.adsId} and ${names.callLabel} name two labels for a call: leave one of them out.`);

  const forwarding = value(names.callForwarding);
  const [, forwardingLabel] = /^(?:AW-\d+\/)?([\w-]+)$/.exec(forwarding ?? '') ?? [];
  if (forwarding !== undefined && !forwardingLabel)
    problem(
      `${names.callForwarding} is "${forwarding}"; write the conversion that the account gives for calls from a website: AW-123456789/AbC-D_efG.`,
    );
  if (forwarding !== undefined && ads === undefined)
    problem(`${names.callForwarding} is set without ${names.adsId}, the account that it belongs to.`);
  if (account && forwarding?.includes('/') && !forwarding.startsWith(`${account}/`))
    problem(
      `${names.callForwarding} is "${forwarding}", of another account than ${names.adsId}, ${account}.`,
    );

  const userData = value(names.userData) ?? 'off';
  if (!['on', 'off'].includes(userData))
    problem(`${names.userData} is "${userData}"; it can be on, off, or left unset.`);
  if (userData === 'on' && !leadLabel)
    problem(
      `${names.userData} is on without ${names.leadLabel}: there is no conversion that it could go with.`,
    );

  const ids = [...new Set([tagId, account].filter((id) => id !== undefined))];
  if (ids.length === 0) return undefined;
  const target = (given: string | undefined) => (account && given ? `${account}/${given}` : undefined);
  return {
    ids,
    // A tag with a GT id can send to both.
    products: {
      analytics: /^GT?-/.test(tagId ?? ''),
      ads: account !== undefined || /^(GT|AW)-/.test(tagId ?? ''),
    },
    callConversion: target(callLabel ?? ownLabel),
    callForwarding: target(forwardingLabel),
    leadConversion: target(leadLabel),
    userData: userData === 'on',
  };
}

/**
 * One line for the owner about what this build counts and what it does not.
 * @param tag undefined if no tag is configured
 */
export function whatIsCounted(tag: TagSettings | undefined): string {
  if (!tag)
    return `Nothing is counted: neither ${tagSettingNames.tagId} nor ${tagSettingNames.adsId} is set, so no tag is loaded.`;
  const { analytics, ads } = tag.products;
  const account = tag.ids.join(' and ');
  const yes = [
    ...(analytics ? ['visits', 'calls from paid pages and delivered requests as events in Analytics'] : []),
    ...(tag.callConversion
      ? [`calls from paid pages as the Google Ads conversion ${tag.callConversion}`]
      : []),
    ...(tag.callForwarding
      ? [`calls to a number that Google forwards, of visitors who agreed, as ${tag.callForwarding}`]
      : []),
    ...(tag.leadConversion
      ? [
          `delivered requests as the Google Ads conversion ${tag.leadConversion}, ${tag.userData ? 'with' : 'without'} the visitor's e-mail, phone and name`,
        ]
      : []),
  ];
  const no = [
    ...(ads && !tag.callConversion ? [`calls in Google Ads (${tagSettingNames.callLabel} is not set)`] : []),
    ...(ads && !tag.leadConversion
      ? [`requests in Google Ads (${tagSettingNames.leadLabel} is not set)`]
      : []),
    ...(analytics ? [] : [`visits in Analytics (${tagSettingNames.tagId} is not that of a property)`]),
    ...(ads ? [] : [`anything in Google Ads (${tagSettingNames.adsId} is not set)`]),
  ];
  return (
    `Counted by ${account}: ${yes.length > 0 ? yes.join('; ') : 'visits from ads only'}. ` +
    `Not counted: ${[...no, 'calls that a visitor dials by hand'].join('; ')}.`
  );
}
