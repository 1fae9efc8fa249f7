import type { Browser } from 'playwright-core';
import type { HostedServer } from '../../support/server-host.ts';
import { submitResults, type ReportedTestTime } from '../../support/submit-results.ts';
import { addProfile, logIn, registerAccount, type RealAccount } from '../account/real-account.ts';
import { arrive } from '../account/registrant.ts';
import { makeVisitor, type Visitor, type VisitorOptions } from '../visitor.ts';

/** Somebody at home who is signed in, with two people and some results. */
export interface Holder extends Visitor {
  readonly account: RealAccount;
  /** The ids of the tests, as they were given. */
  readonly testIds: readonly string[];
}

interface HolderOptions extends Omit<VisitorOptions, 'baseURL'> {
  readonly taken?: readonly ReportedTestTime[];
}

/** Makes an account with Ana, Luis and their results, and signs in. The device's clock is that of Los Angeles. */
export async function makeHolder(
  { server, browser }: { readonly server: HostedServer; readonly browser: Browser },
  { language = 'en', taken = [], ...options }: HolderOptions = {},
): Promise<Holder> {
  const account = await registerAccount(server, language);
  for (const firstName of ['Ana', 'Luis']) await addProfile(server, account, { firstName, lastName: 'Ruiz' });
  const testIds = taken.length === 0 ? [] : await submitResults(server.url, account, taken);
  const visitor = await makeVisitor(browser, {
    baseURL: server.url,
    language,
    viewport: { width: 320, height: 568 },
    timezoneId: 'America/Los_Angeles',
    ...options,
  });
  await logIn(visitor.page, account);
  await arrive(visitor.page, '/home');
  return { ...visitor, account, testIds };
}
