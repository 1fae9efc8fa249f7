import { ok } from '../../core/domain/result.ts';
import type { Mailbox } from './mailbox.ts';
import type { Mailer } from './ports.ts';

/** Puts emails into the mailbox folder. */
export function makeMailboxMailer(mailbox: Mailbox): Mailer {
  return {
    send: async ({ at, ...mail }) => {
      await mailbox.put({ ...mail, channel: 'email', at: new Date(at).toISOString() });
      return ok(undefined);
    },
  };
}
