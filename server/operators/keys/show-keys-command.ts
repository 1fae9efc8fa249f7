import { toIsoInstant } from '../../../core/domain/calendar-date.ts';
import { makeSystemClock } from '../../../adapters/clock/system-clock.ts';
import { readConfig } from '../../config.ts';
import { stateOf } from '../../keys/key.ts';
import { EXIT, failed, type Outcome } from '../outcome.ts';
import { commandKeys } from '../record-event.ts';
import { makeCommand } from '../run-program.ts';

function show(): Outcome {
  const config = readConfig(process.env);
  const ring = config.ok ? commandKeys(config.value) : config;
  if (!ring.ok) return failed(ring.error, EXIT.noDatabase);
  const [keys, now] = [ring.value.all(), makeSystemClock().now()];
  return {
    shown: keys.map((key) => ({
      purpose: key.purpose,
      id: key.id,
      state: stateOf(keys, key, now),
      usedFrom: toIsoInstant(key.usedFrom),
      acceptedUntil: key.acceptedUntil === null ? null : toIsoInstant(key.acceptedUntil),
    })),
  };
}

/** Lists the keys without their secrets. */
export const showKeysCommand = makeCommand({
  name: 'show',
  description: 'List the keys with their states, without secrets',
  help: `
It prints no secret. "used" keys make new tokens, codes and messages; "accepted" ones were replaced, and what they made is still valid;
"waiting" ones are used from the time that is printed; the secrets of "ended" ones are erased.`,
  exits: { 0: 'when the keys were shown', 3: 'when there are none' },
  hasJson: true,
  work: show,
});
