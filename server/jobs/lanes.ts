import type { Errand, Message, ReportErrand } from './ports.ts';

/**
 * Jobs of one lane never wait for those of another: thousands of reports whose receiver is down must not hold up a code that somebody
 * waits for.
 */
export interface LaneErrands {
  readonly people: Message;
  readonly reports: ReportErrand;
  readonly answers: ReportErrand;
}

export type JobLane = keyof LaneErrands;

export const JOB_LANES = ['people', 'reports', 'answers'] as const satisfies readonly JobLane[];

/** Which lane a job belongs to. */
export function laneOf({ kind }: Errand): JobLane {
  switch (kind) {
    case 'deliverReport':
      return 'reports';
    case 'readReportAnswer':
      return 'answers';
    default:
      return 'people';
  }
}
