import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '../../../../core/domain/calendar-date.ts';
import { openForm } from '../../../../core/forms/open-form.ts';
import { codeVerificationForm, logInForm, resetPasswordForm } from '../../../../core/use-cases/account/login-forms.ts';
import { makeVisitorHarness, type FlowHarness } from '../../../support/flow-harness.ts';
import { addAna, ANA_EMAIL, callsOf, codeFor, PASSWORD } from '../../../support/accounts.ts';

const NEXT = 'Green-River-58';
const today = () => '2026-11-20' as CalendarDate;

function linkFor({ backend }: FlowHarness) {
  const { uid = '', token = '' } = backend.messages().findLast(({ kind }) => kind === 'resetLink') ?? {};
  return { uid, token };
}

describe('changing the password', () => {
  it('makes no call without a login', async () => {
    const harness = makeVisitorHarness();
    expect((await harness.account().changePassword(PASSWORD, NEXT)).ok).toBe(false);
    expect(harness.backend.calls).toEqual([]);
  });
});

describe('a forgotten password', () => {
  it('that is too similar to the e-mail shows an error until another is typed', async () => {
    const harness = makeVisitorHarness();
    addAna(harness);
    await harness.account().forgotPassword(ANA_EMAIL);
    const form = openForm(resetPasswordForm(harness.account(), linkFor(harness), false), today);
    const type = (password: string): void => {
      form.type('newPassword', password);
      form.type('repeatPassword', password);
    };
    type('Ana@mail.example1');
    await form.submit();
    expect(form.errors()).toMatchObject([{ code: 'UNPROCESSABLE_PASSWORD', similarTo: ['email', 'username'] }]);
    type(NEXT);
    expect(form.errors()).toEqual([]);
    expect(await form.submit()).toBe(true);
  });
});

describe('the forms of login and registration', () => {
  it('fill in the remembered e-mail, ticked', () => {
    const harness = makeVisitorHarness();
    expect(logInForm(harness.account()).initial).toEqual({ email: '', password: '', rememberMe: '' });
    harness.storage.write('username', ANA_EMAIL);
    expect(logInForm(harness.account()).initial).toEqual({ email: ANA_EMAIL, password: '', rememberMe: 'true' });
  });

  it('require e-mail and password, and send them', async () => {
    const harness = makeVisitorHarness();
    addAna(harness);
    const form = openForm(logInForm(harness.account()), today);
    await form.submit();
    expect(form.fieldErrors().map(({ code }) => code)).toEqual(['EMPTY_USERNAME', 'EMPTY_PASSWORD']);
    form.type('email', 'ana');
    expect(form.fieldErrors()[0]?.code).toBe('INVALID_EMAIL');
    form.type('email', ANA_EMAIL);
    form.type('password', PASSWORD);
    form.type('rememberMe', 'true');
    expect(await form.submit()).toBe(true);
    expect(harness.account().rememberedUsername()).toBe(ANA_EMAIL);
  });

  it('accept six digits as a code, however they are written, and send a rejected one once', async () => {
    const harness = makeVisitorHarness();
    await harness.account().sendVerificationCode('new.person@mail.example');
    const form = openForm(
      codeVerificationForm(harness.account(), () => harness.state()),
      today,
    );
    form.type('code', '12-34 5');
    await form.submit();
    expect(form.fieldErrors()).toEqual([{ field: 'code', code: 'INVALID_CODE' }]);
    expect(callsOf(harness, 'POST /accounts/verify-code')).toBe(0);
    form.type('code', ' 00 00 00 99');
    expect(form.state().values.code).toBe('000000');
    await form.submit();
    await form.submit();
    expect([form.fieldErrors()[0]?.code, callsOf(harness, 'POST /accounts/verify-code')]).toEqual(['INVALID_CODE', 1]);
    form.type('code', codeFor(harness, 'new.person@mail.example'));
    expect(await form.submit()).toBe(true);
  });
});

describe('the form for a new password', () => {
  const LINK = { uid: 'user-1', token: 'reset-token-1' };
  const typed = { newPassword: NEXT, repeatPassword: NEXT };

  it('needs the code in a browser that did not ask for the link, and only there', () => {
    const account = makeVisitorHarness().account();
    const codesFor = (needsCode: boolean, code: string) =>
      resetPasswordForm(account, LINK, needsCode).check({ ...typed, code }, today());
    expect(codesFor(false, '')).toEqual([]);
    expect(codesFor(true, '')).toEqual([{ field: 'code', code: 'EMPTY_CODE' }]);
    expect(codesFor(true, '123')).toEqual([{ field: 'code', code: 'INVALID_CODE' }]);
    expect(codesFor(true, '123456')).toEqual([]);
  });

  it('sends the code that the asking page shows', async () => {
    const harness = makeVisitorHarness();
    addAna(harness);
    const asked = await harness.backend.openBrowser().authApi.forgotPassword(ANA_EMAIL);
    const code = asked.ok ? asked.value : '';
    const form = openForm(resetPasswordForm(harness.account(), linkFor(harness), true), today);
    for (const field of ['newPassword', 'repeatPassword'] as const) form.type(field, NEXT);
    form.type('code', code);
    expect(await form.submit()).toBe(true);
  });
});
