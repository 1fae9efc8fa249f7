import type { ComponentType } from 'react';
import type { i18n } from 'i18next';
import { expect } from 'vitest';
import { openDevice } from '../../../cli/states/device.ts';
import type { FixtureState } from '../../../cli/states/fixture-state.ts';
import type { TerminalTab } from '../../../cli/play/terminal-tab.ts';
import { makeWordsOf } from '../../../cli/walk/step-words.ts';
import { parseOffsetInstant } from '../../../core/domain/calendar-date.ts';
import { LANGUAGES } from '../../../core/domain/languages.ts';
import { APP_ROUTES } from '../../../core/flow/app-routes.ts';
import type { AppRunner } from '../../../core/flow/app-runner.ts';
import { QUIET_PAGE, type PageContext, type TextContext, type TextsOf } from '../../../core/step-texts/shown-text.ts';
import { startedHarness, type FlowHarness } from '../../support/flow-harness.ts';
import { textsIn } from '../texts-in.ts';
import { pageText, wordsOf } from './page-text.ts';
import { renderApp, renderStep } from './render-step.tsx';

/** A tab with a kept state. */
export async function openState({ who, now, kept }: FixtureState): Promise<TerminalTab> {
  const instant = parseOffsetInstant(now)?.instant ?? Number.NaN;
  return (await openDevice({ who, now: instant, kept, route: APP_ROUTES.testSteps })).tab;
}

/** What decides on the texts, in the time zone of this machine, in which the page runs. */
export function contextOf(runner: AppRunner, facts: Partial<PageContext>): TextContext {
  const offsetAt = (instant: number): number => -new Date(instant).getTimezoneOffset();
  return { state: runner.current(), moment: { ...runner.moment(), offsetAt }, page: { ...QUIET_PAGE, ...facts } };
}

/** A part of a page. */
export interface Part {
  /** The component of the page. */
  readonly Shown: ComponentType;
  /** The texts that the terminal shows for it. */
  readonly textsOf: TextsOf;
  readonly page: Partial<PageContext>;
}

async function compare(part: Part, runner: AppRunner, render: (texts: i18n, Shown: ComponentType) => string) {
  const { Shown, textsOf, page } = part;
  const InMain = () => (
    <main>
      <Shown />
    </main>
  );
  const context = contextOf(runner, page);
  let count = 0;
  for (const language of LANGUAGES) {
    const shown = wordsOf(pageText(render(await textsIn(language), InMain)));
    expect(textsOf(context).flatMap(makeWordsOf(context, language)).flatMap(wordsOf)).toEqual(shown);
    count += shown.length;
  }
  return count;
}

/** Compares a part of a page with the words of its texts in the terminal, in every language. Returns the number of words. */
export function comparePart(part: Part & { readonly harness: FlowHarness }): Promise<number> {
  const { harness } = part;
  return compare(part, harness.runner(), (texts, Shown) => renderStep(harness, texts, Shown));
}

/** The same in a tab with a kept state. */
export function comparePartIn(tab: TerminalTab, part: Part): Promise<number> {
  const { runner, actions } = tab;
  return compare(part, runner, (texts, Shown) => renderApp({ runner, actions, others: {} }, texts, Shown));
}

/** A guest's test at a step. */
export async function harnessAt(step: Parameters<FlowHarness['passUntil']>[0]): Promise<FlowHarness> {
  const harness = await startedHarness('testing');
  await harness.passUntil(step);
  return harness;
}
