import { fillIn } from '../../../adapters/translations/fill-in.ts';
import { KITS } from '../../../core/domain/kit-registry.ts';
import { kitTexts } from '../../../core/domain/kit-texts.ts';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { translations } from '../../../adapters/translations/index.ts';
import { EMPTY_GUEST_FORM } from '../../../core/domain/guest-form.ts';
import { STEP_IDS, type StepId } from '../../../core/flow/step-row.ts';
import { loadLateSteps } from '../../../web/screens/test-steps/late-step.tsx';
import { STEP_SCREENS } from '../../../web/screens/test-steps/step-registry.ts';
import { makeFlowHarness, startedHarness, type FlowHarness } from '../../support/flow-harness.ts';
import { guestSteps } from '../../support/guest-steps.ts';
import { textsIn } from '../texts-in.ts';
import { renderStep } from './render-step.tsx';

/** The texts of the footer. */
const VERSION = '0.0.0-of-the-test';

/** What a screen reader announces by itself. */
const statusesOf = (html: string): string =>
  [...html.matchAll(/role="status"[^>]*>(.*?)<\/\w+>/g)].map(([, text]) => text).join(' ');
const { stop } = translations.en.steps.steps['intro-eligibility'];

beforeAll(async () => {
  vi.stubGlobal('APP_VERSION', VERSION);
  await loadLateSteps();
});

it('has a screen for every step', () => {
  expect(Object.keys(STEP_SCREENS).toSorted()).toEqual([...STEP_IDS].toSorted());
});

it.each(['testing', 'reporting'] as const)(
  'has the footer at every step of the %s flow except where the result is sent',
  async (flow) => {
    const harness = await startedHarness(flow);
    for (const step of guestSteps(flow)) {
      const html = renderStep(harness, await textsIn('en'));
      expect({ step, footer: html.includes(VERSION) }).toEqual({ step, footer: step !== 'submit-report' });
      await harness.passStep();
    }
  },
);

describe('differences between users', () => {
  it("a person who swabs another reads about that person's nose", async () => {
    const harness = await startedHarness('testing');
    await harness.passUntil('collection-method');
    harness.runner().send({ type: 'collectionChosen', isSelfCollecting: false });
    await harness.actions().pressNext();
    const [texts, ofKit] = [await textsIn('en'), kitTexts(KITS[0])];
    const read: StepId[] = [];
    for (let step = harness.step(); step !== 'prepare-1'; step = harness.step()) {
      if (step === 'none' || step === 'expired') throw new Error('The test has ended.');
      const { other = {} } = translations.en.steps.steps[step] as {
        readonly other?: Readonly<Record<string, unknown>>;
      };
      const told = [other.lead, other.figure].filter((text) => typeof text === 'string');
      for (const text of told) expect(renderStep(harness, texts)).toContain(fillIn(text, ofKit));
      if (told.length > 0) read.push(step);
      await harness.actions().pressNext();
    }
    expect(read).toEqual(['collect-1', 'collect-2', 'collect-3', 'collect-4']);
  });

  it('an account is offered an anonymous report, a guest is not', async () => {
    const harness = await startedHarness('reporting');
    await harness.passUntil('submit-report');
    const html = renderStep(harness, await textsIn('en'));
    expect(html.match(/name="reportOption" value="(\w+)"/g)).toHaveLength(2);
    expect(html).not.toContain('reportAnonymously');
  });
});

describe('a guest who gives only an age', () => {
  it('is not asked for name, phone or address', async () => {
    const texts = await textsIn('en');
    const harness = await startedHarness('testing');
    await harness.passUntil('review-profile');
    const form = { ...EMPTY_GUEST_FORM, noDateOfBirth: true, age: '38', zipCode: '94110' };
    harness.runner().send({ type: 'guestFormChanged', form });
    const asked = () => [...renderStep(harness, texts).matchAll(/<(?:input|select)\b[^>]* name="(\w+)"/g)];
    expect(asked().map(([, name]) => name)).toEqual(['age', 'zipCode', 'noDateOfBirth']);
    await harness.actions().pressNext();
    expect(asked().map(([, name]) => name)).toEqual(['emailAddress']);
  });
});

describe('an account', () => {
  /** An account with profiles of these ages at the choice between them. */
  async function accountWith(ages: Readonly<Record<string, number>>): Promise<FlowHarness> {
    const harness = makeFlowHarness();
    const profiles = Object.entries(ages).map(([firstName, age]) => ({
      ...{ profileId: firstName, firstName, age },
      userGroupId: 'g',
      lastName: 'Ruiz',
      label: '',
      zipCode: '94110',
      dateOfBirth: null,
      isDefaultProfile: false,
      consentToReport: false,
    }));
    const user = {
      uuid: 'u',
      username: 'ana',
      first_name: 'Ana',
      last_name: 'Ruiz',
      user_groups: ['g'],
      otpDevices: [],
    };
    const email = 'ana@clearline.example';
    harness.runner().send({ type: 'userLoggedIn', user: { ...user, email }, profiles });
    await harness.actions().startTest('testing');
    await harness.passUntil('profile-selection');
    return harness;
  }

  function select(harness: FlowHarness, name: string): void {
    const profile = harness.state().identity.profiles.find(({ firstName }) => firstName === name);
    if (profile === undefined) throw new Error(`There is no ${name}.`);
    harness.runner().send({ type: 'profileSelected', profile });
  }

  it('chooses one of its profiles, and sees at once who is too young', async () => {
    const texts = await textsIn('en');
    const harness = await accountWith({ Ana: 40, Mia: 1, Leo: 9 });
    const html = renderStep(harness, texts);
    expect([...html.matchAll(/name="selectedProfileId" value="(\w+)"/g)].map((match) => match[1])).toEqual([
      ...['Ana', 'Mia', 'Leo'],
    ]);
    for (const shown of ['Leo Ruiz', 'Age 40', 'Age 1', 'Age 9']) expect(html).toContain(shown);

    select(harness, 'Mia');
    expect(statusesOf(renderStep(harness, texts))).toContain(stop.under2);
    await harness.actions().pressNext();
    expect(harness.step()).toBe('profile-selection');
    select(harness, 'Leo');
    expect(statusesOf(renderStep(harness, texts))).not.toContain(stop.under2);
    await harness.actions().pressNext();
    expect(harness.step()).toBe('health-questionnaire');
  });

  it('is told that an adult must swab a child', async () => {
    const texts = await textsIn('en');
    const harness = await accountWith({ Leo: 9 });
    select(harness, 'Leo');
    await harness.actions().pressNext();
    await harness.passUntil('collection-method');
    harness.runner().send({ type: 'collectionChosen', isSelfCollecting: true });
    expect(statusesOf(renderStep(harness, texts))).toContain(stop.child);
    await harness.actions().pressNext();
    expect(harness.step()).toBe('collection-method');
    harness.runner().send({ type: 'collectionChosen', isSelfCollecting: false });
    expect(statusesOf(renderStep(harness, texts))).not.toContain(stop.child);
    await harness.actions().pressNext();
    expect(harness.step()).toBe('nasal-swab');
  });
});
