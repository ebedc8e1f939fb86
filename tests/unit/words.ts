import { interfaceWords } from '@/content/schemas/interface';
import { site } from '@/content/schemas/site';
import type { FormWords } from '@/leads/types';
import { sampleText } from './content/check/memory';

const sample = (name: string): unknown => JSON.parse(sampleText(`content/${name}.json`));

/** The words of the interface in the sample, as written. */
export const words = interfaceWords.parse(sample('interface'));

/** What every form of the sample can say. */
export const formWords: FormWords = { ...site.parse(sample('site')).forms, ...words.forms };

/** The element of a page that has these words, closed. */
export const noticeWith = (said: FormWords, inside = ''): string =>
  `<undelivered-notice hidden data-forms='${JSON.stringify(said).replaceAll("'", '&#39;')}'>${inside}</undelivered-notice>`;
