import type { RealApp } from '../../support/browser-test.ts';
import { submitResults, type ReportedTestTime } from '../../support/submit-results.ts';
import { addProfile, logIn, registerAccount, type RealAccount } from '../account/real-account.ts';
import { waitForRoute } from '../account/registrant.ts';
import type { Visitor, VisitorOptions } from '../visitor.ts';

/** A logged-in user with two profiles and some results, on the home screen. */
export interface AccountWithResults extends Visitor {
  readonly account: RealAccount;
  /** The ids of the tests, in the given order. */
  readonly testIds: readonly string[];
}

interface AccountOptions extends VisitorOptions {
  readonly tests?: readonly ReportedTestTime[];
}

/** Creates an account with Ana, Luis and their results, and logs in. The browser's time zone is Los Angeles. */
export async function openAccountWithResults(
  app: RealApp,
  { language = 'en', tests = [], ...options }: AccountOptions = {},
): Promise<AccountWithResults> {
  const { server } = app;
  const account = await registerAccount(server, language);
  for (const firstName of ['Ana', 'Luis']) await addProfile(server, account, { firstName, lastName: 'Ruiz' });
  const testIds = tests.length === 0 ? [] : await submitResults(server.url, account, tests);
  const visitor = await app.visit({
    language,
    viewport: { width: 320, height: 568 },
    timezoneId: 'America/Los_Angeles',
    ...options,
  });
  await logIn(visitor.page, account);
  await waitForRoute(visitor.page, '/home');
  return { ...visitor, account, testIds };
}
