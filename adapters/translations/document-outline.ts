/**
 * The anchors that the files `terms.md`, `privacy.md` and `faq.md` of every language have, in this order. A heading carries its anchor as
 * `## Title {#anchor}`; a file that differs is rejected when it is read. The text of an anchor is the key of its section.
 */

/** The points that matter most, in every legal document before its sections. */
export const MAIN_POINTS = 'main-points';

/** Sections of the legal documents. */
export const LEGAL_SECTIONS = {
  terms: [
    'advice',
    'age',
    'kinds',
    'account',
    'testing',
    'reporting',
    'privacy',
    'rules',
    'ownership',
    'others',
    'service',
    'ending',
    'promises',
    'liability',
    'disputes',
    'changes',
    'general',
    'contact',
  ],
  privacy: [
    'collect',
    'camera',
    'use',
    'authorities',
    'others',
    'messages',
    'cookies',
    'device',
    'analytics',
    'security',
    'retention',
    'deletion',
    'california',
    'children',
    'changes',
    'contact',
  ],
} as const;
export type LegalArea = keyof typeof LEGAL_SECTIONS;

/** Sections of the questions that people ask, each with its questions. */
export const FAQ_QUESTIONS = {
  webApp: [
    'what',
    'download',
    'account',
    'guest',
    'create',
    'profiles',
    'age',
    'loginCodes',
    'language',
    'sent',
    'anonymous',
    'whyAsk',
    'deletion',
  ],
  aboutTest: ['detects', 'fda', 'who', 'notFor', 'prescription', 'kit', 'once', 'doctor'],
  usingTest: ['time', 'ready', 'pouch', 'spray', 'deep', 'swab', 'drops', 'alarm', 'liquid', 'dispose', 'express'],
  results: ['read', 'faint', 'control', 'positive', 'negative', 'right', 'when', 'see', 'emergency', 'change'],
  troubleshooting: [
    'cameraDenied',
    'scanFails',
    'expired',
    'used',
    'different',
    'flu',
    'tooLate',
    'closed',
    'cancel',
    'offline',
    'noCode',
    'password',
    'loggedOut',
  ],
} as const;
