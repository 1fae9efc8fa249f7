import { userInfo } from 'node:os';
import { makeSystemClock } from '../../adapters/clock/system-clock.ts';
import { err, ok, type Result } from '../../core/domain/result.ts';
import type { ServerConfig } from '../config.ts';
import { makeKeyRing, type KeyRing } from '../keys/key-ring.ts';
import { readKeys } from '../keys/load-keys.ts';
import { makePseudonyms } from '../trail/pseudonyms.ts';
import { eventLine } from '../trail/event-line.ts';
import { leaveEvent } from '../trail/operator-events.ts';
import type { DetailsOf, SecurityEvent } from '../trail/security-events.ts';
import { withDatabase } from './open-database.ts';
import { EXIT, failed, type Outcome } from './outcome.ts';

/** The details of an event that a command knows; the operator is added. */
type CommandDetails<Event extends SecurityEvent> = Omit<DetailsOf<Event>, 'operator'>;

/** Who runs the command: the person behind `sudo`, if it is used. Some containers have no name for their user. */
export function operatorName(): string {
  const { SUDO_USER: behind } = process.env;
  if (behind !== undefined && behind !== '') return behind;
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.() ?? 'unknown');
  }
}

/** The keys of the server. Fails with a message for the operator. */
export function commandKeys({ keySource }: ServerConfig): Result<KeyRing, string> {
  const clock = makeSystemClock();
  const read = readKeys(keySource);
  if (!read.ok) return read;
  if (read.value === null)
    return err(`There is no key file ${keySource.keyFile}. Set KEY_FILE to the server's, or KEYS.`);
  return ok(makeKeyRing(read.value, () => clock.now()));
}

/** Records what a command does, for the log of the server. Null if that is done; otherwise how the command ends, which then shows nothing. */
export async function recordFailure<Event extends SecurityEvent>(
  event: Event,
  details: CommandDetails<Event>,
): Promise<Outcome | null> {
  const recorded = await withDatabase('write', async ({ db, config, clock }): Promise<Result<void, string>> => {
    const keys = commandKeys(config);
    if (!keys.ok) return keys;
    const all = { ...details, operator: operatorName() } as unknown as DetailsOf<Event>;
    await leaveEvent(db, eventLine(makePseudonyms(keys.value), event, all), clock.now());
    return ok(undefined);
  });
  const failure = recorded.ok ? recorded.value : recorded;
  return failure.ok ? null : failed(`It could not be recorded. ${failure.error}`, EXIT.noDatabase);
}
