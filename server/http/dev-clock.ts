import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { parseIsoInstant } from '../../core/domain/calendar-date.ts';
import type { AdjustableClock } from '../clock.ts';
import { parseBySchema } from './api-call.ts';
import { sendProblem, unprocessable } from './problem.ts';
import { instantShape } from './schemas/text.ts';

export interface DevClockDeps {
  readonly clock: AdjustableClock;
  /** Tries all due jobs, and resolves when they were tried. */
  readonly deliverDue: () => Promise<void>;
}

const clockSchema = v.object({ now: v.nullable(instantShape) });

/**
 * POST /dev/clock, outside production only: `{"now": "2026-11-20T18:00:00Z"}` stops the server's clock at that instant, and
 * `{"now": null}` lets it follow the machine's clock again. Tests that move a browser's clock also move the server's. Due jobs are
 * delivered first, as they would have been in the skipped time.
 */
export function registerDevClock(app: FastifyInstance, { clock, deliverDue }: DevClockDeps): void {
  app.post('/dev/clock', async (request, reply) => {
    const body = parseBySchema(clockSchema, request.body, 'body');
    if (!body.ok) return sendProblem(reply, body.error);
    const instant = body.value.now === null ? null : parseIsoInstant(body.value.now);
    if (instant === null && body.value.now !== null) {
      return sendProblem(reply, unprocessable([{ field: 'now', code: 'INVALID_DATE' }]));
    }
    await deliverDue();
    clock.stopAt(instant);
    return reply.status(204).send();
  });
}
