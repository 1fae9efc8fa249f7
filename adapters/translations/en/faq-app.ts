import type { FaqSectionTexts } from '../texts.ts';

/** Questions about the web app: how it works, accounts, and what is done with a person's information. */
export const webApp = {
  title: 'The web app',
  questions: {
    what: {
      question: 'What does Clearline do?',
      answer:
        'It guides you through a COVID-19 test at home, one small step at a time. It keeps the time. It helps you read the result and report it.',
    },
    download: {
      question: 'Do I need to download anything?',
      answer:
        'No. Clearline works in the browser of your phone or computer. You need a camera and an internet connection.',
    },
    account: {
      question: 'Do I need an account?',
      answer:
        'No. You can test and report as a guest. After the test we ask if you would like an account. If you make one, we save your result in it.',
    },
    guest: {
      question: 'What can a guest not do?',
      answer:
        'A guest has no saved results or profiles, and cannot report without a name. At the end of the test we sign you out. Then you cannot see the result here again.',
    },
    create: {
      question: 'How do I create an account?',
      answer:
        'Choose “Create account” on the first page. Read the terms and the privacy policy. We send a 6-digit code to your e-mail. Enter it within 10 minutes, then choose a password.',
    },
    profiles: {
      question: 'Can I use one account for my family?',
      answer:
        'Yes. Add a profile for each person you take care of, such as a child or a parent. Your first profile is the default profile. The default profile cannot be deleted.',
    },
    age: {
      question: 'How old must I be to use Clearline?',
      answer: 'You must be 18 or over. An adult can use it to test a child aged 2 or over.',
    },
    loginCodes: {
      question: 'How do I make my account safer?',
      answer:
        'Add a phone or an e-mail as a second step. You find this in “Profile management and settings”, under “Login codes”. Each time you log in, we send a 6-digit code to it. You can add up to 5.',
    },
    language: {
      question: 'Can I use Clearline in Spanish?',
      answer: 'Yes. Press “Español” at the top of any page. You can switch back at any time, even during a test.',
    },
    sent: {
      question: 'What do you send, to whom and why?',
      answer:
        'You choose after the test. If you report, we send your result, the test date, your answer about symptoms and the information you enter. It goes to public health agencies of your state and the country. They need it to see where COVID-19 spreads. If you do not report, we save the result on our server and send nothing to an agency.',
    },
    anonymous: {
      question: 'Can I report without my name?',
      answer:
        'Yes, if you have an account. We leave out name, address, phone and e-mail. We send the result, age, sex, race, ethnicity and ZIP code. It counts for the whole country, but your state may not use it. Guests do not have this choice.',
    },
    whyAsk: {
      question: 'Why do you ask for so much about me?',
      answer:
        'Public health agencies need it to use your report. A state uses a report only if it has a last name and a date of birth. The ZIP code shows which agency gets it. For sex, race and ethnicity you can choose “Prefer not to answer”.',
    },
    deletion: {
      question: 'How do I delete my account?',
      answer:
        'Send an e-mail to {{email}} from the e-mail of your account. This cannot be done in the app. A report that a health agency already has cannot be called back.',
    },
  },
} as const satisfies FaqSectionTexts;

/** What to do when something does not work. */
export const troubleshooting = {
  title: 'Troubleshooting',
  questions: {
    cameraDenied: {
      question: 'The camera does not start. What can I do?',
      answer:
        'Allow the camera for this page in the settings of your browser. Close other apps that use it, then try again. In Safari, choose Allow each time it asks. You can also type the code instead.',
    },
    scanFails: {
      question: 'The code does not scan. What can I do?',
      answer:
        'Move to bright light. Hold the phone about a hand away, and keep it still. First scan the square code on the box, then the small code on the cassette. If it still does not work, type the code.',
    },
    expired: {
      question: 'Why does it say that my test is expired?',
      answer:
        'A cassette can be used for 24 months after it was made. The code on it tells us when that was. Do not use an old test. It can give a wrong result. Get a new kit.',
    },
    used: {
      question: 'Why does it say that my cassette was used?',
      answer: 'Each cassette works for one test only, and this one was used for another test. Take a new kit.',
    },
    different: {
      question: 'Why does it say that my cassette is different?',
      answer:
        'We scan the cassette before and after the test, to be sure that it is the same one. Find the cassette that you scanned first, and scan it again.',
    },
    flu: {
      question: 'Can I report a flu test here?',
      answer:
        'No. Clearline is for COVID-19 tests only. If you scan a flu test, we show you where to report it. A flu and COVID-19 test in one is reported there too.',
    },
    tooLate: {
      question: 'What does “Test result expired” mean?',
      answer:
        'The 15 minutes to read the result are over. More than 30 minutes after the drops, the lines can change. A result read now may be wrong. Take a new test with a new kit.',
    },
    closed: {
      question: 'I closed the page during the test. Is it lost?',
      answer:
        'No. Your test stays on this device. Open Clearline again in the same browser and choose “Continue test”. The time runs on while you are away.',
    },
    cancel: {
      question: 'If I cancel a test, can I use the cassette again?',
      answer:
        'Yes, if the 15-minute wait has not begun. Use it within 60 minutes after you opened its pouch. Once the wait has begun, you need a new kit.',
    },
    offline: {
      question: 'What if I lose my internet connection?',
      answer:
        'The time runs on, and your test stays on this device. To check a cassette and to save your result, you need a connection. Keep the page open, and try again when you are online.',
    },
    noCode: {
      question: 'I did not get the code by e-mail. What now?',
      answer:
        'Wait a minute, then look in your spam folder. Check that the e-mail is right. Then ask for a new code, and use the newest one. A code works for 10 minutes.',
    },
    password: {
      question: 'I forgot my password. What now?',
      answer:
        'On the login page, choose “Forgot your password?”. We send a link to your e-mail. It works once, for 1 hour. With it you set a new password.',
    },
    loggedOut: {
      question: 'Why was I logged out?',
      answer:
        'After 60 minutes without activity we log you out, to keep your information safe. We ask 2 minutes before. A new password logs you out too, on every device.',
    },
  },
} as const satisfies FaqSectionTexts;
