import { fillIn } from '../../adapters/translations/fill-in.ts';
import { terminalTexts } from '../../adapters/translations/terminal.ts';
import { kitTexts } from '../../core/domain/kit-texts.ts';
import type { Kit } from '../../core/domain/kit.ts';
import type { Language } from '../../core/domain/languages.ts';
import { flowNameOf, FLOWS } from '../../core/flow/flows.ts';
import { testedKit } from '../../core/flow/timers.ts';
import { present, type AnswerFacts, type FilledText } from './answer-facts.ts';
import { isOtherKitNeeded } from './failure-advice.ts';
import { isSampleStep } from './sample-steps.ts';
import { isLongSince } from './since-then.ts';

/** A person may press on for hours, but after these, no sample of that test is left. */
const LONGEST_TEST_MS = 6 * 60 * 60_000;

/** What a nurse asks about the pouch and the sample at a step of a test; empty at other steps than those between the pouch and the drops. */
export function sampleQuestionsAt(step: number, kit: Kit, language: Language): readonly string[] {
  if (!isSampleStep(step)) return [];
  const { pouch, swab, mix, drops, unsure } = terminalTexts[language].replayAdvice.sample;
  const questions: Readonly<Partial<Record<string, string>>> = { swab, mix, drops };
  const question = questions[FLOWS.testing[step]?.rescue ?? ''];
  return present(fillIn(pouch, kitTexts(kit)), question ?? null, question !== undefined && unsure);
}

/**
 * What a nurse asks about the pouch and the sample at a step that the person left some minutes ago, also if the app has logged out since:
 * they may have kept pressing. Empty at other steps, and while a timer runs: then the sample is on the cassette.
 */
export function sampleQuestions(place: FilledText<'place'>[0], facts: AnswerFacts): readonly string[] {
  const { source, open, context, language } = facts;
  const isLoggedOut = place === 'loggedOut';
  const session = isLoggedOut ? open.opened.session : context.session;
  const isOver = open.play.clock.now() - source.now.instant > LONGEST_TEST_MS;
  if (!(place === 'step' || isLoggedOut) || flowNameOf(session) !== 'testing' || !isLongSince(facts) || isOver)
    return [];
  if (isOtherKitNeeded(facts)) return [];
  return sampleQuestionsAt(session.currentStep, testedKit({ ...context, session }), language);
}
