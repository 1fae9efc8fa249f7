import type { ReportContents } from '../report/report-contents.ts';

/** The sender (reporting.md, "MSH, SFT"). Lengths are the maximum of characters. */
export interface MessageSender {
  /** At most 20 characters. */
  readonly appName: string;
  readonly appOid: string;
  /** At most 20 characters. */
  readonly facility: string;
  /** A pseudo-CLIA number, `^\d{2}[DZ]\d{7}$`. */
  readonly clia: string;
  /** `production` messages go to the production receiver, and count. */
  readonly environment: 'test' | 'production';
  /** At most 50 characters. */
  readonly vendor: string;
  /** At most 15 characters. */
  readonly version: string;
  /** At most 20 characters. */
  readonly product: string;
  /** At most 20 characters. */
  readonly binaryId: string;
}

/** The input of a message. */
export interface MessageInput {
  readonly contents: ReportContents;
  readonly sender: MessageSender;
  /** Identifies the person to the receiver; in an anonymous report a random id for this report only. */
  readonly patientId: string;
  /** Identifies the test to the receiver; in an anonymous report a random id for this report only. */
  readonly specimenId: string;
  /** Five digits; null if unknown. Not used in an anonymous report. */
  readonly countyFips: string | null;
  /** When the message is written, in epoch milliseconds. */
  readonly writtenAt: number;
}
