import { fillIn } from '../../adapters/translations/fill-in.ts';
import { kitTexts } from '../../core/domain/kit-texts.ts';
import { flowNameOf, FLOWS, rowOf } from '../../core/flow/flows.ts';
import { testedKit } from '../../core/flow/timers.ts';
import { adviceTexts, present, type AnswerFacts, type FilledText } from './answer-facts.ts';
import { isLongSince } from './since-then.ts';

/** Between these steps, the opened pouch and the sample may be used for a limited time only. */
const [FIRST, LAST] = (['open-pouch', 'process-2'] as const).map((step) =>
  FLOWS.testing.findIndex(({ id }) => id === step),
) as [number, number];

/**
 * What a nurse asks about the pouch and the sample at a step that the person left some minutes ago. Empty at other steps, and while a
 * timer runs: then the sample is on the cassette.
 */
export function sampleQuestions(place: FilledText<'place'>[0], facts: AnswerFacts): readonly string[] {
  const { context } = facts;
  const { session } = context;
  const isBetween = flowNameOf(session) === 'testing' && session.currentStep > FIRST && session.currentStep <= LAST;
  if (place !== 'step' || !isBetween || !isLongSince(facts)) return [];
  const { pouch, swab, mix, drops, unsure } = adviceTexts(facts).sample;
  const questions: Readonly<Partial<Record<string, string>>> = { swab, mix, drops };
  const question = questions[rowOf(session)?.rescue ?? ''];
  return present(fillIn(pouch, kitTexts(testedKit(context))), question ?? null, question !== undefined && unsure);
}
