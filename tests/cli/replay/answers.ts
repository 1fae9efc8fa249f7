import { answerText } from '../../../cli/replay/replay-command.ts';
import type { ReplayReport } from '../../../cli/replay/replay-report.ts';
import { detailsCode } from '../../../core/diagnostics/details-code.ts';
import type { DiagnosticsSnapshot } from '../../../core/diagnostics/diagnostics-snapshot.ts';
import type { OpenPage } from '../../../core/diagnostics/open-page.ts';
import type { ErrorCode } from '../../../core/domain/error-codes.ts';
import type { Language } from '../../../core/domain/languages.ts';
import type { RouteName } from '../../../core/flow/app-routes.ts';
import type { FlowName } from '../../../core/flow/session.ts';
import type { StepId } from '../../../core/flow/step-row.ts';
import { snapshotOfPerson } from '../../core/diagnostics/a-snapshot.ts';
import { startedHarness } from '../../support/flow-harness.ts';

/** A call to support: what the person copied, how long ago in milliseconds, and the language of the answer. */
export interface Call {
  readonly snapshot: DiagnosticsSnapshot;
  /** What an email made of the code. */
  readonly sentAs?: (code: string) => string;
  readonly age?: number;
  /** When the answer is for, in milliseconds after the details were copied. */
  readonly after?: number;
  readonly language?: Language;
  readonly isEmail?: boolean;
}

function answerTo({
  snapshot,
  sentAs,
  age = 30_000,
  after,
  language = 'en',
  isEmail,
  short,
}: Call & { readonly short?: true }) {
  const code = detailsCode(snapshot);
  const made = Date.parse(snapshot.at);
  const options = {
    language,
    ...(after !== undefined && { at: { after } }),
    ...(isEmail && { email: true as const }),
    ...(short && { short }),
  };
  return answerText(sentAs?.(code) ?? code, options, made + age);
}

/** What the command reports of a code, as it was sent. */
export async function reportOf(call: Call): Promise<ReplayReport> {
  const answered = await answerTo(call);
  if (!answered.ok) throw new Error(answered.error);
  return answered.value.report as ReplayReport;
}

/** The words that support reads, in one line. */
export async function answerOf(call: Call): Promise<string> {
  const answered = await answerTo({ ...call, short: true });
  const text = answered.ok ? answered.value.text : answered.error;
  return text.replaceAll(/\s+/g, ' ').trim();
}

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
