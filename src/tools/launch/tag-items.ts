import { readTagSettings, whatIsCounted, type TagSettings } from '../../config/tag-settings';
import type { LaunchItem } from './item';

type Environment = Record<string, string | undefined>;

function read(environment: Environment): { tag: TagSettings | undefined; problems: string[] } {
  const problems: string[] = [];
  const tag = readTagSettings(
    (name) => environment[name]?.trim() || undefined,
    (sentence) => void problems.push(sentence),
  );
  return { tag, problems };
}

/** Settings of Google's tag that are wrong or incomplete. */
export const tagItems = (environment: Environment): LaunchItem[] =>
  read(environment).problems.map((what) => ({
    topic: 'Addresses and settings',
    file: 'settings',
    field: '',
    what,
  }));

/** One line that says what the site will count with these settings and what it will not. */
export const countedLine = (environment: Environment): string => whatIsCounted(read(environment).tag);
