import { createServer, type Socket } from 'node:net';
import { listen } from '@/tools/preview/listen';

/** A mail as it was sent. */
export interface Mail {
  subject: string;
  /** Every part, decoded. */
  text: string;
}

/** A mail server of this machine that keeps what it gets. */
export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

/** Starts a mail server (RFC 5321, as far as a program that sends needs it) on a free local port. */
export async function startMailServer() {
  const mails: Mail[] = [];
  let isUp = true;
  let refused = 0;
  let waiting: { holds: () => boolean; done: () => void }[] = [];
  const tell = (): void => {
    for (const { done } of waiting.filter(({ holds }) => holds())) done();
    waiting = waiting.filter(({ holds }) => !holds());
  };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
    const say = (line: string): void => void socket.write(`${line}\r\n`);
    let rest = '';
    let isData = false;
    say('220 mail');
    socket.setEncoding('utf8').on('data', (text: string) => {
      rest += text;
      for (;;) {
        const [end, length] = isData ? [rest.indexOf('\r\n.\r\n'), 5] : [rest.indexOf('\r\n'), 2];
        if (end < 0) return;
        const line = rest.slice(0, end);
        rest = rest.slice(end + length);
        if (isData) {
          isData = false;
          mails.push(readMail(line));
          say('250 taken');
          tell();
        } else if (/^MAIL/i.test(line) && !isUp) {
          refused += 1;
          say('421 not now');
          tell();
        } else if (/^DATA/i.test(line)) {
          isData = true;
          say('354 go on');
        } else say(/^QUIT/i.test(line) ? '221 bye' : '250 ok');
      }
    });
  });
  const { port, close } = await listen(server, 0, '127.0.0.1');
  return {
    port,
    mails,
    refused: () => refused,
    setUp: (next: boolean) => void (isUp = next),
    /** Resolves as soon as a condition holds, which is asked after each mail taken or refused. */
    until: (holds: () => boolean): Promise<void> =>
      holds() ? Promise.resolve() : new Promise((done) => void waiting.push({ holds, done })),
    close: () => {
      for (const socket of sockets) socket.destroy();
      return close();
    },
  };
}

function readMail(raw: string): Mail {
  const subject = /^Subject: (.*(?:\r\n[ \t].*)*)/m.exec(raw)?.[1] ?? '';
  const parts = raw.split(/\r\n--[^\r\n]+\r\n/).map((part) => {
    const [head = '', ...body] = part.split('\r\n\r\n');
    const text = body.join('\r\n\r\n');
    if (/transfer-encoding: base64/i.test(head)) return Buffer.from(text, 'base64').toString('utf8');
    if (!/transfer-encoding: quoted-printable/i.test(head)) return text;
    const bytes = text
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
    return Buffer.from(bytes, 'latin1').toString('utf8');
  });
  return {
    subject: subject
      .replace(/\?=\r\n[ \t]=\?/g, '?==?')
      .replace(/\r\n[ \t]/g, ' ')
      .replace(/=\?UTF-8\?(Q|B)\?(.*?)\?=/gi, (_, kind: string, text: string) =>
        kind.toUpperCase() === 'B'
          ? Buffer.from(text, 'base64').toString('utf8')
          : Buffer.from(
              text
                .replaceAll('_', ' ')
                .replace(/=([0-9A-F]{2})/g, (__, code: string) => String.fromCharCode(parseInt(code, 16))),
              'latin1',
            ).toString('utf8'),
      ),
    text: parts.join('\n').replaceAll('\r\n', '\n'),
  };
}
