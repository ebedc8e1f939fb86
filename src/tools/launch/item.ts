/** One thing that the owner must fill in or decide before the launch. */
export interface LaunchItem {
  /** Heading in the list. */
  topic:
    | 'The business'
    | 'Numbers of ads'
    | 'Prices'
    | 'Pages for ads'
    | 'Cities'
    | 'Reviews and pictures'
    | 'Promises to confirm'
    | 'Questions to the owner'
    | 'Offers that end'
    | 'Translations'
    | 'Claims that contradict each other'
    | 'Legal pages'
    | 'Texts that are too long'
    | 'Addresses and settings'
    | 'Mistakes in the content';
  /** The file, or the place of a setting. */
  file: string;
  line?: number;
  field: string;
  /** What is there now and what to do, in whole sentences. */
  what: string;
  /** True if visitors would read something untrue; a build with LAUNCH=1 stops then. */
  stopsBuild?: boolean;
}

/** Notes on a topic, printed once and not for each item. */
const notes: Partial<Record<LaunchItem['topic'], string>> = {
  'Promises to confirm':
    'Write "yes" or "no" as the "answer" in content/promises.json. Until you say yes, pages promise nothing.',
  'Questions to the owner':
    'Pages say so today. Correct them where your answer differs, then remove the question from content/promises.json.',
  'Pages for ads':
    'Where another page answers the same search, write "noindex: true" into the file; where search engines should list both, "noindex: false".',
  'Claims that contradict each other': 'npm run claims shows where each of them is used.',
  'Texts that are too long':
    'They are too long for a search result or their place on the page, once names and claims are filled in.',
  'Addresses and settings': 'Set them where the site is built: at your host, or in a file named .env.',
};

/** The list for the owner. */
export function launchList(items: readonly LaunchItem[]): string {
  if (items.length === 0) return 'Nothing is left: the site can go live.';
  const topics = [...new Set(items.map(({ topic }) => topic))];
  let number = 0;
  const lines = topics.flatMap((topic) => [
    `\n${topic}${notes[topic] ? `\n  ${notes[topic]}` : ''}`,
    ...items
      .filter((item) => item.topic === topic)
      .map(({ file, line, field, what }) => {
        number += 1;
        const where = [file, ...(line === undefined ? [] : [`line ${line}`]), ...(field ? [field] : [])];
        return `${String(number).padStart(4)}. ${where.join(', ')}: ${what}`;
      }),
  ]);
  const things = items.length === 1 ? 'One thing is' : `${items.length} things are`;
  return `${things} left before the site goes live.\n${lines.join('\n')}`;
}
