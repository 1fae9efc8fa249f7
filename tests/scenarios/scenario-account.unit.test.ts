import { describe, expect, it } from 'vitest';
import { makeMemoryBackend } from '../../adapters/memory/memory-backend.ts';
import { KITS } from '../../core/domain/kit-registry.ts';
import type { CalendarDate } from '../../core/domain/calendar-date.ts';
import { PLAYED } from '../../scenarios/driver.ts';
import type { Scenario } from '../../scenarios/scenario.ts';
import {
  makeScenarioAccount,
  SCENARIO_EMAIL,
  SCENARIO_PASSWORD,
  type TestAccount,
} from '../../scenarios/scenario-account.ts';
import { wrongCode } from '../../scenarios/walk-registration.ts';

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

  it.each(['guest', 'visitor'] as const)('is not created for a %s', async (who) => {
    const { backend, bench } = aBench();
    expect(await makeScenarioAccount(bench, aScenario({ who, profiles: [] }), TODAY)).toEqual(PLAYED);
    expect(backend.calls).toEqual([]);
  });

  it('reports which step failed, that no code arrived, or that a profile is invalid', async () => {
    const failing = aBench();
    failing.backend.failNext('POST /accounts/create', 409);
    const played = await makeScenarioAccount(failing.bench, aScenario({ who: 'account', profiles: [] }), TODAY);
    expect(JSON.stringify(played)).toContain('registering failed with EMAIL_REGISTRATION_ERROR');
    const silent = aBench({ lastMessage: () => Promise.resolve(null) });
    const none = aScenario({ who: 'account', profiles: [] });
    expect(JSON.stringify(await makeScenarioAccount(silent.bench, none, TODAY))).toContain('no code came');
    const profiles = [{ form: { zipCode: 'no zip' }, consentToReport: false }];
    const wrong = await makeScenarioAccount(aBench().bench, aScenario({ who: 'account', profiles }), TODAY);
    const reason = 'A profile of the scenario is invalid: zipCode "no zip"; expected a ZIP code of 5 digits.';
    expect(wrong).toEqual({ ok: false, error: { reason, path: ['profiles', 0, 'zipCode'] } });
  });
});

it.each(['123456', '654321', '000000', null])('finds a wrong code for %s', (right) => {
  const wrong = wrongCode(right);
  expect(wrong).toMatch(/^\d{6}$/);
  expect(wrong).not.toBe(right);
});
