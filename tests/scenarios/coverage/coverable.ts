import { ERROR_CODES } from '../../../core/domain/error-codes.ts';
import { SCAN_OUTCOMES } from '../../../core/domain/scan-outcome.ts';
import { FLOWS } from '../../../core/flow/flows.ts';
import type { FlowName } from '../../../core/flow/session.ts';
import type { StepId, StepRow } from '../../../core/flow/step-row.ts';
import { CALL_NAMES } from '../../../scenarios/call-names.ts';
import { type CoverageItem, REPORTING_ROWS, reportingItem } from './reporting-rows.ts';

/** What can happen at a row of a flow. */
export const ROW_KINDS = ['step', 'next', 'back', 'skip', 'skip back', 'clamp', 'expiry'] as const;
export type RowKind = (typeof ROW_KINDS)[number];

/** The item of something that happens at a row. */
export function rowItem(kind: RowKind, flow: FlowName, id: StepId): CoverageItem {
  return `${kind} ${flow}/${id}`;
}

type Happens = (row: StepRow, at: number, flow: readonly StepRow[]) => boolean;

/** Rows after the review show only once the result was sent, or waits to be sent. */
const goesBack: Happens = ({ back }, at, flow) => {
  const isSubmitted = flow.slice(0, at).some(({ leaveBy }) => leaveBy === 'review');
  return back !== 'never' && !(back === 'untilSubmitted' && isSubmitted);
};

/** The next row must have a Back button, also for people who skip this row. */
const isSkippedBack: Happens = ({ skipIf }, at, flow) => {
  const behind = flow[at + 1];
  if (skipIf === undefined || behind === undefined) return false;
  const leadsHome = skipIf === 'isGuest' && behind.back === 'guestGoesHome';
  return goesBack(behind, at + 1, flow) && !leadsHome;
};

/** Whether a kind can happen at a row, by the cells of the flow's table. */
const HAPPENS: Readonly<Record<RowKind, Happens>> = {
  step: () => true,
  next: () => true,
  back: goesBack,
  skip: ({ skipIf }) => skipIf !== undefined,
  'skip back': isSkippedBack,
  clamp: ({ resume }) => resume !== undefined,
  expiry: ({ timer }) => timer === 'reading',
};

function rowItems(kind: RowKind): readonly CoverageItem[] {
  const names = Object.keys(FLOWS) as FlowName[];
  return names.flatMap((flow) => FLOWS[flow].filter(HAPPENS[kind]).map(({ id }) => rowItem(kind, flow, id)));
}

/** The items of codes, outcomes and calls. */
export const errorItem = (code: string): CoverageItem => `error ${code}`;
export const scanItem = (outcome: string): CoverageItem => `scan ${outcome}`;
export const callItem = (name: string): CoverageItem => `call ${name}`;

/** Everything that scenarios must cover, from the tables of the core. */
export const COVERABLE: readonly CoverageItem[] = [
  ...ROW_KINDS.flatMap(rowItems),
  ...ERROR_CODES.map(errorItem),
  ...SCAN_OUTCOMES.map(scanItem),
  ...CALL_NAMES.map(callItem),
  ...(Object.keys(FLOWS) as FlowName[]).flatMap((flow) => REPORTING_ROWS.map(({ id }) => reportingItem(id, flow))),
];
