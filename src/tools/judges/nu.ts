import { spawnSync } from 'node:child_process';
import type { Judge } from './judge';

interface Message {
  url: string;
  message: string;
  extract?: string;
}

/** The Nu HTML checker, behind validator.w3.org. Needs Java. */
export const nu: Judge = {
  name: 'nu',
  package: 'vnu-jar',
  judge: async ({ folder, pages, file }) => {
    const { error, stderr } = spawnSync(
      'java',
      [
        '-jar',
        file('vnu-jar/build/dist/vnu.jar'),
        '--format',
        'json',
        '--exit-zero-always',
        '--skip-non-html',
        folder,
      ],
      { encoding: 'utf8', maxBuffer: 2 ** 28 },
    );
    if (error) throw new Error('Java is missing: apt-get install default-jre-headless');
    const { messages } = JSON.parse(stderr) as { messages: Message[] };
    return {
      seen: pages.length,
      complaints: messages.map(({ url, message, extract }) => ({
        rule: message.replaceAll(/site\.\w+\.css/g, 'site.css'),
        page: url.slice(url.indexOf(folder) + folder.length).replace(/(^\/index)?\.html$/, '') || '/',
        example: extract,
      })),
    };
  },
};
