import { expect, test } from '../../support/browser-test.ts';
import { NEW_CODE_NOTICE_MS } from '../../../core/domain/limits.ts';
import { press } from '../visitor.ts';
import { addDevice, expectNoProblems, logIn, registerAccount } from './real-account.ts';
import { anEmail, waitForRoute } from './registrant.ts';

/** Later than any time the page's clock can show by then. */
const HOUR_MS = 3_600_000;

test('the second factor is sent anew to the chosen device, which the page confirms for ten seconds', async ({
  app,
}) => {
  const account = await registerAccount(app.server);
  await addDevice(app.server, account, { type: 'EMAIL', name: 'Work mail', address: anEmail() });
  await addDevice(app.server, account, { type: 'PHONE', name: 'My phone', address: '6195550101' });
  const visitor = await app.visit({ viewport: { width: 320, height: 568 } });
  const { page } = visitor;
  await logIn(page, account);
  await waitForRoute(page, '/one-time-password');
  await expect(page.locator('.sent-to__address')).toHaveText('Work mail');
  await expectNoProblems(visitor);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + HOUR_MS);
  const notice = page.locator('[role="status"] [data-notice="new-code"]');

  await page.getByRole('radio', { name: 'My phone' }).check();
  await press(page, 'send-new-code');

  await expect(notice).toContainText('My phone');
  await expect(page.locator('.sent-to__address')).toHaveText('My phone');
  await page.clock.runFor(NEW_CODE_NOTICE_MS - 1_000);
  await expect(notice).toHaveCount(1);
  await page.clock.runFor(1_000);
  await expect(notice).toHaveCount(0);
});
