import { describe, expect, it } from 'vitest';
import { mailtoOf } from '../../../../core/use-cases/your-data/deletion-mail.ts';
import { openYourData } from '../../../../core/use-cases/your-data/your-data.ts';
import { ANA_EMAIL, anaLoggedIn } from '../../../support/accounts.ts';
import { makeVisitorHarness, type FlowHarness } from '../../../support/flow-harness.ts';

const openFor = ({ backend, runner, navigator }: FlowHarness) =>
  openYourData({ personalDataApi: backend.personalDataApi, runner: runner(), navigator });

describe('a copy of the data', () => {
  it('is what the server holds about the current account', async () => {
    const query = openFor(await anaLoggedIn());
    await query.load();
    expect(query.state()).toMatchObject({
      value: {
        account: { email: ANA_EMAIL },
        profiles: [{ person: { firstName: 'Ana' } }, { person: { firstName: 'Leo' } }],
      },
      errors: [],
    });
  });

  it('is not asked for without a login', async () => {
    const harness = makeVisitorHarness();
    const query = openFor(harness);
    await query.load();
    expect(query.state().value).toBeNull();
    expect(harness.backend.calls.map(({ name }) => name)).not.toContain('GET /accounts/personal-data');
  });
});

describe('the email that asks to delete the account', () => {
  it('opens the mail program with everything filled in', () => {
    const mail = {
      to: 'support@clearline.example',
      subject: 'Delete & close',
      body: 'Please.\n\nAccount: ana+1@mail.example',
    };
    const url = new URL(mailtoOf(mail));
    expect([url.protocol, decodeURIComponent(url.pathname)]).toEqual(['mailto:', mail.to]);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      subject: mail.subject,
      body: 'Please.\r\n\r\nAccount: ana+1@mail.example',
    });
    // A mail program reads a plus sign as it is, and not as a space.
    expect(mailtoOf(mail)).not.toMatch(/[+ ]/);
  });
});
