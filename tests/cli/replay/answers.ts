import { shortText } from '../../../cli/replay/print-replay.ts';
import { makeReplayReport, type ReplayReport } from '../../../cli/replay/replay-report.ts';
import { sourceOf } from '../../../cli/replay/open-replay.ts';
import { detailsCode } from '../../../core/diagnostics/details-code.ts';
import type { DiagnosticsSnapshot } from '../../../core/diagnostics/diagnostics-snapshot.ts';
import type { OpenPage } from '../../../core/diagnostics/open-page.ts';
import type { ErrorCode } from '../../../core/domain/error-codes.ts';
import type { Language } from '../../../core/domain/languages.ts';
import type { RouteName } from '../../../core/flow/app-routes.ts';
import type { FlowName } from '../../../core/flow/session.ts';
import type { StepId } from '../../../core/flow/step-row.ts';
import { readDetails } from '../../../replay/read-details.ts';
import { snapshotOfPerson } from '../../core/diagnostics/a-snapshot.ts';
import { startedHarness } from '../../support/flow-harness.ts';

/** A call to support: what the person copied, how long ago in milliseconds, and the language of the answer. */
export interface Call {
  readonly snapshot: DiagnosticsSnapshot;
  readonly age?: number;
  /** When the answer is for, in milliseconds after the details were copied. */
  readonly after?: number;
  readonly language?: Language;
  readonly isEmail?: boolean;
}

/** What the command reports of a code, as it was sent. */
export async function reportOf({
  snapshot,
  age = 30_000,
  after,
  language = 'en',
  isEmail,
}: Call): Promise<ReplayReport> {
  const read = readDetails(detailsCode(snapshot), snapshot.versions.app);
  if (!read.ok || 'failure' in read.value.snapshot) throw new Error('The code cannot be read.');
  const source = sourceOf(read.value.snapshot);
  const { instant } = source.made;
  const at = after === undefined ? null : instant + after;
  return makeReplayReport(source, null, { language, at, now: instant + age, ...(isEmail && { isEmail }) });
}

/** The words that support reads, in one line. */
export const answerOf = async (call: Call): Promise<string> =>
  shortText(await reportOf(call))
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The snapshot of a guest at a step. */
export async function snapshotAt(step: StepId, flow: FlowName = 'testing'): Promise<DiagnosticsSnapshot> {
  const harness = await startedHarness(flow);
  await harness.passUntil(step);
  return snapshotOfPerson(harness);
}

/** A person without a test, at a page with these errors. */
export async function personAt(
  who: DiagnosticsSnapshot['who'],
  route: RouteName,
  errors: readonly ErrorCode[] = [],
): Promise<DiagnosticsSnapshot> {
  const snapshot = await snapshotAt('intro-welcome');
  const none = { who, step: null, isNextFree: false, missing: [], passedOver: [] } as const;
  return { ...snapshot, ...none, page: pageAt(route, null, errors) };
}

/** An open page, or a help page after another one. */
export const pageAt = (
  route: RouteName,
  from: RouteName | null = null,
  errors: readonly ErrorCode[] = [],
): OpenPage => ({ route, from, errors, errorsBefore: from === null ? null : [] });
