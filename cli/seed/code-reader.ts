import { messagesTo, readMessage } from '../play/mailbox.ts';

/** Delivery takes a moment after the call that caused it. */
const DELIVERED_WITHIN_MS = 5_000;
const POLL_MS = 25;

/** Makes a call that sends a code to an address, and answers with the call's answer and the code; null where none came. */
export type CodeReader = <Answer>(
  address: string,
  call: () => Promise<Answer>,
) => Promise<{ readonly answer: Answer; readonly code: () => Promise<string | null> }>;

/** Reads codes from the mailbox of the server at `root`. Ignores messages from before the call. */
export function makeCodeReader(root: string): CodeReader {
  return async (address, call) => {
    const before = new Set((await messagesTo(root, address)).map(({ id }) => id));
    const answer = await call();
    const code = async (): Promise<string | null> => {
      const start = performance.now();
      while (performance.now() - start < DELIVERED_WITHIN_MS) {
        const newest = (await messagesTo(root, address)).findLast(({ id }) => !before.has(id));
        if (newest !== undefined) return readMessage(newest).code;
        await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      }
      return null;
    };
    return { answer, code };
  };
}
