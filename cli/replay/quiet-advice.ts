import { fillIn } from '../../adapters/translations/fill-in.ts';
import { translations } from '../../adapters/translations/index.ts';
import { terminalTexts } from '../../adapters/translations/terminal.ts';
import { kitTexts } from '../../core/domain/kit-texts.ts';
import type { LogoutMessage } from '../../core/flow/app-state.ts';
import { testedKit } from '../../core/flow/timers.ts';
import { adviceTexts, asShown, present, shownButtons, type AnswerFacts } from './answer-facts.ts';
import type { Answer } from './final-advice.ts';
import { sentTitles } from './over-by-age.ts';
import { askUnseen, wayToTest } from './page-advice.ts';
import { isNotSaved } from './place-of.ts';
import { isClockAhead, isOld, lostReading, noResultLeft } from './since-then.ts';

/** Places whose advice has the same name, while nothing failed. */
export const QUIET_PLACES = ['accountPrompt', 'noTest', 'visitor', 'visitorAfter'] as const;

/** What the offer of an account says: that declining it ends the access to the result. */
function declinedWarning(facts: AnswerFacts): string {
  const decline = asShown(facts, (language) => translations[language].steps.accountPrompt.decline.button);
  return fillIn(adviceTexts(facts).accountOffer.declined, { decline });
}

/** After these logouts, the test of an account is saved here; a person without one lost none. */
const TEST_SURVIVES: readonly (LogoutMessage | null)[] = ['passwordChanged', 'loginEnded'];

/** The name of what to say at a place where nothing failed. */
function calmName(place: (typeof QUIET_PLACES)[number], { source }: AnswerFacts): (typeof QUIET_PLACES)[number] {
  const lastLogout = source.kind === 'snapshot' ? source.snapshot.lastLogout : null;
  return place === 'visitorAfter' && TEST_SURVIVES.includes(lastLogout) ? 'visitor' : place;
}

/** After a logout the details do not say whether a test was done before: what holds if it was, and if not. */
function afterLogout(facts: AnswerFacts): readonly string[] {
  const { done, neither } = adviceTexts(facts).afterLogout;
  const titles = sentTitles((textIn) => asShown(facts, textIn));
  return [fillIn(done, titles), neither, lostReading(facts), noResultLeft(facts)];
}

/** What to say where nothing failed, or where that is not sure. */
export function quietAdvice(place: (typeof QUIET_PLACES)[number], facts: AnswerFacts): Answer {
  const { advice, replayAdvice } = terminalTexts[facts.language];
  const buttons = shownButtons(facts).join(' / ');
  const unseen = askUnseen(facts);
  const calm = calmName(place, facts);
  const isLost = place === 'accountPrompt' && isNotSaved(facts);
  const { accountOffer, calmThen, clockDoubt, usedKit, nothingWaits } = replayAdvice;
  const isAhead = isClockAhead(facts);
  const isDoubtful = unseen === null && calm !== 'visitorAfter' && (isAhead || isOld(facts));
  const doubt = isAhead ? clockDoubt.state : calmThen;
  const calmState = isDoubtful ? doubt : fillIn(advice[calm], { buttons });
  const state = isLost ? advice.notSaved : (unseen ?? calmState);
  if (calm === 'visitorAfter') return { state, next: afterLogout(facts) };
  if (calm !== 'accountPrompt') {
    const isNothingWaiting = !facts.isPartial && facts.open.waiting.length === 0 && nothingWaits;
    return {
      state,
      next: present(
        isDoubtful && clockDoubt[calm],
        calm === 'noTest' && fillIn(usedKit, kitTexts(testedKit(facts.context))),
        isNothingWaiting,
      ),
    };
  }
  const isAsking = unseen !== null || isDoubtful;
  const choose = fillIn(accountOffer.choose, { buttons });
  return { state, next: present(unseen !== null && wayToTest(facts), isAsking && choose, declinedWarning(facts)) };
}
