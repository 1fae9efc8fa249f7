import { describe, expect, it } from 'vitest';
import { openForm } from '../../../../core/forms/open-form.ts';
import type { CalendarDate } from '../../../../core/domain/calendar-date.ts';
import { makeLoginSessionsQuery } from '../../../../core/use-cases/account/login-sessions.ts';
import { ANA_EMAIL, anaLoggedIn, PASSWORD } from '../../../support/accounts.ts';

const today = () => '2026-11-20' as CalendarDate;

async function openList() {
  const harness = await anaLoggedIn();
  const other = harness.backend.openBrowser();
  await other.authApi.logIn(ANA_EMAIL, PASSWORD);
  const query = makeLoginSessionsQuery(harness.backend.loginSessionApi);
  await query.load();
  const shown = () => query.state().value?.map(({ isCurrent }) => isCurrent);
  return { harness, other, query, shown, form: openForm(query.endForm, today) };
}

describe('the list of login sessions', () => {
  it('ends only the one that was asked about', async () => {
    const { harness, other, query, shown, form } = await openList();
    const third = harness.backend.openBrowser();
    await third.authApi.logIn(ANA_EMAIL, PASSWORD);
    await query.load();
    expect(shown()).toEqual([true, false, false]);
    const [, first] = query.state().value ?? [];
    if (first === undefined) throw new Error('There is no other login session.');
    query.askToEnd(first);
    form.type('password', PASSWORD);
    expect(await form.submit()).toBe(true);
    expect(shown()).toEqual([true, false]);
    const live = await Promise.all([other, third].map(async ({ authApi }) => (await authApi.refresh()).ok));
    expect(live.toSorted()).toEqual([false, true]);
  });

  it('asks for the password first, and ends nothing with a wrong one or on the way back', async () => {
    const { query, shown, form } = await openList();
    query.askToEnd('others');
    expect(await form.submit()).toBe(false);
    expect(form.fieldErrors()).toEqual([{ field: 'password', code: 'EMPTY_PASSWORD' }]);
    form.type('password', 'Wrong-Lamp-72');
    expect(await form.submit()).toBe(false);
    expect(form.fieldErrors()).toEqual([{ field: 'password', code: 'INCORRECT_PASSWORD' }]);
    query.leave();
    await query.load();
    expect(shown()).toEqual([true, false]);
  });
});
