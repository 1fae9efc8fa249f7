import type { FdaStatus } from './kit.ts';
import { FDA_QUESTIONS } from './kit-texts.ts';

/** The most frequent questions, as section and question (product.md section 2, /FAQ: the list has 6 entries). */
export const TOP_QUESTIONS = [
  ['usingTest', 'time'],
  ['results', 'read'],
  ['results', 'faint'],
  ['results', 'negative'],
  ['webApp', 'sent'],
  ['troubleshooting', 'scanFails'],
] as const;

/** Whether a question is answered for a kit with this FDA status: those about the FDA differ from status to status. */
export const isAnswered = (question: string, fdaStatus: FdaStatus): boolean =>
  Object.entries(FDA_QUESTIONS).every(([status, id]) => id !== question || status === fdaStatus);
