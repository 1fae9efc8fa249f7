import type { ReportContents } from '../report/report-contents.ts';

/** Who sends (reporting.md, "MSH, SFT"). Lengths are the most characters that a field takes. */
export interface MessageSender {
  /** 20. */
  readonly appName: string;
  readonly appOid: string;
  /** 20. */
  readonly facility: string;
  /** A pseudo-CLIA number, `^\d{2}[DZ]\d{7}$`. */
  readonly clia: string;
  /** Whether it counts: `production` goes to the receiver that does. */
  readonly environment: 'test' | 'production';
  /** 50. */
  readonly vendor: string;
  /** 15. */
  readonly version: string;
  /** 20. */
  readonly product: string;
  /** 20. */
  readonly binaryId: string;
}

/** What a message is made of. */
export interface MessageInput {
  readonly contents: ReportContents;
  readonly sender: MessageSender;
  /** Names the person to the receiver; in an anonymous report a random id of this report alone. */
  readonly patientId: string;
  /** Names the test to the receiver; in an anonymous report a random id of this report alone. */
  readonly specimenId: string;
  /** Five digits; null where unknown. Not used in an anonymous report. */
  readonly countyFips: string | null;
  /** When the message is written, in epoch milliseconds. */
  readonly writtenAt: number;
}
