import type { TextTree } from '../../../core/ports/translation-source.ts';
import type { LegalDocumentTexts } from '../texts.ts';

/** Facts: product.md section 9, "Legal copy", and what the product itself keeps and sends. A section's body is paragraphs and lists in their order. */
const document = {
  updated: 'Effective December 3, 2021',
  intro: {
    purpose:
      'This policy says what Clearline collects about you, why, who receives it, and what you can do about it. “We” and “us” are the people who run Clearline.',
    scope: 'It is for visitors, guests and registered users. The terms of use apply as well.',
    care: 'Health information is private. We ask for what a test and its report need. We do not sell it, and we show no ads.',
  },
  sections: {
    collect: {
      title: 'What we collect',
      body: {
        lead: 'What we collect depends on how you use Clearline. Most of it is what you type in.',
        points: {
          visitor: 'Visitors: we do not ask who you are.',
          account:
            'Account: your e-mail, your language and your password in scrambled form. If you add a second step to sign in: its name, and your phone number or e-mail.',
          profile:
            'Profiles: name, date of birth or age, phone number, street address, city, state, county and ZIP code. Also sex, race, ethnicity, and whether results are always reported.',
          guest: 'Guests: the same facts as in a profile, and an e-mail if you give one. We ask only if you report.',
          test: 'Tests: the result, the code on the cassette, and your choice about reporting. When the swab was taken, when the lines were read, and your time zone. If you have symptoms, and since when.',
          progress:
            'Progress: a random number for each test, which stages of it you reach, and when. They have no name until you save a result.',
          support: 'Support: your question, name, e-mail and phone number, when you write to us.',
          technical:
            'Technical facts: your internet address (IP address). We need it to send you pages and to stop attacks. We also note which kind of request came in, and when.',
        },
        optional:
          'You can leave out a lot. We always need a ZIP code, since it shows which authority a report goes to. We also need a date of birth or an age. For sex, race and ethnicity you can choose “Prefer not to answer”. If you give only an age, we do not ask for name, phone or address.',
        symptoms: 'The app shows a list of symptoms to help you answer. We do not keep which of them you have.',
        moving:
          'If a guest makes an account, the result moves into it. What the guest typed fills the form of the first profile.',
      },
    },
    camera: {
      title: 'Your camera',
      body: {
        pictures:
          'Clearline asks to use your camera to scan the codes on the kit box and the cassette. The pictures never leave your device, and we do not store them. Your browser reads the code, and only what the code says is used. The same is true of a photo that you choose.',
        choice:
          'You may say no to the camera, and type the code. We never ask for your location, microphone or contacts.',
      },
    },
    use: {
      title: 'Why we use it',
      body: {
        lead: 'We use your information for these reasons alone:',
        points: {
          guide: 'To guide your test, keep its time and show your result.',
          cassette: 'To check that nobody has used your cassette before.',
          results: 'To save your results and show them to you later.',
          report: 'To send a report, if you choose so.',
          account: 'To sign you in, and to send you codes and links.',
          support: 'To answer your questions.',
          safety: 'To find faults, and to protect you and Clearline.',
          law: 'To do what the law requires.',
        },
      },
    },
    authorities: {
      title: 'Sharing with public health authorities',
      body: {
        duty: 'The duties of public health reporting cannot be met without personal information. Still, you choose what we send. There are three ways:',
        points: {
          named:
            'Under your name. We send the result, the kind of kit, the times and your answer about symptoms. We add what the profile or the guest form says.',
          anonymous:
            'Anonymously. We send the result, the kind of kit, the times and your answer about symptoms. We add age, sex, race, ethnicity and ZIP code. We leave out name, date of birth, street, city, county, phone and e-mail. Guests do not have this choice.',
          none: 'Not at all. We save the result on our server, and send nothing to an authority.',
        },
        always:
          'We ask after each test. There is one exception: a profile can say that its results are always reported. You can change that in the profile.',
        service:
          'Reports go through a lab messaging service. This is a computer network that brings results from laboratories and test apps to public health authorities. One such service is AIMS, of the Association of Public Health Laboratories.',
        states:
          'From there, a report goes to health authorities of your state and of the United States. They use it under their own rules. A state uses a report only if it has a last name and a date of birth.',
        final:
          'A report that was sent cannot be called back. Registered users can see on the page of a result what was sent, and if it was accepted.',
      },
    },
    others: {
      title: 'Who else may receive it',
      body: {
        sale: 'We do not sell your information. We do not share it for ads. These others may receive it:',
        points: {
          helpers:
            'Companies that work for us, such as those that run our servers or deliver our messages. They may use it for that work only.',
          law: 'Courts and public offices, if the law requires it.',
          danger: 'Others, as far as this is needed to stop fraud or to protect a life.',
          successor: 'A new owner of Clearline. This policy then binds the new owner for all that we hold.',
        },
        family:
          'Whoever keeps a profile sees its results. So if a parent keeps a profile for a child, the parent sees them. Keep profiles only for people you may speak for.',
        zip: 'When you type a ZIP code, our own server finds the city. It may ask a map company, which gets the ZIP code alone. That company does not learn who asked.',
        links: 'Sites that we link to have policies of their own. We tell them nothing about you.',
      },
    },
    messages: {
      title: 'E-mails and text messages',
      body: {
        kinds:
          'We send you a message when you ask for something, or when your account changes. It may carry a code of 6 digits, a link to set a new password, or a notice. We send text messages only if you add a phone as a second step.',
        content:
          'These messages never contain a result. We send no ads. Once a message is delivered, we delete its words.',
      },
    },
    cookies: {
      title: 'Cookies',
      body: {
        lead: 'A cookie is a small text that a site leaves in your browser. Clearline sets two at most. Both are ours, and both are needed:',
        points: {
          signIn: 'The sign-in cookie keeps you signed in. Only our server can read it. Scripts in a page cannot.',
          registration:
            'The registration cookie is set when you make an account. It shows that the e-mail was checked in this same browser.',
        },
        others:
          'Nobody else sets cookies through Clearline. If you block cookies, you cannot make an account or stay signed in. You can still test as a guest.',
      },
    },
    device: {
      title: 'What stays on your device',
      body: {
        lead: 'Your browser keeps some things on your device, in what is called local storage:',
        points: {
          test: 'the test under way, with its times, your answers and the code of the cassette',
          guest: 'what you typed as a guest',
          person: 'who is signed in, with names, e-mail and the ages in your profiles',
          language: 'your language',
          camera: 'which camera you chose for the scan',
          email: 'your e-mail, if you asked us to remember it',
          waiting: 'a result that could not be sent yet',
        },
        lines:
          'Your answers about the two lines never leave your device. Only the result does, when you save it. Who took the swab stays there too.',
        signOut:
          'Signing out removes nearly all of it. Your language, the camera you chose and the e-mail to remember stay. A result that still waits stays too, until your network is back and we can send it. Please sign out if other people use your device. You can also clear the data in the settings of your browser.',
      },
    },
    analytics: {
      title: 'Analytics',
      body: {
        today:
          'Analytics means measuring how people use an app. We use no analytics company, no trackers and no ads today. If we measure, we count on our own server. For example, we may count how many tests were started, and at which stage people stopped. Such counts have no names.',
        tracking:
          'We do not follow you to other sites. So a “Do Not Track” signal of your browser changes nothing here. If we ever want other analytics, we will change this policy first.',
      },
    },
    security: {
      title: 'How we protect it',
      body: {
        points: {
          travel: 'What goes between your browser and our server is encrypted, so that others cannot read it.',
          passwords: 'We store passwords only in scrambled form. Nobody can read them there, and neither can we.',
          limits: 'We limit how often anyone can try a password or a code. A code works only once.',
          second: 'You can ask for a code as a second step when you sign in.',
          idle: 'We sign you out after 60 minutes without activity. A new password ends every sign-in.',
          logs: 'Our logs hold no names, results, codes or passwords.',
        },
        limits:
          'Still, no system is fully safe. Use a long password that you use nowhere else. If somebody gets at your information without a right to it, we tell you as the law requires.',
      },
    },
    retention: {
      title: 'How long we keep it',
      body: {
        kept: 'We keep your account, profiles and results until they are deleted. We keep what a guest saved until somebody asks us to delete it. A code stops working after 10 minutes, and a link for a new password after one hour.',
        law: 'The law may require us to keep a report for longer. Then we keep only what the law asks for. We also remember which cassettes were used, so that nobody can use one twice.',
      },
    },
    deletion: {
      title: 'Seeing, changing and deleting it',
      body: {
        app: 'In the app, registered users can see their results. They can change their profiles, and delete all but the default one.',
        account:
          'To delete your account, send an e-mail to {{email}}. Please send it from the e-mail of your account. This cannot be done in the app. We check that it is you. Then we delete your account with its profiles and results, except for what the law makes us keep.',
        guest:
          'Guests can write to us too. Tell us the day of the test and the code on the cassette, so that we find it.',
        reports: 'We cannot delete reports that authorities already have. They decide how long they keep them.',
      },
    },
    california: {
      title: 'California privacy rights',
      body: {
        lead: 'The California Consumer Privacy Act (CCPA) gives rights to people who live in California:',
        points: {
          know: 'The right to know. You can ask what we collected about you in the last 12 months. You can ask where it came from, why we have it, and who received it. You may make a request to know twice per 12 months.',
          delete:
            'The right to delete. You can ask us to delete it. The law has exceptions, such as reports that we must keep.',
          correct: 'The right to correct. You can ask us to correct what is wrong.',
          sale: 'The right to say no to a sale. We sell nothing, so there is nothing to stop.',
          fair: 'The right to fair treatment. We treat nobody worse for using these rights.',
        },
        categories:
          'In the words of that law, we collect identifiers, health information, and protected traits such as race and sex. They come from you and your device. We share them as this policy says.',
        how: 'To use a right, write to {{email}}. First we check who you are, mostly through the e-mail of your account. Another person may ask for you, if you allow it in writing. It costs nothing. The law gives us 45 days to answer. If we need more time, we tell you why.',
      },
    },
    children: {
      title: 'Children under 13',
      body: {
        rule: 'Clearline is not designed for children under 13, and they may not use it by themselves. You must be 18 or over to use it.',
        parents:
          'An adult may keep a profile for a child, and test a child aged 2 or over. Then it is the adult who gives us the facts, and who chooses about the report.',
        removal:
          'We do not knowingly collect information from a child under 13. If we learn that a child gave it to us without a parent, we delete it. Do you think that this happened? Please write to {{email}}.',
      },
    },
    changes: {
      title: 'Changes to this policy',
      body: {
        notice:
          'We may change this policy. The date at the top tells you from when it counts. Before a change that affects your rights, we tell registered users by e-mail or in the app.',
      },
    },
    contact: {
      title: 'How to reach us',
      body: {
        email:
          'Do you have a question about this policy, or a worry about your information? Write to {{email}}, or use the form in the Help part of the app.',
        hours: 'Customer service is there Monday to Friday, 8 am to 5 pm Pacific time.',
      },
    },
  },
} as const satisfies LegalDocumentTexts;

/** The privacy policy and what its screens say around it. */
export const privacy = {
  privacy: {
    heading: 'Privacy policy',
    agree: 'Agree and continue',
    contents: 'On this page',
    summary: {
      title: 'The main points',
      points: {
        collect: 'We keep what you type in: your account, your profiles and your results.',
        camera: 'Camera pictures never leave your device.',
        choice: 'You choose what health authorities get: your name, no name, or nothing.',
        sale: 'We do not sell your information. There are no ads and no trackers.',
        cookies: 'We set two cookies at most. They are for your account.',
        deletion: 'You can ask us to delete your account at any time.',
      },
    },
    document,
  },
} as const satisfies TextTree;
