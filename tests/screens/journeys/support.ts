import type { ScreenshotSession } from '../screenshot-session.ts';
import { picturesOf, type Journey } from '../journey.ts';

const REQUEST = {
  requestType: 'technicalSupport',
  name: 'Ana Ruiz',
  email: 'ana.ruiz@mail.example',
  phoneNumber: '4155550123',
};
const QUESTION = 'The camera stays dark when I press Start.\nWhat can I do?';
const TOO_MUCH = `${QUESTION} ${'And again. '.repeat(400)}`;

async function askAndFail({ capture, press, enter, failNext, setOnline }: ScreenshotSession): Promise<void> {
  await capture('support');
  await press('send-request');
  await capture('support-refused');
  await enter({ ...REQUEST, supportInformation: TOO_MUCH });
  await press('send-request');
  await capture('support-too-long');
  await enter({ supportInformation: QUESTION });
  await setOnline(false);
  await capture('support-offline');
  await press('send-request');
  await capture('support-failed-offline');
  await setOnline(true);
  await press('try-again');
  await failNext('sendSupportRequest');
  await press('send-request');
  await capture('support-failed');
}

/** A guest who finds no answer in the FAQ writes to support, and meets every failure. */
export const SUPPORT_JOURNEYS: readonly Journey[] = [
  {
    pictures: picturesOf({
      'faq-all': 'faq',
      'faq-found': 'faq',
      'faq-none': 'faq',
      support: 'support',
      'support-refused': 'support',
      'support-too-long': 'support',
      'support-offline': 'support',
      'support-failed-offline': 'support',
      'support-failed': 'support',
      'support-sent': 'support',
    }),
    run: async (user) => {
      const { capture, press, enter } = user;
      await press('continue-as-guest', 'continue', 'support', 'see-all-questions');
      await capture('faq-all');
      await enter({ search: 'kit' });
      await capture('faq-found');
      await enter({ search: 'xylophone' });
      await capture('faq-none');
      await press('contact-us');
      await askAndFail(user);
      await press('try-again', 'send-request');
      await capture('support-sent');
    },
  },
];
