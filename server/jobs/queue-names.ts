import type { Errand, Message, ReportErrand } from './ports.ts';

/**
 * Each lane is a queue of its own, so that neither thousands of reports whose receiver is down nor an SMS gateway that hangs
 * delays the code in an e-mail. `people` holds the e-mails. It keeps its name for older servers on the same database, which post text
 * messages there too; those are delivered from there.
 */
export interface LaneErrands {
  readonly people: Message;
  readonly texts: Message;
  readonly reports: ReportErrand;
  readonly answers: ReportErrand;
}

export type JobLane = keyof LaneErrands;

export const JOB_LANES = ['people', 'texts', 'reports', 'answers'] as const satisfies readonly JobLane[];

/** Which lane a job belongs to. */
export function laneOf(errand: Errand): JobLane {
  switch (errand.kind) {
    case 'deliverReport':
      return 'reports';
    case 'readReportAnswer':
      return 'answers';
    default:
      return 'by' in errand && errand.by === 'PHONE' ? 'texts' : 'people';
  }
}
