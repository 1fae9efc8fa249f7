import type { ShownText, TextContext, TextKind } from './shown-text.ts';
import { stepTexts } from './step-texts.ts';

/** What is not read aloud of a step, by its id. */
const UNSPOKEN_IDS: ReadonlySet<string> = new Set([
  // These are on many steps, and not part of what the step says.
  'frame.back',
  'rescue.open',
  // These change each second: announcements give the time, and when it runs out.
  'timer.label',
  'time',
  'secondsLeft',
  'steps.result-ready.secondsLeft',
]);

/** Key numbers repeat what the instruction says. */
const UNSPOKEN_KINDS: ReadonlySet<TextKind> = new Set(['amount']);

/** The texts of the current step that are read aloud, in order: the heading, what to know, questions with their answers, and what can be pressed. */
export function spokenTexts(context: TextContext): readonly ShownText[] {
  return stepTexts(context).filter(({ id, kind }) => !UNSPOKEN_IDS.has(id) && !UNSPOKEN_KINDS.has(kind));
}
