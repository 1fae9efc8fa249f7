import { APP_ROUTES } from '../../../core/flow/app-routes.ts';
import type { Walk } from '../walk.ts';

const [BUSY, CONFLICT] = [503, 409];
const FINAL = { route: 'testSteps', flow: 'testing', step: 'dispose-kit' } as const;

/** A result that waits for the network, then for the server, and is refused at last. */
export const WAITING_WALKS: readonly Walk[] = [
  {
    pictures: [
      { name: 'outbox-offline', ...FINAL },
      { name: 'outbox-busy', ...FINAL },
      { name: 'outbox-not-yet', ...FINAL },
      { name: 'outbox-refused', ...FINAL },
      { name: 'outbox-refused-home', route: 'home' },
    ],
    begins: { step: 'submit-report', session: { reportOption: 'doNotReport' } },
    go: async ({ page, shoot, press, setOnline, failNext, goTo }) => {
      await setOnline(false);
      await press('next');
      await page.waitForSelector('[data-step="dispose-kit"]');
      await shoot('outbox-offline');
      await failNext('createGuestResult', BUSY);
      await setOnline(true);
      await shoot('outbox-busy');
      await failNext('createGuestResult', BUSY);
      await press('send-waiting');
      await shoot('outbox-not-yet');
      await failNext('createGuestResult', CONFLICT);
      await press('send-waiting');
      await page.waitForSelector('[data-press="confirm-refusal"]');
      await shoot('outbox-refused');
      await goTo(APP_ROUTES.home);
      await shoot('outbox-refused-home');
    },
  },
];
