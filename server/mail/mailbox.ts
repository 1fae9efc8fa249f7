import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A message that was stored in the mailbox instead of being sent. */
export interface MailboxMessage {
  readonly id: string;
  readonly channel: 'email' | 'phone';
  readonly to: string;
  readonly replyTo?: string;
  /** Null for a text message, like `html`. */
  readonly subject: string | null;
  readonly text: string;
  readonly html: string | null;
  /** What the message is about. */
  readonly kind: string;
  /** When it was posted, in ISO 8601. */
  readonly at: string;
}

/** Messages as files of a folder, for a server without a mail server or SMS gateway. */
export interface Mailbox {
  put(message: MailboxMessage): Promise<void>;
  /** Oldest first; all messages, or those to one address. */
  list(to?: string): Promise<readonly MailboxMessage[]>;
}

/** The folder of messages that were stored instead of being sent. */
export const mailboxFolder = (dataDir: string): string => join(dataDir, 'mailbox');

const OWNER_ONLY = 0o600;
const EXTENSION = '.json';

function missing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/** An unescaped plus in a query arrives as a space, which no address contains. */
function sameAddress(one: string, other: string): boolean {
  const normal = (address: string) => address.trim().replaceAll(' ', '+').toLowerCase();
  return normal(one) === normal(other);
}

/** One file per message, named by its id, which sorts by time; a message that is sent again replaces its file. Only the owner can read the files, because they contain codes. */
export function makeMailbox(directory: string): Mailbox {
  return {
    put: async (message) => {
      await mkdir(directory, { recursive: true, mode: 0o700 });
      const file = join(directory, `${message.id}${EXTENSION}`);
      const draft = `${file}.draft`;
      await writeFile(draft, `${JSON.stringify(message, null, 2)}\n`, { mode: OWNER_ONLY });
      await rename(draft, file);
    },
    list: async (to) => {
      const names = await readdir(directory).catch((error: unknown) => {
        if (missing(error)) return [];
        throw error;
      });
      const files = names.filter((name) => name.endsWith(EXTENSION)).sort();
      const contents = await Promise.all(files.map((name) => readFile(join(directory, name), 'utf8')));
      const messages = contents.map((content) => JSON.parse(content) as MailboxMessage);
      return to === undefined ? messages : messages.filter((message) => sameAddress(message.to, to));
    },
  };
}
