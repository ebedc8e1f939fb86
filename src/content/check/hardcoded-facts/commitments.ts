/** The people and vehicles of a plumbing company. */
const staff =
  '(?:plumbers?|technicians?|techs?|crews?|teams?|pros?|experts?|dispatchers?|staff|installers?|supervisors?|owner|employees?|helpers?|trucks?|vans?)';

/** What it does for people. */
const work =
  '(?:jobs?|work|workmanship|projects?|repairs?|visits?|services?(?! line)|calls|inspections?|install(?:ation)?s?|replacements?|repipes?|cleanings?|requests?|messages?)';

/** Those for whom it does it. */
const customers =
  '(?:customers?|clients?|members?|families|seniors|veterans|first responders|property managers)';

/** A number, also spelled out. */
const number = String.raw`(?:\d[\d,.]*|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|eighteen|twenty|thirty|forty|fifty|sixty|ninety|half an|hundred)(?:-\w+)?`;

/** A span of time or a count of visits. */
const span = String.raw`${number}(?:[- ](?:to|or) ${number})?[- ](?:(?:full|business|short|single|more)[- ])?(?:seconds|minutes?|hours?|days?|weeks?|months?|years?|decades?|visits?|trips?)\b`;

/**
 * What shows that a sentence speaks of the company and not of pipes, and how much it counts, once in a sentence. From two
 * points on, the sentence is taken for a commitment; a title, which has no period, from three.
 */
