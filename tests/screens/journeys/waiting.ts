import { APP_ROUTES } from '../../../core/flow/app-routes.ts';
import type { Journey } from '../journey.ts';

const [BUSY, CONFLICT] = [503, 409];

/** A result that waits for the network, then for the server, and is finally rejected. */
export const WAITING_JOURNEYS: readonly Journey[] = [
  {
    pictures: ['outbox-offline', 'outbox-busy', 'outbox-not-yet', 'outbox-refused', 'outbox-refused-home'],
    startsAt: { step: 'submit-report', session: { reportOption: 'doNotReport' } },
    run: async ({ page, capture, press, setOnline, failNext, goTo }) => {
      await setOnline(false);
      await press('next');
      await page.waitForSelector('[data-step="dispose-kit"]');
      await capture('outbox-offline');
      await failNext('createGuestResult', BUSY);
      await setOnline(true);
      await capture('outbox-busy');
      await failNext('createGuestResult', BUSY);
      await press('send-waiting');
      await capture('outbox-not-yet');
      await failNext('createGuestResult', CONFLICT);
      await press('send-waiting');
      await page.waitForSelector('[data-press="confirm-refusal"]');
      await capture('outbox-refused');
      await goTo(APP_ROUTES.home);
      await capture('outbox-refused-home');
    },
  },
];
