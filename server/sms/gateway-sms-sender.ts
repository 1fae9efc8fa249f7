import { err, ok } from '../../core/domain/result.ts';
import type { SmsGateway } from '../config.ts';
import type { SmsSender } from './ports.ts';

const SEND_MS = 15_000;
const COUNTRY_CODE = '+1';

/**
 * Sends text messages through an HTTP gateway: POST of `{to, text}` as JSON, with the token as bearer and the message's id as
 * Idempotency-Key. Any 2xx means that it was accepted.
 */
export function makeGatewaySmsSender({ url, token }: SmsGateway, timeoutMs = SEND_MS): SmsSender {
  return {
    send: async ({ id, to, text }) => {
      try {
        const answer = await fetch(url, {
          method: 'POST',
          redirect: 'error',
          headers: {
            'content-type': 'application/json',
            'idempotency-key': id,
            ...(token === null ? {} : { authorization: `Bearer ${token}` }),
          },
          body: JSON.stringify({ to: `${COUNTRY_CODE}${to}`, text }),
          signal: AbortSignal.timeout(timeoutMs),
        });
        await answer.body?.cancel();
        return answer.ok ? ok(undefined) : err({ code: `HTTP ${answer.status}`, isFinal: false });
      } catch (error) {
        return err({ code: error instanceof Error ? error.name : 'fetch', isFinal: false });
      }
    },
  };
}
