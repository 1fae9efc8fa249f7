import { describe, expect, it } from 'vitest';
import { EMPTY_GUEST_FORM, type GuestForm } from '../../../core/domain/guest-form.ts';
import { shownFieldErrors } from '../../../core/flow/selectors.ts';
import { startedHarness, type FlowHarness } from '../../support/flow-harness.ts';

const NEEDED = { dateOfBirth: '11/20/2024', zipCode: '94110' };

async function openForm(values: Partial<GuestForm>): Promise<FlowHarness> {
  const harness = await startedHarness('reporting');
  await harness.passUntil('review-profile');
  type(harness, values);
  return harness;
}

function type(harness: FlowHarness, values: Partial<GuestForm>): void {
  harness.runner().send({ type: 'guestFormChanged', form: { ...EMPTY_GUEST_FORM, ...values } });
}

const where = (harness: FlowHarness) => [harness.step(), harness.state().session.guestPage];
const codes = (harness: FlowHarness) =>
  shownFieldErrors(harness.state(), harness.runner().moment()).map(({ code }) => code);
const sent = ({ backend }: FlowHarness) =>
  backend.calls.filter(({ name }) => name === 'POST /test-results/guest-create').length;

describe('the pages of the guest form', () => {
  it('open one after another, and the last one sends', async () => {
    const harness = await openForm(NEEDED);
    expect(where(harness)).toEqual(['review-profile', 'needed']);
    await harness.actions().pressNext();
    expect(where(harness)).toEqual(['review-profile', 'contact']);
    await harness.actions().pressNext();
    expect([where(harness), sent(harness)]).toEqual([['review-profile', 'about'], 0]);
    await harness.actions().pressNext();
    expect([harness.step(), sent(harness)]).toEqual(['reporting-information', 1]);
  });

  it('stay open after a reload, and begin with the first when the step is entered again', async () => {
    const harness = await openForm(NEEDED);
    await harness.actions().pressNext();
    harness.reload();
    expect(where(harness)).toEqual(['review-profile', 'contact']);
    harness.actions().pressBack();
    expect(where(harness)).toEqual(['review-profile', 'needed']);
    harness.actions().pressBack();
    expect(harness.step()).toBe('submit-report');
    await harness.actions().pressNext();
    expect(where(harness)).toEqual(['review-profile', 'needed']);
  });

  it('show the errors of their own fields, and of no page behind them', async () => {
    const harness = await openForm({ emailAddress: 'ana@' });
    await harness.actions().pressNext();
    expect([where(harness)[1], codes(harness)]).toEqual(['needed', ['EMPTY_DATE_OF_BIRTH', 'EMPTY_ZIP']]);
    type(harness, { ...NEEDED, emailAddress: 'ana@' });
    await harness.actions().pressNext();
    expect([where(harness)[1], codes(harness)]).toEqual(['contact', []]);
    await harness.actions().pressNext();
    expect([where(harness)[1], codes(harness)]).toEqual(['contact', ['INVALID_EMAIL']]);
  });

  it('lead to the first page with a rejected field', async () => {
    const harness = await openForm(NEEDED);
    await harness.actions().pressNext();
    await harness.actions().pressNext();
    type(harness, { dateOfBirth: '11/21/2024', zipCode: '94110' });
    await harness.actions().pressNext();
    expect([where(harness)[1], codes(harness), sent(harness)]).toEqual(['needed', ['INVALID_AGE'], 0]);
  });
});
