import { describe, expect, it } from 'vitest';
import { EMPTY_GUEST_FORM } from '../../../core/domain/guest-form.ts';
import { EMPTY_GUEST_INFO } from '../../../core/domain/guest-info.ts';
import { storedValues } from '../../../scenarios/stored-values.ts';
import { addAna, addBen, ANA_EMAIL, anaTesting, BEN_EMAIL, logIn, register } from '../../support/accounts.ts';
import { startedHarness, type FlowHarness } from '../../support/flow-harness.ts';

/** A guest called Ximena, who is about to send her report. */
async function guestReporting(): Promise<FlowHarness> {
  const harness = await startedHarness('reporting');
  addAna(harness);
  await harness.passUntil('review-profile');
  const form = { ...EMPTY_GUEST_FORM, firstName: 'Ximena', dateOfBirth: '04/12/1988', zipCode: '94110' };
  harness.runner().send({ type: 'guestFormChanged', form });
  harness.runner().send({ type: 'guestInfoSaved', info: { ...EMPTY_GUEST_INFO, firstName: 'Ximena' } });
  expect(storedText(harness)).toContain('Ximena');
  return harness;
}

/** Everything that the browser stores. */
function storedText({ storage }: FlowHarness): string {
  return JSON.stringify(storedValues(storage));
}

describe('the details that a guest entered', () => {
  it.each([
    ['an account with profiles logs in', (harness: FlowHarness) => logIn(harness, ANA_EMAIL)],
    ['the guest logs out', (harness: FlowHarness) => harness.actions().logOut()],
    [
      'the next guest starts',
      (harness: FlowHarness) => {
        harness.actions().logOut();
        harness.actions().continueAsGuest();
      },
    ],
  ] as const)('are gone from the browser when %s', async (_what, change) => {
    const harness = await guestReporting();
    await change(harness);
    expect(storedText(harness)).not.toContain('Ximena');
    expect(JSON.stringify(harness.state().identity)).not.toContain('Ximena');
  });

  it('stay for the first profile of the guest’s new account', async () => {
    const harness = await guestReporting();
    await register(harness, 'new@mail.example');
    expect(harness.state().identity.guestForm.firstName).toBe('Ximena');
  });
});

describe('the details of an account', () => {
  it('are gone from the browser when another account logs in, although the test waits for its owner', async () => {
    const harness = await anaTesting('warnings');
    addBen(harness);
    await logIn(harness, BEN_EMAIL);
    expect(storedText(harness)).not.toMatch(/Ana|ana@mail/);
  });
});
