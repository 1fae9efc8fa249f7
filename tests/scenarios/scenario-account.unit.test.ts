import { describe, expect, it } from 'vitest';
import { makeMemoryBackend } from '../../adapters/memory/memory-backend.ts';
import { KITS } from '../../core/domain/kit-registry.ts';
import type { CalendarDate } from '../../core/domain/calendar-date.ts';
import { notPlayed, PLAYED, type Played } from '../../scenarios/driver.ts';
import type { Scenario } from '../../scenarios/scenario.ts';
import {
  makeScenarioAccount,
  SCENARIO_EMAIL,
  SCENARIO_OTP_EMAIL,
  SCENARIO_PASSWORD,
  type TestAccount,
} from '../../scenarios/scenario-account.ts';
import { walkRegistration, wrongCode } from '../../scenarios/walk-registration.ts';

const TODAY = '2026-11-20' as CalendarDate;
type Wanted = Pick<Scenario, 'who' | 'profiles'>;

function aScenario(wanted: Wanted): Scenario {
  return { other: null, ...wanted } as Scenario;
}

function aBench(overrides: Partial<TestAccount> = {}) {
  const backend = makeMemoryBackend({ kits: KITS });
  const bench: TestAccount = {
    ...backend,
    email: (text) => text,
    lastMessage: ([address = '']) => {
      const found = backend.messages().findLast(({ to }) => to === address);
      return Promise.resolve(found === undefined ? null : { code: found.code ?? null, resetLink: null });
    },
    ...overrides,
  };
  return { backend, bench };
}

describe("a scenario's account", () => {
  it('is registered through the same calls as by a person, with its profiles, and stays logged in', async () => {
    const { backend, bench } = aBench();
    const child = { form: { firstName: 'Leo', age: '', dateOfBirth: '05/01/2019' }, consentToReport: true };
    const adult = { form: { firstName: 'Ana' }, consentToReport: false };
    const scenario = aScenario({ who: 'account', profiles: [adult, child] });
    expect(await makeScenarioAccount(bench, scenario, TODAY)).toEqual(PLAYED);
    expect((await backend.authApi.refresh()).ok).toBe(true);
    const entered = await backend.authApi.logIn(SCENARIO_EMAIL, SCENARIO_PASSWORD);
    if (!entered.ok || entered.value.kind !== 'signedIn') throw new Error('The login failed.');
    const profiles = await backend.profileRepo.getAll(entered.value.user.uuid);
    expect(profiles).toMatchObject({
      value: [
        { firstName: 'Ana', isDefaultProfile: true, age: 36, consentToReport: false },
        { firstName: 'Leo', isDefaultProfile: false, age: 7, consentToReport: true },
      ],
    });
  });

  it('has a second factor when the scenario has one', async () => {
    const { backend, bench } = aBench();
    expect(await makeScenarioAccount(bench, aScenario({ who: 'account+otp', profiles: [] }), TODAY)).toEqual(PLAYED);
    expect(await backend.authApi.logIn(SCENARIO_EMAIL, SCENARIO_PASSWORD)).toMatchObject({
      value: { kind: 'otpRequired', otpDevices: ['EMAIL_My other email'] },
    });
    expect(backend.messages().at(-1)?.to).toBe(SCENARIO_OTP_EMAIL);
  });

  it.each(['guest', 'visitor'] as const)('is not created for a %s', async (who) => {
    const { backend, bench } = aBench();
    expect(await makeScenarioAccount(bench, aScenario({ who, profiles: [] }), TODAY)).toEqual(PLAYED);
    expect(backend.calls).toEqual([]);
  });

  it('reports which step failed', async () => {
    const { backend, bench } = aBench();
    backend.failNext('POST /accounts/create', 409);
    const played = await makeScenarioAccount(bench, aScenario({ who: 'account', profiles: [] }), TODAY);
    expect(played).toMatchObject({ ok: false });
    expect(JSON.stringify(played)).toContain('registering failed with EMAIL_REGISTRATION_ERROR');
  });

  it('reports that no code arrived, or that a profile is invalid', async () => {
    const silent = aBench({ lastMessage: () => Promise.resolve(null) });
    const none = aScenario({ who: 'account', profiles: [] });
    expect(JSON.stringify(await makeScenarioAccount(silent.bench, none, TODAY))).toContain('no code came');
    const profiles = [{ form: { zipCode: 'no zip' }, consentToReport: false }];
    const wrong = await makeScenarioAccount(aBench().bench, aScenario({ who: 'account', profiles }), TODAY);
    const reason = 'A profile of the scenario is invalid: zipCode "no zip"; expected a ZIP code of 5 digits.';
    expect(wrong).toEqual({ ok: false, error: { reason, path: ['profiles', 0, 'zipCode'] } });
  });

  it('rethrows an exception', async () => {
    const { bench } = aBench({ lastMessage: () => Promise.reject(new Error('A bug.')) });
    await expect(makeScenarioAccount(bench, aScenario({ who: 'account', profiles: [] }), TODAY)).rejects.toThrow(
      'A bug.',
    );
  });
});

describe('walking through the registration', () => {
  const account = { email: 'new@mail.example', password: SCENARIO_PASSWORD };

  function aWalker(stopsAt?: string) {
    const steps: string[] = [];
    const take = (step: string): Promise<Played> => {
      steps.push(step);
      return Promise.resolve(step === stopsAt ? notPlayed('it is not there') : PLAYED);
    };
    const walker = {
      press: (button: string) => take(`press ${button}`),
      fill: (values: object) => take(`fill ${Object.keys(values).join(' and ')}`),
      code: (which: string) => take(`code ${which}`),
    };
    return { steps, walker: walker as unknown as Parameters<typeof walkRegistration>[0] };
  }

  it('accepts the terms, verifies the e-mail and chooses a password, in the order of the screens', async () => {
    const { steps, walker } = aWalker();
    expect(await walkRegistration(walker, account)).toEqual(PLAYED);
    expect(steps).toEqual([
      'press agree',
      'press agree',
      'press continue',
      'fill email',
      'press send-code',
      'code right',
      'press verify-code',
      'fill password and confirmPassword',
      'press create-account',
    ]);
  });

  it('stops at a step that cannot be played, and reports it', async () => {
    const { steps, walker } = aWalker('press send-code');
    const played = await walkRegistration(walker, account);
    expect(played).toEqual(notPlayed('The registration stopped: it is not there'));
    expect(steps).toHaveLength(5);
  });

  it.each(['123456', '654321', '000000', null])('finds a wrong code for %s', (right) => {
    const wrong = wrongCode(right);
    expect(wrong).toMatch(/^\d{6}$/);
    expect(wrong).not.toBe(right);
  });
});
