import type { FAQ_QUESTIONS, LEGAL_SECTIONS, LegalArea } from '../../../adapters/translations/document-outline.ts';
import type { Language } from '../../../core/domain/languages.ts';
import {
  ALWAYS_REPORTED,
  ANONYMOUS,
  ANSWER_SHOWN,
  CANCEL_TELLS,
  DEFAULT_STAYS,
  FDA_STATUS,
  GUEST_LOGGED_OUT,
  HELD_A_DAY,
  MOVES_INTO_ACCOUNT,
  NO_ADS,
  NOT_ASKED,
  NOT_REPORTED,
  NO_RESULT_IN_MESSAGES,
  NO_UPLOAD,
  OWN_CASSETTE,
  PROFILE_LEAVES_RESULTS,
  SHOWN_BEFORE,
  SIXTY_MINUTES,
  STATE_NEEDS_NAME,
  UNREPORTED,
  WAITS_ON_DEVICE,
} from './claim-proofs.ts';
import {
  ACCOUNT_ERASED,
  CASSETTE_STAYS,
  COPY,
  GUEST_ERASED,
  LOGINS,
  RETENTION,
  WITHDRAWN,
  WITHDRAWN_GUESTS,
} from './held-data-proofs.ts';
import { bySource, type Proof } from './proof.ts';

/** A section with the statements about data in it. */
export interface DataClaims {
  /** Of the section’s words in each language. After a change, read the section against its proofs and write the new ones. */
  readonly digests: Readonly<Record<Language, string>>;
  /** Words of the English section, with what shows that they are true. */
  readonly claims: Readonly<Record<string, Proof>>;
  /** What the other sentences are. */
  readonly rest: 'advice' | 'law' | 'what people do' | 'nothing else';
}

type LegalClaims = {
  readonly [Area in LegalArea]: Readonly<Record<(typeof LEGAL_SECTIONS)[Area][number], DataClaims>>;
};
type QuestionIds = {
  [Id in keyof typeof FAQ_QUESTIONS]: (typeof FAQ_QUESTIONS)[Id][number];
}[keyof typeof FAQ_QUESTIONS];

