import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A received mail. */
export interface ArrivedMail extends Email {
  /** The recipients of the envelope. */
  readonly recipients: readonly string[];
}

/** An SMTP server for tests. */
export interface Smtp {
  readonly url: string;
  readonly port: number;
  /** The received mails, oldest first. */
  readonly mails: readonly ArrivedMail[];
  /** Rejects the next recipients or contents with these statuses, one each. */
  rejectNext(part: 'recipient' | 'content', ...statuses: number[]): void;
  /** Resolves when the given number of mails has arrived. */
  arrived(count: number): Promise<void>;
  stop(): Promise<void>;
}

const rejection = (status: number) => Object.assign(new Error('Not now'), { responseCode: status });

/** Starts a mail server without encryption or login, by default on a free port. */
export async function startSmtp(port = 0): Promise<Smtp> {
  const mails: ArrivedMail[] = [];
  const waiting: { readonly count: number; readonly resolve: () => void }[] = [];
  const rejections = { recipient: [] as number[], content: [] as number[] };
  const keep = async (chunks: readonly Buffer[], recipients: readonly string[]) => {
    mails.push({ ...(await PostalMime.parse(Buffer.concat(chunks))), recipients });
    waiting.filter(({ count }) => mails.length >= count).forEach(({ resolve }) => resolve());
  };
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onRcptTo: (_address, _session, done) => {
      const status = rejections.recipient.shift();
      done(status === undefined ? null : rejection(status));
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const status = rejections.content.shift();
        if (status !== undefined) return done(rejection(status));
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        void keep(chunks, recipients).then(() => done(null));
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address();
  const boundPort = typeof address === 'object' && address !== null ? address.port : port;
  return {
    url: `smtp://127.0.0.1:${boundPort}`,
    port: boundPort,
    mails,
    rejectNext: (part, ...statuses) => rejections[part].push(...statuses),
    arrived: (count) =>
      mails.length >= count ? Promise.resolve() : new Promise((resolve) => waiting.push({ count, resolve })),
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
