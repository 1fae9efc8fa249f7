import type { TextTree } from '../../../core/ports/translation-source.ts';
import type { LegalDocumentTexts } from '../texts.ts';

/** Facts: product.md section 9, "Legal copy", and sections 1 and 6. A section's body is paragraphs and lists in their order. */
const document = {
  updated: 'Last updated December 2, 2021',
  intro: {
    agreement:
      'These terms are an agreement between you and Clearline. “Clearline” is this web app. “We” and “us” are the people who run it.',
    consent:
      'You accept these terms when you press “Agree and continue”. You also accept them by using Clearline. If you do not agree, please do not use it.',
    care: 'Please take care with four parts: medical advice, our promises, the limit of what we owe, and disputes. They affect your rights.',
  },
  sections: {
    advice: {
      title: 'No medical advice',
      body: {
        guide:
          'Clearline guides you through a home test and helps you report it. It does not give medical advice. It is not a doctor, a clinic or a laboratory.',
        patient:
          'Using Clearline does not make you our patient. What you read here is general information. It does not know your health.',
        points: {
          doctor: 'Ask a doctor about your health, your result and any medicine.',
          emergency: 'In an emergency, call 911. Do not wait for a test result.',
          delay: 'Do not put off care because of something you read in Clearline.',
          medicine: 'Do not start or stop a medicine because of a home test alone.',
        },
      },
    },
    age: {
      title: 'Who may use Clearline',
      body: {
        adult:
          'You must be age 18 or over to use Clearline, with or without an account. You must also be able to enter a contract under the law.',
        place: 'Clearline is made for people in the United States. It is not designed for children under 13.',
        others:
          'You may use Clearline for another person, such as a child or an elder in your care. You need the right to act for that person. You are then responsible for what you enter and send for them.',
        test: 'The test has its own age rules. Do not use it on a child under 2. An adult must swab a child aged 2 to 13. From age 14, people may swab their own nose. Until they are 18, an adult must still run the app for them.',
      },
    },
    kinds: {
      title: 'Visitors, guests and registered users',
      body: {
        lead: 'What you can do depends on how you come to Clearline.',
        points: {
          visitor:
            'A visitor has not signed in. Visitors see only the open pages, such as the first page and the pages for making an account.',
          guest:
            'A guest chooses “Continue as a guest”. Guests can take a test, report it under a name, and find help. They have no saved account and no list of results. They cannot report anonymously.',
          registered:
            'A registered user has an account. Registered users can keep several profiles, see earlier results and report anonymously.',
        },
        leaving:
          'We sign guests out at the end of a test. Before that, we offer them an account. If a guest makes one, the result is saved in it.',
        scope: 'These terms are for all three. The part about accounts is for registered users.',
      },
    },
    account: {
      title: 'Your account',
      body: {
        making:
          'You make an account with your e-mail. We send a code to it, so that we know it is yours. Then you choose a password.',
        lead: 'With an account, you agree to these points:',
        points: {
          truth: 'You tell us what is true, and you keep it up to date.',
          secret: 'You keep your password and your codes to yourself.',
          own: 'You do not let others use your account, and you do not use theirs.',
          shared: 'You sign out when other people use the same device.',
          tell: 'You tell us at once if you think that somebody else got in.',
        },
        asking: 'We never ask you for your password by e-mail or by phone. Please do not send it to us.',
        profiles:
          'You can keep profiles for several people. One of them is the default profile, at first the one you made first. The default profile cannot be deleted in the app.',
        second:
          'You can protect your account with a second step: a code by e-mail or text message. We advise you to do so. Your phone company may charge you for messages and data.',
        inactivity: 'We sign you out after 60 minutes without activity. This protects your health information.',
      },
    },
    testing: {
      title: 'Taking a test with Clearline',
      body: {
        authorized:
          'The test is for one use. It looks for the virus that causes COVID-19. The FDA has not cleared or approved it. It is authorized for emergency use only. You do not need a prescription or insurance.',
        lead: 'A test can only be right if each step is done right. You agree to do this:',
        points: {
          steps: 'Read the warnings and follow every step.',
          kit: 'Use a kit that is not expired. Never use a cassette twice.',
          scan: 'Scan the same cassette before and after the test.',
          time: 'Wait 15 minutes. Then read the result in the next 15 minutes.',
          truth: 'Look at the lines with care, and enter what you see.',
        },
        reading:
          'It is you who reads the lines. Clearline works out the result from your answers, and you confirm it. No test is right every time. You may have COVID-19 even if your test is negative.',
        cancel:
          'If you cancel a test, you may not be able to use the cassette again. The app tells you so before you cancel.',
      },
    },
    reporting: {
      title: 'Reporting your result',
      body: {
        lead: 'When you have a result, you choose what we do with it:',
        points: {
          named: 'We report it to public health authorities under your name.',
          anonymous: 'We report it anonymously, without what shows who you are. Guests do not have this choice.',
          none: 'We do not report it. We still save it on our server.',
        },
        before: 'Before a report goes out, the app tells you what we send and to whom.',
        always:
          'A profile can say that its results are always reported. Then we do not ask again. You can change this in the profile.',
        states:
          'Some states ask people to report home tests. Other states do not use them. If a law asks you to report, it is up to you to follow it.',
        final:
          'A report that was sent cannot be changed or taken back. Report only tests that really took place, with their true results.',
      },
    },
    privacy: {
      title: 'Your privacy',
      body: {
        policy:
          'Our privacy policy says what we collect, why we need it and who receives it. It also says how to have it deleted. Please read it together with these terms.',
      },
    },
    rules: {
      title: 'What you may not do',
      body: {
        lead: 'Clearline works only if people can trust it. So please follow these rules:',
        points: {
          law: 'Do not break the law with Clearline, and do not harm anyone with it.',
          truth: 'Do not enter false results or pretend to be another person.',
          others: 'Do not enter facts about another person unless you have the right to.',
          access: 'Do not try to reach accounts, results or systems that are not yours.',
          guess: 'Do not guess codes or passwords, and do not try to get around our limits.',
          load: 'Do not send viruses, or so many requests that others cannot use Clearline.',
          copy: 'Do not use programs to collect data from Clearline.',
          resale: 'Do not sell Clearline, and do not build a product from it, unless we agree in writing.',
        },
        weakness:
          'Did you find a weak point in our security? Please write to {{email}}. Give us time to fix it before you tell others.',
      },
    },
    ownership: {
      title: 'What is yours and what is ours',
      body: {
        yours:
          'Your information stays yours. You allow us to store it and to use it to run Clearline, as the privacy policy says.',
        ours: 'The app, its words, its pictures and its name belong to us or to those who let us use them. You may use them for your own tests, and for tests of people in your care. You get no other rights to them.',
        ideas: 'If you send us an idea for Clearline, we may use it. We do not have to pay for it.',
      },
    },
    others: {
      title: 'Sites and services of others',
      body: {
        links:
          'Clearline has links to sites that are not ours. One is a site to report flu tests. Another is the sign-in page of a partner. We do not run these sites, and their own terms apply there.',
        authorities:
          'Public health authorities decide what they do with a report. Your device, your browser and your network are not in our hands either.',
      },
    },
    service: {
      title: 'Changes and breaks in the service',
      body: {
        breaks:
          'We work to keep Clearline running, but we cannot promise that it always will. We may change it, close parts of it, or stop it for repairs.',
        network:
          'Your browser keeps the test under way on your device. If your network fails, you can go on. Do not clear the data of your browser during a test or while a result waits to be sent. It would be lost.',
      },
    },
    ending: {
      title: 'Ending your use',
      body: {
        you: 'You may stop using Clearline at any time. To delete your account, send an e-mail to {{email}}. This cannot be done in the app. We will ask you to show that the account is yours.',
        us: 'We may block or close an account if its owner breaks these terms or puts others at risk. We may also do so if the law requires it. Where we can, we tell the owner why.',
        after: 'Some parts hold even after the end: our promises, the limit of what we owe, and disputes.',
      },
    },
    promises: {
      title: 'What we do not promise',
      body: {
        lead: 'We offer Clearline as it is, and when it is there. As far as the law allows, we make no promises about it, spoken or silent. So we do not promise:',
        points: {
          fit: 'that Clearline suits your purpose or has no errors',
          result: 'that the result of a test is right',
          report: 'that a report arrives by a certain time, or that somebody uses it',
          always: 'that Clearline is always there, or safe from every attack',
        },
        states: 'Some states do not allow limits like these. There, they hold only as far as the law lets them.',
      },
    },
    liability: {
      title: 'The limit of what we owe',
      body: {
        indirect:
          'As far as the law allows, we do not pay for indirect harm. Examples are lost income, lost time and lost data.',
        lead: 'If we do have to pay you, there is a limit for all claims together. Lawyers call it a liability cap. It is the higher of these two amounts:',
        points: {
          fees: 'the fees you paid us for Clearline in the 12 months before the harm',
          amount: 'USD 10 (ten US dollars)',
        },
        exceptions: 'The limit does not hold where the law forbids it, as for harm that we cause on purpose.',
      },
    },
    disputes: {
      title: 'Disputes and arbitration',
      body: {
        talk: 'Please talk to us first. Most problems can be solved by e-mail. If not, this is the way:',
        points: {
          notice:
            'Send a dispute notice to {{email}}. Say who you are, what went wrong and what you want. If we have a dispute with you, we send a notice to your e-mail.',
          period:
            'The notice period is 30 days. In this time both sides try to agree. Nobody may start arbitration before the 30 days are over.',
          arbitration: 'If there is still no answer, the dispute is settled by arbitration in California.',
        },
        meaning:
          'In arbitration, a neutral person hears both sides and decides. This person is the arbitrator. There is no judge and no jury. In most cases the decision is final, and courts can enforce it.',
        choosing:
          'Both sides choose the arbitrator together. If they cannot agree on one, a court in California does it. You may ask to take part by phone, by video or in writing.',
        courts:
          'Two things may still go to a court. One is a case for a small claims court. The other is a request to stop harm that cannot wait.',
        law: 'The laws of California and the federal laws of the United States apply to these terms.',
      },
    },
    changes: {
      title: 'Changes to these terms',
      body: {
        date: 'We may change these terms. The date at the top tells you when we last did.',
        notice:
          'Before a change that affects your rights, we tell registered users by e-mail or in the app. If you use Clearline after that, the new terms apply. If you do not agree, stop using it. You can ask us to delete your account.',
        disputes: 'A change does not apply to a dispute that began before it.',
      },
    },
    general: {
      title: 'Other points',
      body: {
        points: {
          rest: 'If one part of these terms is not valid, the rest stays valid.',
          later: 'If we do not use a right at once, we still have it.',
          transfer:
            'You may not pass your account on to another person. If Clearline gets a new owner, these terms go with it.',
          whole: 'These terms and the privacy policy are the whole agreement between you and us about Clearline.',
          language:
            'The English and the Spanish text are meant to say the same. If they differ, the English text counts, unless the law says otherwise.',
        },
      },
    },
    contact: {
      title: 'How to reach us',
      body: {
        email:
          'Do you have a question about these terms? Write to {{email}}, or use the form in the Help part of the app.',
        hours: 'Customer service is there Monday to Friday, 8 am to 5 pm Pacific time.',
        copy: 'You can print this page or save it, so that you have a copy.',
      },
    },
  },
} as const satisfies LegalDocumentTexts;

/** The terms of use and what their screens say around them. */
export const terms = {
  terms: {
    heading: 'Terms of use',
    agree: 'Agree and continue',
    contents: 'On this page',
    privacyPolicy: 'Read the privacy policy',
    summary: {
      title: 'The main points',
      points: {
        advice: 'Clearline does not give medical advice. In an emergency, call 911.',
        age: 'You must be 18 or over. You may use it for a child or an elder in your care.',
        reading: 'You read the lines yourself. No test is right every time.',
        choice: 'You choose if we report your result. A sent report cannot be taken back.',
        limit: 'There is a limit to what we pay if something goes wrong.',
        disputes: 'Disputes go to arbitration in California, not to a judge or jury.',
      },
    },
    document,
  },
} as const satisfies TextTree;
