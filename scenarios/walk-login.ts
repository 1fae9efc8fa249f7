import { notPlayed, type Played, type ScenarioDriver } from './driver.ts';
import { SCENARIO_EMAIL, SCENARIO_PASSWORD, type SentMessage } from './scenario-account.ts';
import type { ActionValues } from './scenario.ts';
import { wrongCode } from './walk-registration.ts';

/** Fills in the open login and sends it, by default as the scenario's own account. The second factor is for the next actions. */
export async function walkLogin(
  driver: Pick<ScenarioDriver, 'fill' | 'press'>,
  credentials: ActionValues['login'],
): Promise<Played> {
  const { email, password } = credentials ?? { email: SCENARIO_EMAIL, password: SCENARIO_PASSWORD };
  const filled = await driver.fill({ email, password });
  return filled.ok ? driver.press('log-in') : filled;
}

/** Types the code of the newest message, or another one, into its field. */
export async function typeSentCode(
  driver: Pick<ScenarioDriver, 'fill'>,
  which: ActionValues['code'],
  newest: SentMessage | null,
): Promise<Played> {
  const right = newest?.code ?? null;
  if (which === 'wrong') return driver.fill({ code: wrongCode(right) });
  return right === null ? notPlayed('No code was sent.') : driver.fill({ code: right });
}
