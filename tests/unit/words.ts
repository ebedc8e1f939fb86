import { interfaceWords } from '@/content/schemas/interface';
import type { FormWords } from '@/leads/types';
import { sampleText } from './content/check/memory';

const sample = (name: string): unknown => JSON.parse(sampleText(`content/${name}.json`));

/** The words of the interface in the sample, as written. */
export const words = interfaceWords.parse(sample('interface'));

/** What every form of the sample can say. */
export const formWords: FormWords = words.forms;

/** What a page has for these words: the closed notice, and the script with the words. */
export const noticeWith = (said: FormWords, inside = ''): string =>
  `<undelivered-notice hidden>${inside}</undelivered-notice><script type="application/json" id="form-words">${JSON.stringify(said)}</script>`;