const PRIVACY: LegalClaims['privacy'] = {
  collect: {
    digests: { en: 'd0f7aa9d', es: '4c45a719' },
    claims: {
      'which we never report': 'the word of an account for a person is not reported',
      'your password in scrambled form': 'contains no plain password, delivered code or token',
      'We ask only if you report': NOT_REPORTED,
      'only a scrambled form of it': 'is not stored in plain text',
      'until that count ends': 'are deleted when their window ends',
      'our security log also holds a scrambled form':
        'has every event of a call in the tests above, with no fact that its row lacks and no name in clear',
      'For each login we keep the kind of browser': LOGINS,
      'We also note which kind of request': bySource(
        'server/http/app.ts',
        "request.log.info({ route, method, status: reply.statusCode, milliseconds }, 'Answered' satisfies LogMessage);",
      ),
      'We always need a ZIP code': 'requires only the date of birth and the zip',
      'If you give only an age': 'is not asked for name, phone or address',
      'We do not keep which of them you have': 'everything in a submission is stored',
      'the result moves into it': MOVES_INTO_ACCOUNT,
    },
    rest: 'nothing else',
  },
  camera: {
    digests: { en: '89d14a48', es: '2d0f4c9c' },
    claims: {
      'The pictures never leave your device': NO_UPLOAD,
      'and type the code': 'is converted to uppercase, at the first scan and at the second',
      'We never ask for your location': 'a response of the API and an error have the security headers',
    },
    rest: 'nothing else',
  },
  use: {
    digests: { en: '42180187', es: '3a0ca53b' },
    claims: { 'no one has used your cassette before': OWN_CASSETTE },
    rest: 'what people do',
  },
  authorities: {
    digests: { en: '8691060c', es: 'bd7d61bd' },
    claims: {
      'We leave out name, date of birth': ANONYMOUS,
      'send nothing to a health agency': UNREPORTED,
      'results are always reported': ALWAYS_REPORTED,
      'we say so and do not ask': NOT_ASKED,
      'you can withdraw it': WITHDRAWN,
      'only if it has a name and a date of birth': STATE_NEEDS_NAME,
      'Registered users can see': 'a caller cannot read a report of another, nor learn whether there is one',
    },
    rest: 'what people do',
  },
  others: {
    digests: { en: '74491651', es: '63c1c6cf' },
    claims: {
      'which gets only the ZIP code': 'is asked for the zip in the United States, with the key and nothing else',
      'The person who keeps a profile sees its results':
        'an account cannot read results of another, nor learn whether there are any',
    },
    rest: 'what people do',
  },
  messages: {
    digests: { en: '4e77de3c', es: '10410302' },
    claims: {
      'These messages never contain a result': NO_RESULT_IN_MESSAGES,
      'we delete its words': 'are delivered once, in order, and their contents are erased',
    },
    rest: 'what people do',
  },
  cookies: {
    digests: { en: '7f53cca9', es: 'ae619300' },
    claims: {
      'Clearline sets four at most': 'are the four that the policy names',
      'so that strangers cannot block your login': 'a password, does not lock out a browser that has logged in before',
      'It stays for 180 days': bySource('server/accounts/known-browser.ts', 'KNOWN_BROWSER_MS = 180 * DAY_MS'),
      'It stays for 70 minutes': 'recognize the one that asked for a reset link for 70 minutes',
      'scripts in a page cannot': 'are inaccessible to scripts, other sites…',
    },
    rest: 'nothing else',
  },
  device: {
    digests: { en: 'a1dcd698', es: '6b41ac6e' },
    claims: {
      'Your browser keeps some things': 'are the ones that the policy tells of',
      'dates of birth and ages': bySource('core/domain/profile.ts', 'readonly dateOfBirth: CalendarDate | null;'),
      'Your answers about the two lines never leave':
        'is nothing for a result that is fetched later: an invalid one does not say why',
      'Logging out removes nearly all': 'keeps the language and the remembered e-mail, and no test',
      'A result that still waits stays': 'loses nothing when the server ended the login session first',
      'a test under way stays for your next login': 'is restored when its owner logs in again, and is submitted then',
    },
    rest: 'advice',
  },
  analytics: {
    digests: { en: '61f726f2', es: '16d74ba8' },
    claims: {
      'no trackers': NO_ADS,
      'Such counts have no names': bySource('server/metrics/metric-table.ts', "labels: ['queue', 'state'],"),
    },
    rest: 'what people do',
  },
  security: {
    digests: { en: '20ad2a41', es: 'b80dd4bf' },
    claims: {
      'We store passwords only in scrambled form': 'contains no plain password, delivered code or token',
      'We limit how often': 'a password, has 10 guesses from one address and 50 in total in 15 minutes',
      'A code works only once': 'the password is not enough to log in; the code sent to the first device is, once',
      'after 60 minutes without activity': SIXTY_MINUTES,
      'A new password ends every login': 'ends every login session, this one too, and the person is notified',
      'Our logs hold no names': 'contains nothing secret or personal, at the most verbose level',
    },
    rest: 'advice',
  },
  retention: {
    digests: { en: '25983439', es: 'babf3ab0' },
    claims: {
      ...RETENTION,
      'delivered or withdrawn': WITHDRAWN_GUESTS,
      'A code stops working after 10 minutes': 'waits ten minutes for its code',
      'after one hour': 'a reset link is sent within its hour, and not after it',
      'which cassettes were used': CASSETTE_STAYS,
    },
    rest: 'law',
  },
  deletion: {
    digests: { en: '9a31ad7a', es: '9501cb49' },
    claims: {
      'delete all but the default one': DEFAULT_STAYS,
      'The results of a deleted profile stay': PROFILE_LEAVES_RESULTS,
      'a copy of everything': COPY,
      'writes the email for you': 'opens the mail program with everything filled in',
      'we delete your account with its profiles, results, reports and cassettes': ACCOUNT_ERASED,
      'we find the test and delete it': GUEST_ERASED,
    },
    rest: 'what people do',
  },
  california: { digests: { en: '3699b99b', es: '2149c946' }, claims: {}, rest: 'law' },
  children: { digests: { en: 'f35034b2', es: '5a3ede1c' }, claims: {}, rest: 'law' },
  changes: { digests: { en: '264355ef', es: '3468a0f1' }, claims: {}, rest: 'what people do' },
  contact: { digests: { en: '93a37250', es: '9167f5cd' }, claims: {}, rest: 'what people do' },
};

const HEALTH_DATA: LegalClaims['healthData'] = {
  collect: {
    digests: { en: 'bc099b69', es: 'c52c4aa9' },
    claims: {
      'We do not collect which ones': 'everything in a submission is stored',
      'We do not collect pictures': NO_UPLOAD,
    },
    rest: 'nothing else',
  },
  sources: {
    digests: { en: 'b71e1f7a', es: 'dd75c3c9' },
    claims: {
      'whether it accepted your report': ANSWER_SHOWN,
    },
    rest: 'what people do',
  },
  use: {
    digests: { en: '7b3b3082', es: '5c829a4b' },
    claims: { 'no one has used the cassette before': OWN_CASSETTE },
    rest: 'what people do',
  },
  share: {
    digests: { en: 'c4066051', es: '86e801e8' },
    claims: {
      'the same without name': ANONYMOUS,
      'Your state does not get it': STATE_NEEDS_NAME,
      'no health agency gets anything': UNREPORTED,
      'never contain a result': NO_RESULT_IN_MESSAGES,
    },
    rest: 'what people do',
  },
  rights: {
    digests: { en: 'a14319f6', es: '5d451b08' },
    claims: {
      'get a copy of your data': COPY,
      "always reports a person's results": ALWAYS_REPORTED,
      'You can withdraw a report while it waits': WITHDRAWN,
    },
    rest: 'law',
  },
  appeal: { digests: { en: '4d361ded', es: '0ca1101b' }, claims: {}, rest: 'law' },
  retention: {
    digests: { en: '69bc4cfc', es: '1fc63b50' },
    claims: {
      ...RETENTION,
      'delivered or withdrawn': WITHDRAWN_GUESTS,
      'its results stay in your account': PROFILE_LEAVES_RESULTS,
      'free again after 24 hours': HELD_A_DAY,
    },
    rest: 'law',
  },
  changes: { digests: { en: 'bfd86d6d', es: '97ee2930' }, claims: {}, rest: 'what people do' },
  contact: { digests: { en: '846abccc', es: '3240f8ec' }, claims: {}, rest: 'what people do' },
};

