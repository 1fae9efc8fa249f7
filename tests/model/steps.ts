import type { FlowName } from '../../core/flow/session.ts';

/** The steps of both flows by their numbers, written down once more from the specification, so that the core's tables are held against it. */
export const MODEL_STEPS: Readonly<Record<FlowName, readonly string[]>> = {
  testing: [
    'intro-welcome intro-how-it-works profile-selection health-questionnaire intro-eligibility warnings ready-check',
    'phone-readiness wash-hands open-kit kit-contents open-pouch scan-device first-scan remove-foil place-tube',
    'collection-method nasal-swab open-swab collect-1 collect-2 collect-3 collect-4 prepare-1 prepare-2 prepare-3',
    'process-1 process-2 countdown result-ready scan-again second-scan result-questionnaire check-negative',
    'check-positive check-invalid control-line test-line confirm-result result-details submit-report review-profile',
    'dispose-kit reporting-information',
  ].flatMap((line) => line.split(' ')),
  reporting: [
    'intro-welcome intro-how-it-works profile-selection health-questionnaire confirm-kit scan-device first-scan',
    'result-questionnaire confirm-result submit-report review-profile reporting-information',
  ].flatMap((line) => line.split(' ')),
};

/** Where a step stands in its flow; -1 where the flow has none of that name. */
export function numberOf(flow: FlowName, id: string): number {
  return MODEL_STEPS[flow].indexOf(id);
}

/** The steps that the reading window limits: from its beginning to the result. */
export function isRead(flow: FlowName, number: number): boolean {
  const [first, last] = [numberOf(flow, 'result-ready'), numberOf(flow, 'confirm-result')];
  return flow === 'testing' && number >= first && number <= last;
}

/** Steps at which leaving the test gives an unused cassette back: all up to the wait, and in the report-only flow up to the submission. */
export function isFreedAt(flow: FlowName, number: number): boolean {
  const end = flow === 'testing' ? numberOf(flow, 'countdown') : MODEL_STEPS[flow].length - 1;
  return number < end;
}
