import { readTagSettings, whatIsCounted, type TagSettings } from '../../tag-settings';
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

/**
 * What is wrong with the settings of Google's tag, or set by half.
 * @param environment usually `process.env` with the file `.env`
 */
export const tagItems = (environment: Environment): LaunchItem[] =>
  read(environment).problems.map((what) => ({
    topic: 'Addresses and settings',
    file: 'settings',
    field: '',
    what,
  }));

/** One line on what the site will count with these settings and what it will not. */
export const countedLine = (environment: Environment): string => whatIsCounted(read(environment).tag);
