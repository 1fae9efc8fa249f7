import type { StepEffect } from './effects.ts';
import type { SessionEvent } from './events.ts';
import type { FlowContext } from './predicates.ts';
import { OF_WHOLE_TEST, reduceSession } from './reduce-session.ts';
import { resumption } from './resume.ts';
import type { TestSession } from './session.ts';
import { reentered, type Reduction } from './step-moves.ts';

/** The earlier step that a test lacks the answer of, from a step on; null if it lacks none. */
export function askedAt(context: FlowContext, from = 0): number | null {
  const { step, rule } = resumption(context);
  return rule === 'missing' ? Math.max(step, from) : null;
}

/** What the asked step proposes as it shows; the test keeps its own step. */
export function shownAsked(context: FlowContext, asked: number): Reduction {
  const { currentStep } = context.session;
  const { session, effects } = reentered({ ...context, session: { ...context.session, currentStep: asked } });
  return { session: { ...session, currentStep }, effects };
}

/** A test after an event, and the earlier step that is asked then. */
export interface Asked {
  readonly session: TestSession;
  readonly asked: number | null;
  readonly effects: readonly StepEffect[];
}

/**
 * An event at a step that shows only because its answer is missing: the test keeps its own step, and goes on there once nothing is missing.
 * Back has nowhere to lead.
 */
export function reduceAsked(context: FlowContext, asked: number, event: SessionEvent): Asked {
  const { session: before } = context;
  if (event.type === 'backPressed') return { session: before, asked, effects: [] };
  const { currentStep, tickedBoxes, guestPage } = before;
  const there = { ...context, session: { ...before, currentStep: asked } };
  const { session, effects } = reduceSession(there, event, context.moment);
  const kept = { ...session, currentStep, tickedBoxes, guestPage };
  if (session.currentStep === asked) return { session: kept, asked, effects };
  // A cassette inherits nothing of another one: its test goes on from its scan.
  if (before.collectedAt !== null && session.collectedAt === null) return { session, asked: null, effects };
  const next = askedAt({ ...context, session: kept }, session.currentStep);
  const quiet = effects.filter(({ type }) => type !== 'postProgress');
  if (next === null || next >= currentStep) return { session: kept, asked: null, effects: quiet };
  const shown = shownAsked({ ...context, session: kept }, next);
  return { session: shown.session, asked: next, effects: [...quiet, ...shown.effects] };
}

/** Whether an event is about the step at which the test stands, though the tab may show an earlier one. */
export function isOwnStep(session: TestSession, { type }: SessionEvent, asked: number | null): boolean {
  return asked === null || OF_WHOLE_TEST.has(type) || asked >= session.currentStep;
}
