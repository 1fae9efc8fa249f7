import { KITS } from '../../core/domain/kit-registry.ts';
import { ERROR_CODES, type ErrorCode } from '../../core/domain/error-codes.ts';
import type { Language } from '../../core/domain/languages.ts';
import { flowNameOf } from '../../core/flow/flows.ts';
import { STEP_IDS, type StepId } from '../../core/flow/step-row.ts';
import { errorText } from '../../core/step-texts/page-texts.ts';
import type { Play } from '../play/terminal-play.ts';
import { stepTitle } from './format-step.ts';
import { makeWordsOf, playedContext } from './step-words.ts';

const IDS = new RegExp(`(?<![\\w-])(?:${[...STEP_IDS, ...ERROR_CODES].join('|')})(?![\\w-])`, 'g');

/** A reason with the titles of steps and the texts of errors in place of their ids; `hasIds` adds the ids after them. */
export function inWords(reason: string, play: Play, language: Language, hasIds: boolean): string {
  const wordsOf = makeWordsOf(playedContext(play), language);
  const flow = flowNameOf(play.tab().state().session);
  return reason.replaceAll(IDS, (id) => {
    const step = STEP_IDS.find((one: StepId) => one === id);
    const words =
      step === undefined ? wordsOf(errorText(id as ErrorCode)).join(' ') : stepTitle(step, flow, language, KITS[0]);
    return `“${words}”${hasIds ? ` (${id})` : ''}`;
  });
}
