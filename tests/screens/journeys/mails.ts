import { mailHtml } from '../../../server/messages/mail-html.ts';
import { mailParts } from '../../../server/messages/mail-parts.ts';
import type { PersonMessage } from '../../../server/messages/message.ts';
import type { Language } from '../../../core/domain/languages.ts';
import type { Journey } from '../journey.ts';

const PLACES = { publicUrl: 'https://clearline.example', supportEmail: 'support@clearline.example' };
const TO = 'ana@mail.example';

/** Every email to a person, by the name of its picture. */
const MAILS: Readonly<Record<string, (language: Language) => PersonMessage>> = {
  'mail-registration-code': (language) => ({ kind: 'registrationCode', to: TO, language, code: '402913' }),
  'mail-sign-in-code': (language) => ({ kind: 'signInCode', by: 'EMAIL', to: TO, language, code: '402913' }),
  'mail-otp-device-code': (language) => ({ kind: 'otpDeviceCode', by: 'EMAIL', to: TO, language, code: '402913' }),
  'mail-reset-link': (language) => ({ kind: 'resetLink', to: TO, language, uid: 'YW5h', token: 'a1b2c3' }),
  'mail-password-changed': (language) => ({ kind: 'passwordChanged', to: TO, language }),
};

/** The emails to people, as a mail program that supports styles shows them. */
export const MAIL_JOURNEYS: readonly Journey[] = [
  {
    pictures: Object.keys(MAILS),
    run: async ({ page, language, goTo, capture }) => {
      for (const [name, write] of Object.entries(MAILS)) {
        const body = mailHtml(mailParts(write(language), PLACES));
        // A page of its own: the content policy of the app does not allow the styles in an email.
        await page.route(`**/${name}`, (route) => route.fulfill({ contentType: 'text/html', body }));
        await goTo(`/${name}`);
        await capture(name);
      }
    },
  },
];
