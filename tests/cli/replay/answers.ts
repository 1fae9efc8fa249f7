import { firstAnswer } from '../../../cli/replay/first-answer.ts';
import { openReplay } from '../../../cli/replay/open-replay.ts';
import { readSource } from '../../../cli/replay/replay-source.ts';
import { snapshotText, type DiagnosticsSnapshot } from '../../../core/diagnostics/diagnostics-snapshot.ts';
import type { Language } from '../../../core/domain/languages.ts';
import type { FlowName } from '../../../core/flow/session.ts';
import type { OpenPage } from '../../../core/diagnostics/open-page.ts';
import type { RouteName } from '../../../core/flow/app-routes.ts';
import type { StepId } from '../../../core/flow/step-row.ts';
import { snapshotOfPerson } from '../../core/diagnostics/a-snapshot.ts';
import { startedHarness } from '../../support/flow-harness.ts';

/** What is found in a text. */
export function foundIn(text: string) {
  const found = readSource(text);
  if (!found.ok || 'reduced' in found.value) throw new Error(JSON.stringify(found));
  return found.value;
}

/** The first answer to a text. */
export async function answerTo(text: string, language: Language = 'en'): Promise<string> {
  const { source } = foundIn(text);
  const { place, state, next, passOn } = firstAnswer(source, await openReplay(source, source.now.instant), {
    language,
  });
  return [place, state, ...next, ...(passOn === null ? [] : [passOn])].join(' ');
}

/** The snapshot of a guest at a step. */
export async function snapshotAt(step: StepId, flow: FlowName = 'testing'): Promise<DiagnosticsSnapshot> {
  const harness = await startedHarness(flow);
  await harness.passUntil(step);
  return snapshotOfPerson(harness);
}

/** The first answer to a snapshot with other parts. */
export const changed = (snapshot: DiagnosticsSnapshot, parts: Partial<DiagnosticsSnapshot>, language?: Language) =>
  answerTo(snapshotText({ ...snapshot, ...parts }), language);

/** An open page without errors, or a help page after another one without any. */
export const pageAt = (route: RouteName, from: RouteName | null = null): OpenPage => ({
  route,
  from,
  errors: [],
  errorsBefore: from === null ? null : [],
});
