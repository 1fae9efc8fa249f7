import { describe, expect, it } from 'vitest';
import type { ProfileSummary } from '../../../core/domain/profile.ts';
import type { FlowName } from '../../../core/flow/session.ts';
import type { StepId } from '../../../core/flow/step-row.ts';
import { anaLoggedIn, callsOf } from '../../support/accounts.ts';
import type { FlowHarness } from '../../support/flow-harness.ts';
import { anEnteredProfile } from '../use-cases/profile/an-entered-profile.ts';

const CREATE = 'POST /test-results/create';

/** An account with Ana, who always reports, and Leo and Mia, who do not; one of them is at a step. */
async function personAt(firstName: string, step: StepId, flow: FlowName = 'testing'): Promise<FlowHarness> {
  const person = { lastName: 'Ruiz', zipCode: '94110', dateOfBirth: '1988-04-12T00:00:00.000Z', age: 38 };
  const profiles = ['Ana', 'Leo', 'Mia'].map((name, index) => ({
    ...person,
    firstName: name,
    consentToReport: index === 0,
  }));
  const harness = await anaLoggedIn({ profiles });
  await harness.actions().startTest(flow);
  await harness.passUntil('profile-selection');
  choose(harness, firstName);
  await harness.passUntil(step);
  return harness;
}

const anaAt = (step: StepId, flow?: FlowName): Promise<FlowHarness> => personAt('Ana', step, flow);

function choose(harness: FlowHarness, firstName: string): void {
  harness.runner().send({ type: 'profileSelected', profile: personOf(harness, firstName) });
}

function personOf(harness: FlowHarness, name: string): ProfileSummary {
  const found = harness.state().identity.profiles.find(({ firstName }) => firstName === name);
  if (found === undefined) throw new Error(`There is no ${name}.`);
  return found;
}

async function review(harness: FlowHarness, consentToReport: boolean): Promise<void> {
  const editor = harness.account().profiles.open(harness.state().session.selectedProfileId ?? '');
  await editor.load();
  const profile = editor.state().value;
  if (profile === null) throw new Error('There is no profile to review.');
  await harness.account().profiles.saveReview(profile, { ...anEnteredProfile(), consentToReport });
}

describe('choosing another person', () => {
  it.each([
    ['set by consent', 'Ana', 'review-profile'],
    ['chosen by hand', 'Mia', 'submit-report'],
  ] as const)('asks for symptoms, onset and a report that was %s again', async (_how, before, lastStep) => {
    const harness = await personAt(before, lastStep, 'reporting');
    if (lastStep === 'submit-report') {
      harness.runner().send({ type: 'reportOptionChosen', option: 'reportToAims' });
    }
    expect(harness.state().session.reportOption).toBe('reportToAims');
    while (harness.step() !== 'health-questionnaire') harness.actions().pressBack();
    harness.runner().send({ type: 'symptomsAnswered', answer: 'yes' });
    harness.runner().send({ type: 'onsetTyped', text: '11/18/2026' });
    harness.actions().pressBack();
    await harness.runner().settled();
    choose(harness, 'Leo');
    expect(harness.state().session).toMatchObject({ onsetText: '', symptomOnsetDate: null });
    await harness.actions().pressNext();
    await harness.actions().pressNext();
    expect(harness.step()).toBe('health-questionnaire');
    await harness.passUntil('submit-report');
    await harness.actions().pressNext();
    expect([harness.step(), harness.state().session.reportOption]).toEqual(['submit-report', null]);
  });

  it('keeps all answers when the same person is chosen again', async () => {
    const harness = await anaAt('review-profile', 'reporting');
    const before = harness.state().session;
    while (harness.step() !== 'profile-selection') harness.actions().pressBack();
    choose(harness, 'Ana');
    const { isSymptomatic, symptomOnsetDate, reportOption } = before;
    expect(harness.state().session).toMatchObject({ isSymptomatic, symptomOnsetDate, reportOption });
  });

  it('replaces a deleted profile in the review step, with the answers of the test', async () => {
    const harness = await anaAt('review-profile');
    const leo = personOf(harness, 'Leo');
    harness.runner().send({ type: 'profileSelected', profile: leo });
    expect(harness.state().session.selectedProfileId).toBe(personOf(harness, 'Ana').profileId);
    harness.runner().send({ type: 'profilesFetched', profiles: [leo] });
    harness.runner().send({ type: 'profileSelected', profile: leo });
    expect(harness.state().session).toMatchObject({ selectedProfileId: leo.profileId, isSymptomatic: 'no' });
  });
});

