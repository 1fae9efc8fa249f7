import type { LanguageTexts } from '../../../adapters/translations/index.ts';
import {
  ANONYMOUS,
  ANSWER_SHOWN,
  GUEST_LOGGED_OUT,
  NO_ADS,
  NO_RESULT_IN_MESSAGES,
  NO_UPLOAD,
  NOT_REPORTED,
  SHOWN_BEFORE,
  STATE_NEEDS_NAME,
  UNREPORTED,
  WAITS_ON_DEVICE,
} from './claim-proofs.ts';
import type { DataClaims } from './data-claims.ts';
import { ACCOUNT_ERASED, COPY } from './held-data-proofs.ts';
import { bySource } from './proof.ts';

/** Texts of a place outside the sections of the documents, with their statements about data. */
export interface ScreenClaims extends DataClaims {
  readonly textsIn: (texts: LanguageTexts) => object;
}

const SNAPSHOT = 'contains no free text of the state, and can be parsed';

/** The statements about data in the summaries of the legal documents, and in what screens say. */
export const SCREEN_CLAIMS: Readonly<Record<string, ScreenClaims>> = {
  'privacy: main points': {
    textsIn: ({ privacy: { privacy } }) => [privacy.summary, privacy.document.intro],
    digests: { en: '90c96125', es: '9082e2a1' },
    claims: {
      'Camera pictures never leave your device': NO_UPLOAD,
      'You choose what health agencies get': SHOWN_BEFORE,
      'there are no ads and no trackers': NO_ADS,
      'We set four cookies at most': 'are the four that the policy names',
      'You can ask us to delete your account': ACCOUNT_ERASED,
    },
    rest: 'what people do',
  },
  'healthData: main points': {
    textsIn: ({ healthData: { healthData } }) => [healthData.summary, healthData.document.intro],
    digests: { en: '3aa20a9c', es: '5b14fe5a' },
    claims: {
      'You choose whether a health agency gets your result': UNREPORTED,
      'we show no ads': NO_ADS,
      'You can ask for a copy of it': COPY,
    },
    rest: 'law',
  },
  'terms: main points': {
    textsIn: ({ terms: { terms } }) => [terms.summary, terms.document.intro],
    digests: { en: '70bb441a', es: 'cef5540d' },
    claims: { 'You choose whether we report your result': UNREPORTED },
    rest: 'law',
  },
  'the first page': {
    textsIn: ({ landing: { landing } }) => landing.data,
    digests: { en: '8d66589e', es: '64aad762' },
    claims: {
      'Your test is saved on this phone or computer': WAITS_ON_DEVICE,
      'we also save your result on our server': 'an unreported result can be reported later, and for another profile',
      'after you have seen what we would send': SHOWN_BEFORE,
      'you cannot see the result here again': GUEST_LOGGED_OUT,
    },
    rest: 'nothing else',
  },
  'the choice of a report': {
    textsIn: ({ steps: { steps } }) => [steps['submit-report'].lead, steps['submit-report'].options],
    digests: { en: 'd3e5c45d', es: '0b3a5c02' },
    claims: {
      'you see everything first': SHOWN_BEFORE,
      'but no name, address, phone or email': ANONYMOUS,
      'your state does not get it': STATE_NEEDS_NAME,
      'no health agency gets it': NOT_REPORTED,
    },
    rest: 'what people do',
  },
  'the last step': {
    textsIn: ({ steps: { steps } }) => steps['reporting-information'],
    digests: { en: '1bb38db8', es: '52809f12' },
    claims: {
      'We saved your result': UNREPORTED,
      'You will not get an email about the report': NO_RESULT_IN_MESSAGES,
    },
    rest: 'what people do',
  },
  'who got a report': {
    textsIn: ({ results: { report } }) => report.ledger.others,
    digests: { en: '72759788', es: 'ab6804b8' },
    claims: {
      'No health agency has confirmed': ANSWER_SHOWN,
      'because the name or the date of birth is missing': STATE_NEEDS_NAME,
      'We send reports to no one else': bySource(
        'server/report-delivery/transports/choose-reporter.ts',
        'switch (transport.reporter) {',
      ),
    },
    rest: 'nothing else',
  },
  'the camera': {
    textsIn: ({ steps: { scan } }) => ({ why: scan.camera.why }),
    digests: { en: '8aa05b15', es: 'd43e1bac' },
    claims: { 'we do not keep any pictures': NO_UPLOAD },
    rest: 'nothing else',
  },
  'technical details': {
    textsIn: ({ support: { support }, landing: { frame } }) => [support.details, { leaves: frame.details.leaves }],
    digests: { en: 'a9f3d41d', es: 'e5d4c2e4' },
    claims: {
      'They do not say your name, your address, your answers, your result or the code on your cassette': SNAPSHOT,
      'they leave out your answers and your result': SNAPSHOT,
    },
    rest: 'advice',
  },
  'the question about symptoms': {
    textsIn: ({ steps: { steps } }) => ({ consent: steps['health-questionnaire'].consent }),
    digests: { en: '598ccf7b', es: '053dde1c' },
    claims: {
      'We keep it with the date': 'everything in a submission is stored',
      'you choose later if we report them': UNREPORTED,
    },
    rest: 'nothing else',
  },
};
