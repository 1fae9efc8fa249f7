/**
 * The anchors of `terms.md`, `privacy.md`, `health-data.md` and `faq.md`, which every language must have in this order. A heading is written with its anchor
 * as `## Title {#anchor}`, and a file that differs is rejected. The anchor is also the key of the section.
 */

/** The summary before the sections of every legal document. */
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
  healthData: ['collect', 'sources', 'use', 'share', 'rights', 'appeal', 'retention', 'changes', 'contact'],
} as const;
export type LegalArea = keyof typeof LEGAL_SECTIONS;

/** The file of each legal document, in the folder of every language. */
export const LEGAL_FILES: Readonly<Record<LegalArea, string>> = {
  terms: 'terms.md',
  privacy: 'privacy.md',
  healthData: 'health-data.md',
};

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
    'afterReport',
    'anonymous',
    'whyAsk',
    'deletion',
  ],
  aboutTest: ['detects', 'fda', 'fdaCleared', 'who', 'notFor', 'prescription', 'kit', 'once', 'doctor'],
  usingTest: ['time', 'ready', 'pouch', 'spray', 'deep', 'swab', 'drops', 'alarm', 'liquid', 'dispose', 'express'],
  results: [
    'read',
    'faint',
    'control',
    'positive',
    'negative',
    'right',
    'when',
    'see',
    'emergency',
    'change',
    'contact',
    'noDoctor',
  ],
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
    'droppedSwab',
    'spilled',
    'wrongDrops',
    'moved',
    'nosebleed',
    'childRefuses',
    'forgotStart',
    'offline',
    'noCode',
    'password',
    'loggedOut',
  ],
} as const;
