import type { Pattern } from './patterns';

/** Who does the work. */
const we = String.raw`(?:we|he|she|they|our (?:\w+ )?(?:plumbers?|crews?|team|techs?|office|people)|your (?:plumber|tech\w*)|the plumber|a plumber|somebody|someone)`;
/** Words between the person and the verb. */
const will = String.raw`(?:'ll|'re| will| can| do| are)?(?: (?:also|always|even|gladly|then|first|usually|going to))*`;
/** Up to this many words. */
const words = (most: number) => String.raw`(?:[\w'-]+,? ){0,${most}}`;

const promise = (name: string, what: string, ...alternatives: string[]): Pattern => ({
  what: `a promise (${what})`,
  reference: `promise.${name}`,
  pattern: new RegExp(String.raw`\b(?:${alternatives.join('|')})`, 'gi'),
});

/**
 * Patterns of promises that are written out instead of referring to `content/promises.json`. They contain who does
 * what, so that they do not match advice for visitors or explanations of terms.
 */
export const promisePatterns: readonly Pattern[] = [
  promise(
    'writtenPrice',
    'a price in writing',
    String.raw`(?:written|itemized) (?:price|quote|estimate|bid)s?\b`,
    String.raw`(?:price|quote|estimate|cost|number|figure|bid)s? ${words(4)}(?:in writing|written down|on paper|in black and white)\b`,
    String.raw`(?:write|writes|put|puts|writing|putting) ${words(2)}(?:price|quote|estimate|cost|number|figure|bid)s? ${words(2)}(?:down|in writing|on paper)\b`,
    String.raw`(?:write|writes|put|puts) (?:down |in writing )(?:the|your|every|a|each) (?:price|quote|estimate|cost)\b`,
  ),
  promise(
    'permits',
    'permits and inspections arranged',
    String.raw`${we}${will} (?:pull|get|file|apply for|take care of|handle|arrange|obtain|order|deal with|schedule|book)s? (?:for )?${words(3)}(?:permits?|inspections?|inspectors?)\b`,
    String.raw`(?:permits?|inspections?)(?: and ${words(2)}(?:inspections?|fees))? (?:are |is )?(?:arranged|included|handled|taken care of|pulled|on us|covered|filed)\b`,
    String.raw`(?:meets?|meeting) (?:with )?(?:the |your )?(?:city |city's )?inspector\b`,
  ),
  promise(
    'haulAway',
    'the old unit hauled away',
    String.raw`haul(?:s|ed|ing)?[ -]${words(5)}(?:away|off)\b`,
    String.raw`old ${words(3)}(?:(?:is |are |gets |will be )?(?:taken|hauled|carried|carted|recycled|disposed of)|(?:goes|leaves) (?:away|out with us|with us))\b`,
    String.raw`${we}${will} (?:take|carry|cart|dispose of|get rid of|recycle|remove)s? (?:away )?${words(2)}old\b`,
  ),
  promise(
    'certificates',
    'certificates of insurance and a W-9',
    String.raw`certificates? of insurance\b`,
    String.raw`insurance certificates?\b`,
    String.raw`W-?9s?\b`,
    String.raw`COIs?\b`,
  ),
  promise(
    'recording',
    'a recording to keep',
    String.raw`(?:you(?:'ll| will)?(?: also)? (?:keep|get|receive|own)|(?:send|give|hand|leave|email|text)s? you|yours)\b[^.?!]{0,30}\b(?:recording|video|footage)\b`,
    String.raw`(?:recording|video|footage)s? ${words(3)}(?:to keep|is yours|are yours|you keep|stays with you|goes to you)\b`,
    String.raw`you watch (?:the screen|along)\b`,
    String.raw`while you watch the screen\b`,
  ),
  promise(
    'cameraAfterCleaning',
    'a camera after each drain',
    String.raw`(?:camera|film|filmed|video) ${words(5)}(?:after (?:every|each|we|the clog|it is|clearing|cleaning)|afterward)`,
    String.raw`after (?:every|each|we clear|clearing|cleaning)\b[^.?!]{0,40}\b(?:camera|film|filmed)\b`,
    String.raw`afterward\w*,? ${we} (?:film|run a camera|look inside)`,
    String.raw`(?:every|each) (?:drain|line|cleaning) ${words(4)}(?:camera|filmed)\b`,
  ),
  promise(
    'patching',
    'walls and floors patched',
    String.raw`${we}${will} (?:patch|repaint|plaster|replaster|close up|close|restore|re-?texture|re-?tile|fix) ${words(3)}(?:walls?|drywall|sheetrock|floors?|concrete|openings?|holes?|ceilings?|tiles?|lawn|yard|what we open\w*)`,
    String.raw`(?:walls?|drywall|sheetrock|floors?|concrete|openings?|holes?|ceilings?|lawn|yard) ${words(2)}(?:are |is |gets? |will be )?(?:patched|closed up|restored|repainted|replastered|put back)\b`,
    String.raw`patch\w* ${words(4)}(?:included|ready for paint|at no (?:extra )?(?:charge|cost))\b`,
  ),
  promise(
    'waterEachEvening',
    'water on each evening',
    String.raw`water (?:(?:is|will be|comes|stays|runs|back|on) )+${words(2)}(?:each|every|by|in the|that|at|all) (?:evening|night)\b`,
    String.raw`(?:running|hot) water (?:each|every|by|in the) (?:evening|night)\b`,
    String.raw`(?:use|have|flush) ${words(3)}(?:toilets?|water|showers?|bathroom) (?:each|every|at|in the|that) (?:night|evening)\b`,
    String.raw`(?:without|no) water overnight\b`,
    String.raw`leave the water on each evening\b`,
  ),
  promise(
    'backflowTests',
    'licensed backflow tests',
    String.raw`(?:licensed|certified) (?:backflow )?(?:prevention )?testers?\b`,
    String.raw`backflow ${words(3)}(?:tests?|testing|tested|certifi\w+|inspections?)\b`,
    String.raw`(?:tests?|certif(?:y|ies)) ${words(3)}backflow\b`,
  ),
  promise(
    'trenchless',
    'trenchless work',
    String.raw`trenchless\b`,
    String.raw`pipe[- ]?bursting\b`,
    String.raw`bursting the old\b`,
    String.raw`no[- ]dig\b`,
    String.raw`(?:sewer|line|pipe)s? ${words(5)}without (?:a trench|digging|trenches|a single trench)\b`,
    String.raw`${we}${will} (?:re)?line ${words(2)}(?:pipe|sewer|line)s?\b`,
  ),
  promise(
    'tracerGas',
    'tracer gas',
    String.raw`tracer gas\b`,
    String.raw`helium\b`,
    String.raw`(?:a|with) gas that rises\b`,
  ),
  promise(
    'personAnswers',
    "'a person answers'",
    String.raw`(?:(?:a|an) ${words(2)}(?:person|human|human being|plumber|local)|real people|somebody|someone|people) ${words(3)}(?:answers?(?! for)|picks? up|will answer|is on the line)\b`,
    String.raw`(?:live|human) (?:answering|operator|voice|person|dispatcher)\b`,
    String.raw`(?:no|never a|never get a|never reach a|not a|without a|instead of a|never an?) (?:robot|phone tree|voicemail|voice mail|call center|answering (?:machine|service)|machine|recorded voice)s?\b`,
  ),
  promise(
    'payAfter',
    'payment on completion',
    String.raw`(?:pay|pays|payment|owe|bill you|charge you|invoice you|settle up)\b ${words(5)}(?:when|after|once|until|upon|on|till) ${words(5)}(?:done|finished|complet\w+|works|working|running|satisfied|happy|over)\b`,
    String.raw`(?:no|without an?|not? ask for an?) (?:deposit|money down|down payment|payment up front)\b`,
  ),
  promise(
    'afterHours',
    'a call back first thing',
    String.raw`first (?:thing|call|calls|in line|on the list|on our list)\b[^.?!]{0,40}\b(?:morning|open|opens|day)\b`,
    String.raw`${we}${will} (?:call|reach|answer|phone|text|get back)\w* ${words(4)}(?:next|following|in the) (?:business |working )?(?:day|morning)\b`,
    String.raw`(?:answered|returned) (?:the )?(?:next|following|in the) (?:business |working )?(?:day|morning)\b`,
    String.raw`on the list for the next\b`,
    String.raw`first thing we (?:read|do|see)\b`,
  ),
  promise(
    'phoneHelp',
    'help over the phone',
    String.raw`(?:talk|talks|walk|walks|guide|guides|coach|lead|steer)\w* you (?:\w+ ){0,2}through\b`,
    String.raw`stays? on the (?:phone|line) (?:with|until|while)\b`,
  ),
  promise(
    'floorsCovered',
    'floors covered and cleaned up',
    String.raw`(?:floors?|furniture|carpets?|rugs?|work area) ${words(3)}(?:covered|protected|swept|cleaned|wiped|vacuumed|spotless)\b`,
    String.raw`${we}${will} (?:cover|protect|sweep|vacuum|wipe|mop)s? ${words(3)}(?:floors?|carpets?|furniture|rugs?|hallway|area|base)\b`,
    String.raw`(?:shoe|boot) (?:covers|booties)\b`,
    String.raw`drop cloths\b`,
    String.raw`(?:clean|cleans|cleaned|tidy|sweep|sweeps) up (?:after|when|before)\b`,
    String.raw`(?:cleaner|as clean|the way|as tidy) (?:than|as) (?:we|he) found\b`,
    String.raw`nothing (?:of ours )?left behind\b`,
  ),
  promise(
    'callAhead',
    'a call on the way',
    String.raw`${we}${will} (?:call|text|phone|ring|message)s? (?:you )?(?:ahead|first before|before (?:we|he|they|coming|arriv\w+|heading)|when (?:we|he|they)(?:'re|'s| are| is)? (?:leav\w+|head\w+|on)|on the way|from the road|\d+ minutes before)\b`,
    String.raw`a (?:call|text|heads[- ]up) (?:before|when|as) (?:we|he|your plumber|they)\b`,
    String.raw`call (?:when|before) we (?:leave|come|arrive|head)\b`,
  ),
  promise(
    'testTogether',
    'a test while the customer watches',
    String.raw`(?:while|as|with) you (?:watch|look on|watching|stand by)\b`,
    String.raw`you(?:'ll| will)? (?:see|watch) (?:it|us|him|everything|the repair) (?:work|run|test\w*|hold)`,
    String.raw`(?:test|run|prove)\w* ${words(4)}(?:in front of you|with you (?:there|watching)|before your eyes)\b`,
  ),
  promise(
    'writtenFindings',
    'findings in writing',
    String.raw`(?:written|paper|signed) (?:result|report|finding|test result|diagnosis)s?\b`,
    String.raw`(?:results?|findings?|reports?|diagnosis) ${words(3)}(?:in writing|on paper|written down)\b`,
    String.raw`${we}${will} (?:write|writes|put|puts|document|documents) (?:down |up )?${words(3)}(?:findings?|results?|report|what (?:we|he) (?:found|find|saw|see))\b`,
  ),
  promise(
    'unitReports',
    'reports and photos for each unit',
    String.raw`(?:photos?|photographs?|pictures?|reports?|paperwork) ${words(4)}(?:per|for each|for every|of each|of every|with each|with every|after each|after every|by|a) (?:unit|job|visit|apartment|suite)\b`,
    String.raw`(?:filed|sorted|listed) by unit\b`,
    String.raw`(?:each|every) (?:unit|job|visit|apartment) (?:gets|comes with|has) ${words(3)}(?:photos?|reports?|photographs?|pictures?)\b`,
  ),
  promise(
    'tenantNotices',
    'notices for tenants',
    String.raw`(?:write|writes|post|posts|print|prints|prepare|prepares|give you|hand out|hang|deliver)s? ${words(3)}(?:notices?|door hangers?)\b`,
    String.raw`notices? ${words(2)}(?:for|to) (?:your |the |each |every )?tenants?\b`,
    String.raw`(?:tell|tells|inform|informs|warn|warns|notify|notifies) (?:your |the |each |every |all )?(?:tenants?|residents?)\b`,
  ),
  promise(
    'maintenancePlans',
    'maintenance plans',
    String.raw`(?:maintenance|service|membership) (?:plan|contract|agreement|program)s?\b`,
    String.raw`(?:yearly|annual|regular|scheduled) (?:check-?ups?|tune-?ups?|maintenance visits?)\b`,
  ),
  promise(
    'bothPrices',
    'a price for each way',
    String.raw`(?:a price|prices?|quotes?|numbers?) (?:for|on) (?:each|every|both|all)\b`,
    String.raw`(?:two|both|three) (?:prices|quotes|numbers)\b`,
    String.raw`${we}${will} (?:price|quote)s? (?:out )?(?:both|each|every|all|the ways)\b`,
    String.raw`(?:each|every|both) ${words(2)}(?:has|have|with|comes with) its (?:own )?price\b`,
    String.raw`(?:repair|tunnel|reroute|replacement)s? ${words(4)}(?:side by side|next to each other)\b`,
  ),
  {
    what: 'a promise that the owner has not given',
    reference: 'promise',
    pattern: new RegExp(
      String.raw`\b(?:we|our (?:plumbers?|crews?|team|people)|your plumber)(?:'ll| will)? (?:always|never|promise|guarantee|warrant|match|beat)\b`,
      'gi',
    ),
  },
];

/**
 * Whether the text asks, or tells the visitor to ask, and so makes no promise: `Do you haul the old one away?`,
 * `Ask who patches the walls.`
 * @param text the whole text
 * @param at offset of the match
 */
export function isAsked(text: string, at: number): boolean {
  const start = Math.max(
    ...['. ', '? ', '! ', ': '].map((end) => text.lastIndexOf(end, at) + end.length - 1),
    0,
  );
  const end = text.slice(at).search(/[.?!](?:\s|$)/);
  const sentence = text.slice(start, end === -1 ? undefined : at + end + 1).trim();
  return sentence.endsWith('?') || /^(?:ask (?!for\b)|tell us|find out|before you)/i.test(sentence);
}
