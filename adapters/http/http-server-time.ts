import * as v from 'valibot';
import { parseIsoInstant } from '../../core/domain/calendar-date.ts';
import { err, ok } from '../../core/domain/result.ts';
import type { ServerTime } from '../../core/ports/server-time.ts';
import type { HttpClient } from './ky-client.ts';
import { readAnswer } from './read-answer.ts';

const timeAnswer = v.object({ now: v.string() });

/** The server's time over HTTP. */
export function makeHttpServerTime(client: HttpClient): ServerTime {
  return {
    now: async () => {
      const answer = readAnswer('serverTime', timeAnswer, await client.call('serverTime'));
      if (!answer.ok) return answer;
      const instant = parseIsoInstant(answer.value.now);
      return instant === null ? err({ code: 'UNKNOWN' }) : ok(instant);
    },
  };
}
