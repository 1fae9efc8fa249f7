import type { ScreenshotSession } from '../sitting.ts';
import { picturesOf, type Walk } from '../walk.ts';

const REQUEST = {
  requestType: 'technicalSupport',
  name: 'Ana Ruiz',
  email: 'ana.ruiz@mail.example',
  phoneNumber: '4155550123',
};
const QUESTION = 'The camera stays dark when I press Start.\nWhat can I do?';
const TOO_MUCH = `${QUESTION} ${'And again. '.repeat(400)}`;

async function askAndFail({ shoot, press, enter, failNext, setOnline }: ScreenshotSession): Promise<void> {
  await shoot('support');
  await press('send-request');
  await shoot('support-refused');
  await enter({ ...REQUEST, supportInformation: TOO_MUCH });
  await press('send-request');
  await shoot('support-too-long');
  await enter({ supportInformation: QUESTION });
  await setOnline(false);
  await shoot('support-offline');
  await press('send-request');
  await shoot('support-failed-offline');
  await setOnline(true);
  await press('try-again');
  await failNext('sendSupportRequest');
  await press('send-request');
  await shoot('support-failed');
}

/** A guest whose question was answered nowhere asks customer service, and nothing goes smoothly. */
export const SUPPORT_WALKS: readonly Walk[] = [
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
    go: async (sitting) => {
      const { shoot, press, enter } = sitting;
      await press('continue-as-guest', 'continue', 'support', 'see-all-questions');
      await shoot('faq-all');
      await enter({ search: 'kit' });
      await shoot('faq-found');
      await enter({ search: 'xylophone' });
      await shoot('faq-none');
      await press('contact-us');
      await askAndFail(sitting);
      await press('try-again', 'send-request');
      await shoot('support-sent');
    },
  },
];