describe('a report option set by consent', () => {
  it('is cleared with the consent, and is asked before anything is sent', async () => {
    const harness = await anaAt('review-profile');
    expect(harness.state().session.reportOption).toBe('reportToAims');
    await review(harness, false);
    expect([harness.step(), harness.state().session.reportOption]).toEqual(['submit-report', null]);
    expect(callsOf(harness, CREATE)).toBe(0);
  });

  it('is cleared with the deleted profile, and is asked before anything is sent', async () => {
    const harness = await anaAt('review-profile');
    const leo = personOf(harness, 'Leo');
    harness.runner().send({ type: 'profilesFetched', profiles: [leo] });
    harness.runner().send({ type: 'profileSelected', profile: leo });
    await harness.actions().pressNext();
    expect([harness.step(), harness.state().session.reportOption]).toEqual(['submit-report', null]);
    expect(callsOf(harness, CREATE)).toBe(0);
  });

  it('stays as it was submitted when the consent is withdrawn afterwards', async () => {
    const harness = await anaAt('review-profile');
    await review(harness, true);
    const editor = harness.account().profiles.open(personOf(harness, 'Ana').profileId);
    await editor.load();
    const profile = editor.state().value;
    if (profile === null) throw new Error('There is no profile to edit.');
    await harness.account().profiles.save(profile, { ...anEnteredProfile(), consentToReport: false });
    expect(harness.state().session).toMatchObject({ consentToReport: false, reportOption: 'reportToAims' });
  });

  it('stays while the consent is given', async () => {
    const harness = await anaAt('review-profile');
    await review(harness, true);
    expect(harness.step()).toBe('dispose-kit');
    expect(harness.backend.calls.findLast(({ name }) => name === CREATE)?.payload).toMatchObject({
      sendToAims: true,
      isAnonymous: false,
    });
  });
});

describe('a report option that the person chose', () => {
  /** Leo reports anonymously; in the review he consents to be always reported, and the submission fails. */
  async function anonymousWithConsent(): Promise<FlowHarness> {
    const harness = await anaAt('profile-selection');
    choose(harness, 'Leo');
    await harness.passUntil('submit-report');
    harness.runner().send({ type: 'reportOptionChosen', option: 'reportAnonymously' });
    await harness.actions().pressNext();
    harness.backend.failNext(CREATE, 503);
    await review(harness, true);
    expect(harness.step()).toBe('review-profile');
    return harness;
  }

  it('is not changed by a consent: Back shows it, and it is sent as chosen', async () => {
    const harness = await anonymousWithConsent();
    harness.actions().pressBack();
    await harness.runner().settled();
    expect([harness.step(), harness.state().session.reportOption]).toEqual(['submit-report', 'reportAnonymously']);
    await harness.actions().pressNext();
    await harness.actions().pressNext();
    expect(harness.backend.calls.findLast(({ name }) => name === CREATE)?.payload).toMatchObject({ isAnonymous: true });
  });

  it('not to report is submitted, although consent was given afterwards', async () => {
    const harness = await anonymousWithConsent();
    harness.actions().pressBack();
    await harness.runner().settled();
    harness.runner().send({ type: 'reportOptionChosen', option: 'doNotReport' });
    harness.actions().pressBack();
    await harness.runner().settled();
    await harness.passUntil('submit-report');
    await harness.actions().pressNext();
    expect(harness.step()).toBe('dispose-kit');
    expect(harness.backend.calls.findLast(({ name }) => name === CREATE)?.payload).toMatchObject({ sendToAims: false });
    expect(harness.state().session.submittedAt).not.toBeNull();
  });
});