const TERMS: LegalClaims['terms'] = {
  advice: { digests: { en: '3dedcade', es: '5c54b1b6' }, claims: {}, rest: 'advice' },
  age: { digests: { en: '66ca7311', es: 'a1634932' }, claims: {}, rest: 'law' },
  kinds: {
    digests: { en: 'ed61b1ad', es: '9fd6b7e4' },
    claims: {
      'We log guests out at the end of a test': GUEST_LOGGED_OUT,
      'the result is saved in it': MOVES_INTO_ACCOUNT,
    },
    rest: 'nothing else',
  },
  account: {
    digests: { en: 'd370b6cb', es: '3e4c01ef' },
    claims: { 'The default profile cannot be deleted': DEFAULT_STAYS, '60 minutes without activity': SIXTY_MINUTES },
    rest: 'advice',
  },
  testing: {
    digests: { en: 'dc1596a6', es: '3b71d3ec' },
    claims: {
      'the app says if the FDA cleared your kit': FDA_STATUS,
      'The app tells you so before you cancel': CANCEL_TELLS,
    },
    rest: 'advice',
  },
  reporting: {
    digests: { en: '6205859f', es: 'f0f46492' },
    claims: { 'the app shows you what we send': SHOWN_BEFORE, 'always reported': ALWAYS_REPORTED },
    rest: 'law',
  },
  privacy: { digests: { en: '0414d006', es: '0863eeb5' }, claims: {}, rest: 'nothing else' },
  rules: { digests: { en: 'f46a03e6', es: '53c2c999' }, claims: {}, rest: 'what people do' },
  ownership: { digests: { en: 'cda58eef', es: '93c44cb4' }, claims: {}, rest: 'law' },
  others: { digests: { en: '539a5e5e', es: 'b66582ae' }, claims: {}, rest: 'what people do' },
  service: {
    digests: { en: 'e291b920', es: 'ecbdc416' },
    claims: { 'If your network fails, you can go on': WAITS_ON_DEVICE },
    rest: 'advice',
  },
  ending: { digests: { en: 'fa4fffdb', es: '591a1c4e' }, claims: {}, rest: 'what people do' },
  promises: { digests: { en: 'cef14047', es: '8fb3c907' }, claims: {}, rest: 'law' },
  liability: { digests: { en: 'f07708cb', es: '7552f452' }, claims: {}, rest: 'law' },
  disputes: { digests: { en: '8df4ffa9', es: 'baa3f4d4' }, claims: {}, rest: 'law' },
  changes: { digests: { en: 'bf738d90', es: 'cf7d9b20' }, claims: {}, rest: 'what people do' },
  general: { digests: { en: '1f8f41af', es: '90482f88' }, claims: {}, rest: 'law' },
  contact: { digests: { en: '0f733f4b', es: '6d7869d0' }, claims: {}, rest: 'what people do' },
};

/** Every section of the legal documents. */
export const LEGAL_CLAIMS: LegalClaims = { terms: TERMS, privacy: PRIVACY, healthData: HEALTH_DATA };

/** The questions about data. */
export const QUESTION_CLAIMS: Readonly<Partial<Record<QuestionIds, DataClaims>>> = {
  guest: {
    digests: { en: 'c4538d19', es: '405c6fdb' },
    claims: { 'At the end of the test': GUEST_LOGGED_OUT },
    rest: 'nothing else',
  },
  sent: {
    digests: { en: '1b38d3e1', es: '6eff4fa3' },
    claims: { 'no agency gets it': NOT_REPORTED, 'we tell you so and do not ask': NOT_ASKED },
    rest: 'what people do',
  },
  afterReport: {
    digests: { en: '45483f50', es: 'd058848e' },
    claims: {
      'you can see if the report was accepted': ANSWER_SHOWN,
      'We send no email about it': NO_RESULT_IN_MESSAGES,
    },
    rest: 'what people do',
  },
  anonymous: {
    digests: { en: '1bc6b53f', es: '68bb84b2' },
    claims: { 'We leave out name': ANONYMOUS },
    rest: 'what people do',
  },
  whyAsk: {
    digests: { en: '9436f0af', es: 'baaf5d01' },
    claims: { 'a name and a date of birth': STATE_NEEDS_NAME },
    rest: 'what people do',
  },
  deletion: { digests: { en: '60a743f7', es: 'ac242bec' }, claims: {}, rest: 'what people do' },
  offline: {
    digests: { en: 'ac99863a', es: '27026b59' },
    claims: { 'We keep your result on this phone or computer': WAITS_ON_DEVICE },
    rest: 'advice',
  },
};
