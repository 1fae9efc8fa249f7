import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFakeClock } from '../../adapters/clock/fake-clock.ts';
import { makeMemoryStorage } from '../../adapters/memory/memory-storage.ts';
import { parseOffsetInstant } from '../../core/domain/calendar-date.ts';
import { KITS } from '../../core/domain/kit-registry.ts';
import type { Language } from '../../core/domain/languages.ts';
import { momentOf } from '../../core/flow/app-runner.ts';
import { FLOWS, stepNumber } from '../../core/flow/flows.ts';
import { readState } from '../../core/flow/persisted-state.ts';
import type { FixtureState } from '../states/fixture-state.ts';
import { walkStates } from '../states/walk-states.ts';
import { technicalDetails } from '../technical-details.ts';

/** The technical details of the person whose browser stores this state. */
function detailsOf({ now, kept }: FixtureState, language: Language): string {
  const storage = makeMemoryStorage();
  Object.entries(kept).forEach(([key, value]) => storage.write(key, value));
  const at = parseOffsetInstant(now);
  if (at === null) throw new RangeError(`${now} is no instant.`);
  const moment = momentOf(makeFakeClock(at.instant, at.utcOffsetMinutes), KITS);
  const page = { route: 'testSteps', from: null, errors: [], errorsBefore: null } as const;
  return technicalDetails(readState(storage), { moment, language, isOnline: true, page, storage });
}

/** `testing-28-countdown-guest.txt` */
function fileName({ flow, step, who }: FixtureState): string {
  return `${flow}-${String(stepNumber(FLOWS[flow], step)).padStart(2, '0')}-${step}-${who}.txt`;
}

/** Writes the technical details of a person at every step of both flows. Returns how many there are. */
export async function writePeople(folder: string, language: Language): Promise<number> {
  mkdirSync(folder, { recursive: true });
  const states = await walkStates();
  for (const state of states) writeFileSync(join(folder, fileName(state)), detailsOf(state, language));
  return states.length;
}
