// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { translations } from '../../../adapters/translations/index.ts';
import { APP_ROUTES } from '../../../core/flow/app-routes.ts';
import { open, openAsMember, setUpApp, shown } from '../opened-app.ts';
import type { OpenedApp } from '../transcripts/open-app.tsx';
import { fill, press, submit } from '../transcripts/page-hands.ts';

const { account, profiles } = translations.en;
const EMAIL = 'nora@mail.example';

setUpApp();

/** The screen on which a new account gets its password. */
async function openNewPassword(): Promise<OpenedApp> {
  const app = await open({ who: 'visitor', route: APP_ROUTES.emailVerification });
  await app.perform(() => fill({ email: EMAIL }));
  await app.perform(submit);
  const code = (await app.backEnd.lastMessage([EMAIL]))?.code ?? '';
  await app.perform(() => fill({ code }));
  await app.perform(submit);
  return app;
}

const errors = (): readonly (string | null)[] =>
  [...document.querySelectorAll('[data-error]')].map((error) => error.getAttribute('data-error'));
const attributeOf = (name: string, attribute: string): string | null =>
  document.querySelector(`[name="${name}"]`)?.getAttribute(attribute) ?? null;

describe('the password of a new account', () => {
  it('is shown on request, hidden again when it is sent, and rejected unless both match and follow the rules', async () => {
    const app = await openNewPassword();
    await app.perform(() => fill({ password: 'short' }));
    await app.perform(() => press('show-password'));
    expect([attributeOf('password', 'type'), errors()]).toEqual(['text', []]);
    await app.perform(() => fill({ confirmPassword: 'shorter' }));
    await app.perform(submit);
    expect([attributeOf('password', 'type'), attributeOf('password', 'autocomplete')]).toEqual([
      'password',
      'new-password',
    ]);
    expect(errors()).toEqual(['PASSWORD_DOES_NOT_MEET_REQUIREMENTS', 'PASSWORDS_DO_NOT_MATCH']);
  });

  it('shows which rules it meets while it is typed, by symbol and word', async () => {
    const app = await openNewPassword();
    const met = () => [...document.querySelectorAll('[data-met="true"]')].map((rule) => rule.getAttribute('data-rule'));
    expect(met()).toEqual([]);
    await app.perform(() => fill({ password: 'Ana1' }));
    expect(met()).toEqual(['digit', 'lowercase', 'uppercase']);
    const { rules, met: word } = account.password;
    expect(document.querySelector('[data-rule="digit"]')?.textContent).toBe(`${rules.digit}${word}`);
    await app.perform(() => fill({ password: `Ana1-${'x'.repeat(116)}` }));
    expect(met()).not.toContain('length');
  });
});

describe('the form of a profile', () => {
  it.each(['/profile', '/edit-profile', '/edit-profile/new'])('is empty at %s', async (route) => {
    await openAsMember(route);
    expect(shown('h1')).toBe(profiles.profileForm.titles.new);
    expect(document.querySelector<HTMLInputElement>('[name="firstName"]')?.value).toBe('');
  });

  it('asks for the age instead of the date of birth, and no more for a name', async () => {
    const app = await openAsMember(APP_ROUTES.newProfile);
    await app.perform(() => press('save-profile'));
    expect(errors()).toEqual(['EMPTY_DATE_OF_BIRTH', 'EMPTY_ZIP']);
    await app.perform(() => document.querySelector<HTMLElement>('[name="noDateOfBirth"]')?.click());
    expect(attributeOf('firstName', 'name')).toBeNull();
    expect(document.querySelector('.error-summary')).toBeNull();
    await app.perform(() => press('save-profile'));
    expect(errors()).toEqual(['EMPTY_AGE', 'EMPTY_ZIP']);
  });
});

it('the person being tested cannot be deleted, and the list says why', async () => {
  const app = await openAsMember(APP_ROUTES.home);
  await app.perform(() => press('start-testing'));
  await app.perform(() => press('next'));
  await app.perform(() => press('next'));
  const { profileId = '' } = app.runner.current().identity.profiles[1] ?? {};
  await app.perform(() => fill({ selectedProfileId: profileId }));
  await app.perform(() => press('next'));
  await app.go(APP_ROUTES.deleteProfile);
  expect(document.querySelector(`[value="${profileId}"]`)?.getAttribute('aria-disabled')).toBe('true');
  expect(shown()).toContain(profiles.profileRemoval.obstacles.underTest);
});