const signs: readonly (readonly [points: number, ...signs: string[]])[] = [
  // Who acts: the company, though not as the one who is told or waited for; its people, more so if named as its own.
  [
    2,
    String.raw`(?<!\b(?:what|where|how|when|until|before|after|once|whether|else|jobs|if) )\bwe\b`,
    String.raw`\bour(?! (?:area|office|hours|plumbing|services|\[?city pages|(?:\w+ ){0,3}license))\b`,
    String.raw`(?<!\b(?:call|tell|tells|ask|text|email|send|give|read|show|let|reach|contact|help)) us\b`,
  ],
  [1, String.raw`\b${staff}\b`],
  [
    1,
    String.raw`\b(?:your|same|real|live|licensed|certified|master|experienced|local|two|three) (?:\w+[- ]){0,2}?${staff}\b`,
    String.raw`^the (?:\w+ )?(?:team|crew|office|dispatcher|owner)\b`,
  ],
  // All of its work, without exception.
  [1, String.raw`\b${work}\b`],
  [
    2,
    String.raw`\b(?:every|each|all|no)(?: of)? (?:[\w-]+ ){0,2}?(?:${work}|${staff}|${customers}|homeowners?|appointments?|purchases?|shifts?)\b`,
  ],
  // What the customer gets or pays.
  [2, String.raw`\b${customers}\b`],
  [
    2,
    String.raw`\byou(?:'ll|'re)?(?: will| are| always| only| never| won't| don't| can| also)* (?:get|receive|owe|pay|save|approve|enjoy|talk (?:to|with)|speak (?:to|with)|deal with|meet|cancel|reschedule|track|always|never)\b`,
  ],
  [
    1,
    String.raw`\byou(?:'ll| will| won't)\b`,
    String.raw`^(?:each|every|all) .*\b(?:gets?|receives?|comes?)\b`,
  ],
  [
    2,
    String.raw`\byour (?:[\w-]+ ){1,2}?(?:goes back|stays|looks|will be|is (?:back|good|safe|ready|covered)|gets|comes)\b`,
  ],
  // A price, or something free of charge (not frost-free, free of air, set free), even in a title.
  [
    3,
    String.raw`\$ ?\d|\b${number} dollars\b|\bno (?:\w+ )?(?:charge|bill)\b|(?:%|percent) off\b`,
    String.raw`(?<![-\w])free\b(?! (?:of|from|it|the|them|chlorine|flow|end|fall)\b)(?!-)`,
  ],
  [
    2,
    String.raw`\b(?:fees?|charges|surcharges?|overtime|deposit|invoices?|discounts?|coupons?|rebates?|refund\w*|financ\w+|installments?|down payment|zero down|interest|quotes?|estimates?|pricing|dime|cent|owe|on us|on the house|complimentary|costs? (?:you )?nothing|at (?:no )?cost|half[- ]price|flat[- ]rate|waived?|credited|approved credit)\b`,
  ],
  [
    1,
    String.raw`\b(?:prices?|priced|rates?|pays?|paid|payments?|saves?|charged?|costs? the same)\b|%|\b${number} percent\b`,
  ],
  // Standing by the work, and being good at it.
  [
    2,
    String.raw`\b(?:warrant(?:ied|ed)|guarante\w+|satisfaction|stands? behind|insured|bonded|accredited|certified|vetted|(?:background|drug)[- ]\w+ed|coverage|award\w*|voted|rated|ratings?|five[- ]stars?|trusted|(?:family|locally|veteran)[- ](?:owned|run)|generations|number one|(?:low|fast|cheap|fin|b)est (?:\w+ )?(?:prices?|rates?|service|response|${staff})|best in|friendly|courteous|honest\w*|reliable|dependable|spotless|broom[- ]clean|peace of mind|rest assured|mind at ease|hassle|stress|surprises|no mess|once and for all|done right|in business)\b|A\+`,
    String.raw`\bsince (?:19|20)\d\d(?=\.?$)|^since (?:19|20)\d\d`,
    String.raw`\b(?:nobody|no one|none)\b.*\b(?:(?:fast|bett|cheap|clean|hard|close)er|more|less|like|beats)\b`,
  ],
  [
    1,
    String.raw`\b(?:warranty|warranties|reviews|trained|backed by|covered|lifetime|promise\w*)\b|^licensed\b`,
  ],
  // Being there.
  [
    2,
    String.raw`\b(?:24/7|around the clock|24 hours a day|same[- ]day|next[- ]day|on time or|arrival|arrives|arriving|call ?backs?|response|turnaround|follow[- ]up|book|at (?:your|the) door|on holidays|Christmas|Thanksgiving)\b`,
  ],
  [
    1,
    String.raw`\b(?:today|tonight|tomorrow|nights|(?:day or|at|all) night|at any hour|weekends?|Sundays?|Saturdays?|holidays|answer(?:s|ed) (?:the|your|every)|available|emergency|emergencies|appointments?|schedule|offer\w*|on time)\b`,
  ],
  // What comes with it.
  [2, String.raw`\b(?:included|in writing|itemized|haul\w*|shoe covers|drop cloths|cleanup|paperwork)\b`],
  [
    1,
    String.raw`\b(?:comes? with|carr(?:y|ies)|includes?|protected|on the (?:truck|van|spot))\b`,
    String.raw`\b(?:reports?|photos?|videos?|recordings?|certificates?|reminders?|updates?|by text|time slots?|billing)\b`,
  ],
  // Figures, and words that allow no exception.
  [1, String.raw`\b${span}|\b\d{1,3},\d{3}\b|\b(?:thousand|million)\b`],
  [1, String.raw`\b(?:within|in under|inside of|less than) (?:${span}|the hour)`],
  [1, String.raw`(?:ed|done|found|back|${work}) (?:with)?in (?:under )?${span}`],
  [2, String.raw`\b(?:before|when|until|after) (?:we|they|he) (?:leaves?|goe?s?|finish(?:es)?)\b`],
  [1, String.raw`\b(?:always|never|ever|until|no matter|everything|exactly)\b`],
  // Rules, possibilities and what pipes do are not the company's doing.
  [-1, String.raw`\b(?:must|should|has to|have to|may|might|can|rarely|often|usually|sometimes)\b`],
  [-1, String.raw`\b(?:clogs?|leaks|roots?|rust\w*|clay|the code|psi|gallons|meter|lasts)\b`],
  [
    -1,
    String.raw`\b(?:city|cities|state|law|insurers?|policies|landlord|sellers?|buyers?|tenants|builders?|lender|schools|restaurants|makers?|manufacturers?)\b`,
  ],
  // "We fix water heaters" names the trade, "we see this most in old homes" what it knows.
  [
    -2,
    String.raw`\bwe(?:'ve| have)? (?:also |all )?(?:see|saw|seen|know|hear|find|think|(?:don't )?recommend|suggest|run into|call|fix|repair|replace|install|clear|serve|work|worked|look|do the plumbing)\b`,
  ],
  // An imperative tells the reader what to do, though a promise may still be in it: "Call now and get $50 off".
  [
    -2,
    String.raw`^(?:please |once [^,]*, |if [^,]*, )?(?:don't|do not|never \w+|call(?! now)|tell|ask|turn|shut|close|open|check|wait|keep|leave|look|listen|run|pour|use|drip|flush|take|lift|remove|test|touch|feel|read|write|move|set|switch|unplug|wrap|drain|find|watch|stop|send|clean|mark|measure|replace|avoid|make|let|have|add|give|stay|fill|hold|press|buy|plan|schedule|mention|request|contact|book an?|get (?:an?|your|my))\b(?!.*(?:,| and) (?:we|our|you)\b)`,
  ],
];

const weighed = signs.map(([points, ...patterns]) => ({
  points,
  pattern: new RegExp(patterns.join('|'), 'i'),
}));

function commits(sentence: string): boolean {
  // A question promises nothing, nor does a sentence that only holds a reference: "We offer {{claim.sameDay}}."
  const ownWords = sentence.match(/[\w'$%]+/g)?.length ?? 0;
  if (sentence.endsWith('?') || (sentence.includes('…') && ownWords < 6)) return false;
  const points = weighed.reduce((sum, sign) => sum + (sign.pattern.test(sentence) ? sign.points : 0), 0);
  return points >= (/[.!]$/.test(sentence) ? 2 : 3);
}

/**
 * Finds sentences that commit the company to something, by their form. It is a report for a person to judge and does not
 * stop a build: a sentence of this form may still be harmless.
 * @param text as written: what it takes from claims, promises and offers by reference is allowed and not judged
 */
export function commitmentsIn(text: string): string[] {
  return text
    .replaceAll(/\{\{[^}]*\}\}/g, '…')
    .split(/\n+|(?<=[.?!…])["']?\s+(?=["'(]?[A-Z0-9$…])/)
    .map((sentence) => sentence.trim())
    .filter(commits);
}
