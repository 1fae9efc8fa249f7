import { notPlayed, PLAYED, type Played, type ScenarioDriver } from './driver.ts';

/** The input of a registration; without an email address, the one already in the form stays. */
export interface NewAccount {
  readonly email: string;
  readonly password: string;
}

/** The default input. */
export const DEFAULT_NEW_ACCOUNT: NewAccount = { email: 'new.account@clearline.example', password: 'Green-River-58' };

type Walker = Pick<ScenarioDriver, 'press' | 'fill' | 'code'>;

/** Goes from the terms to the first profile: agrees, verifies the email address, and chooses a password. */
export async function walkRegistration(driver: Walker, { email, password }: NewAccount): Promise<Played> {
  const steps: readonly (() => Promise<Played>)[] = [
    () => driver.press('agree'),
    () => driver.press('agree'),
    () => driver.press('continue'),
    () => driver.fill({ email }),
    () => driver.press('send-code'),
    () => driver.code('right'),
    () => driver.press('verify-code'),
    () => driver.fill({ password, confirmPassword: password }),
    () => driver.press('create-account'),
  ];
  for (const step of steps) {
    const played = await step();
    if (!played.ok) return notPlayed(`The registration stopped: ${played.error.reason}`);
  }
  return PLAYED;
}

/** A code of six digits that differs from the given one. */
export function wrongCode(right: string | null): string {
  return right === '123456' ? '654321' : '123456';
}
