import * as v from 'valibot';
import type { MessageSender } from '../../core/hl7/message-input.ts';
import type { ReportHub } from '../../core/domain/report-status.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { envVar } from '../env-var.ts';

/** The sender of reports. */
export interface ReportingConfig {
  readonly sender: MessageSender;
  /** The app maker in file names. */
  readonly lab: string;
  /** Who receives the reports, as people read it. */
  readonly hub: ReportHub;
}

/** Example ids that no real organization has: HL7 reserves this object identifier for examples. */
const EXAMPLE_IDS = { appOid: '2.16.840.1.113883.19.5', clia: '00Z0000000' } as const;

const MAX_OID = 199;
const MAX_LAB = 40;
const MAX_VERSION = 15;

/** A text that people read. */
const SHOWN_TEXT = /^\S(.{0,98}\S)?$/u;

/** Text without the characters that are delimiters in a message. */
const words = (maxLength: number) =>
  envVar(v.pipe(v.string(), v.regex(/^[\w.,()+-]+( [\w.,()+-]+)*$/), v.maxLength(maxLength)));

/** The variables of the sender of reports (reporting.md, "MSH, SFT"). */
export const reportingEntries = {
  REPORT_ENVIRONMENT: envVar(v.picklist(['test', 'production'])),
  REPORT_LAB: envVar(v.pipe(v.string(), v.regex(/^[A-Za-z0-9][\w.-]*$/), v.maxLength(MAX_LAB))),
  REPORT_APP_NAME: words(20),
  REPORT_APP_OID: envVar(v.pipe(v.string(), v.regex(/^[0-2](\.(0|[1-9]\d*))+$/), v.maxLength(MAX_OID))),
  REPORT_FACILITY: words(20),
  REPORT_CLIA: envVar(v.pipe(v.string(), v.regex(/^\d{2}[DZ]\d{7}$/))),
  REPORT_VENDOR: words(50),
  REPORT_PRODUCT: words(20),
  REPORT_BINARY_ID: words(20),
  REPORT_HUB_NAME: envVar(v.pipe(v.string(), v.regex(SHOWN_TEXT))),
  REPORT_HUB_CONTACT: envVar(v.pipe(v.string(), v.regex(SHOWN_TEXT))),
};

type ReportingSettings = v.InferOutput<v.ObjectSchema<typeof reportingEntries, undefined>>;

/** Reads the settings of reports. By default reports are marked as tests, with an example sender. */
export function readReporting(settings: ReportingSettings): ReportingConfig {
  const version = packageJson.version.slice(0, MAX_VERSION);
  return {
    lab: settings.REPORT_LAB ?? 'Clearline',
    hub: { name: settings.REPORT_HUB_NAME ?? null, contact: settings.REPORT_HUB_CONTACT ?? null },
    sender: {
      appName: settings.REPORT_APP_NAME ?? 'CLEARLINE',
      appOid: settings.REPORT_APP_OID ?? EXAMPLE_IDS.appOid,
      facility: settings.REPORT_FACILITY ?? 'Clearline',
      clia: settings.REPORT_CLIA ?? EXAMPLE_IDS.clia,
      environment: settings.REPORT_ENVIRONMENT ?? 'test',
      vendor: settings.REPORT_VENDOR ?? 'Clearline',
      version,
      product: settings.REPORT_PRODUCT ?? 'Clearline',
      binaryId: settings.REPORT_BINARY_ID ?? version,
    },
  };
}

/** The variables that are missing for real reports, which must not contain example ids. */
export function missingForProduction({ sender }: ReportingConfig): readonly string[] {
  if (sender.environment === 'test') return [];
  return [
    ...(sender.appOid === EXAMPLE_IDS.appOid ? ['REPORT_APP_OID'] : []),
    ...(sender.clia === EXAMPLE_IDS.clia ? ['REPORT_CLIA'] : []),
  ];
}
