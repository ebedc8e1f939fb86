import { readFileSync } from 'node:fs';
import { factsOf } from '@/content-model/facts';
import { resolveReferences } from '@/content-model/references';
import { claims } from '@/content-model/schemas/claims';
import { promises } from '@/content-model/schemas/promises';
import { site } from '@/content-model/schemas/site';

const content = (name: string): unknown => JSON.parse(readFileSync(`content/${name}.json`, 'utf8'));

/**
 * A text of a content file as its page shows it: with the facts in the place of the references to them.
 * @throws UnknownReferenceError for a reference that the content has no fact for
 */
export const filledIn = (text: string): string =>
  resolveReferences(
    text,
    factsOf(
      site.parse(content('site')),
      claims.parse(content('claims')),
      promises.parse(content('promises')),
      new Date(),
    ),
    'test',
  );

/** The business phone as a phone dials it; worked out here, so that the site's own way is held against it. */
export const phoneToDial = (): string => `+1${filledIn('{{site.phone}}').replace(/\D/g, '')}`;
