import { ok } from '../../core/domain/result.ts';
import type { Mailbox } from '../mail/mailbox.ts';
import type { SmsSender } from './ports.ts';

/** Puts text messages into the mailbox folder. */
export function makeMailboxSmsSender(mailbox: Mailbox): SmsSender {
  return {
    send: async ({ at, ...message }) => {
      await mailbox.put({ ...message, channel: 'phone', subject: null, html: null, at: new Date(at).toISOString() });
      return ok(undefined);
    },
  };
}
