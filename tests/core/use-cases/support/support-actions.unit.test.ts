import { describe, expect, it } from 'vitest';
import { routeName } from '../../../../core/api/routes.ts';
import type { CalendarDate } from '../../../../core/domain/calendar-date.ts';
import { SUPPORT_EMAIL } from '../../../../core/domain/settings.ts';
import { openForm, type OpenForm } from '../../../../core/forms/open-form.ts';
import type { SupportField } from '../../../../core/use-cases/support/support-actions.ts';
import { ANA_EMAIL, anaLoggedIn, callsOf } from '../../../support/accounts.ts';
import { makeVisitorHarness, startedHarness, type FlowHarness } from '../../../support/flow-harness.ts';

const SEND = routeName('sendSupportRequest');
const GET_DEFAULT = routeName('getDefaultProfile');
const TODAY = '2026-11-20' as CalendarDate;

const NOTHING = { requestType: 'default', name: '', email: '', phoneNumber: '', supportInformation: '' };
const PHONE = { firstName: 'Ana', lastName: 'Ruiz', zipCode: '94110', phoneNumber: '4155550100' };
const ASKED = { requestType: 'technicalSupport', supportInformation: 'The camera stays dark.' };

function openSupport(harness: FlowHarness): OpenForm<SupportField> {
  return openForm(harness.account().support.openForm(), () => TODAY);
}

function type(form: OpenForm<SupportField>, values: Partial<Record<SupportField, string>>): void {
  for (const [field, text] of Object.entries(values)) form.type(field as SupportField, text);
}

/** A guest whose test is over, with all that the guest form asked. */
async function aGuestWithData(): Promise<FlowHarness> {
  const harness = await startedHarness('testing');
  await harness.passUntil('reporting-information');
  return harness;
}

describe('the form to customer service', () => {
  it('has the name and e-mail of the current user at once, and the phone number of the default profile later', async () => {
    const harness = await anaLoggedIn({ profiles: [PHONE] });

    const form = openSupport(harness);

    expect(form.state().values).toEqual({ ...NOTHING, name: 'Ana Ruiz', email: ANA_EMAIL });
    await form.prefill();
    expect(form.state().values.phoneNumber).toBe('(415) 555-0100');
    expect(callsOf(harness, GET_DEFAULT)).toBe(1);
  });

  it('keeps a known name when the default profile has none', async () => {
    const harness = await anaLoggedIn({ profiles: [{ ...PHONE, firstName: '', lastName: '' }] });
    const user = harness.state().identity.currentUser;
    if (user === null) throw new Error('Ana is not signed in.');
    harness.runner().send({ type: 'userLoggedIn', user: { ...user, first_name: 'Ana' }, profiles: [] });

    const form = openSupport(harness);
    await form.prefill();

    expect(form.state().values).toMatchObject({ name: 'Ana', phoneNumber: '(415) 555-0100' });
  });

  it('stays unchanged when no profile can be loaded', async () => {
    const harness = await anaLoggedIn({ profiles: [PHONE] });
    harness.backend.failNext(GET_DEFAULT, 500);

    const form = openSupport(harness);
    await form.prefill();

    expect(form.state().values).toEqual({ ...NOTHING, name: 'Ana Ruiz', email: ANA_EMAIL });
    expect([form.errors(), form.fieldErrors()]).toEqual([[], []]);
  });

  it('has the data that a guest entered, and requests no profile', async () => {
    const harness = await aGuestWithData();

    const form = openSupport(harness);
    await form.prefill();

    expect(form.state().values).toEqual({ ...NOTHING, name: 'Ana Ruiz' });
    expect(callsOf(harness, GET_DEFAULT)).toBe(0);
  });

  it('sends a normalized request with a ten-digit phone number, and it reaches the staff', async () => {
    const harness = makeVisitorHarness();
    const form = openSupport(harness);
    type(form, { ...ASKED, name: ' Ana Ruiz ', email: ANA_EMAIL, phoneNumber: '(415) 555-0100' });

    expect(await form.submit()).toBe(true);

    expect(harness.backend.calls.at(-1)).toEqual({
      name: SEND,
      payload: { ...ASKED, name: 'Ana Ruiz', email: ANA_EMAIL, phoneNumber: '4155550100' },
    });
    expect(harness.backend.messages().at(-1)).toMatchObject({ to: SUPPORT_EMAIL, kind: 'supportRequest' });
  });
});
