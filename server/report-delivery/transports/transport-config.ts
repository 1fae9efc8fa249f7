import * as v from 'valibot';
import type { ReportHub } from '../../../core/domain/report-status.ts';
import { err, ok, type Result } from '../../../core/domain/result.ts';
import { envVar } from '../../env-var.ts';

/** The S3 bucket of AIMS. */
export interface AimsSettings {
  /** Null for Amazon's; any other is called with the bucket in the path. */
  readonly endpoint: string | null;
  readonly region: string;
  readonly bucket: string;
  /** Our folder, without leading or trailing slash; empty for the bucket itself. */
  readonly prefix: string;
  /** Null if the machine has its own credentials. */
  readonly keys: { readonly accessKeyId: string; readonly secretAccessKey: string } | null;
  /** The key for encryption: `default` for Amazon's key of the account, else the name of a key. Null for the bucket's default. */
  readonly kmsKey: string | null;
}

/** How reports reach the authorities. With `none`, no agency takes reports, and they wait until another transport is set. */
export const REPORTERS = ['none', 'file', 'aims'] as const;
export type ReporterName = (typeof REPORTERS)[number];

/** The selected transport with its settings. */
export type TransportConfig =
  { readonly reporter: 'none' | 'file' } | { readonly reporter: 'aims'; readonly aims: AimsSettings };

const AIMS_NAME = 'APHL AIMS';

/** Whether a health agency takes reports from this server. */
export function hasAgency({ transport }: { readonly transport: TransportConfig }): boolean {
  return transport.reporter !== 'none';
}

/** Who receives the reports, as people read it. */
export function hubOf({
  transport,
  reporting: { hub },
}: {
  readonly transport: TransportConfig;
  readonly reporting: { readonly hub: ReportHub };
}): ReportHub {
  return { ...hub, name: hub.name ?? (transport.reporter === 'aims' ? AIMS_NAME : null) };
}

const endpointUrl = v.pipe(
  v.string(),
  v.regex(/^https?:\/\//),
  v.check((text) => URL.canParse(text)),
  v.transform((text) => text.replace(/(?<!\/)\/+$/, '')),
);

const word = v.pipe(v.string(), v.regex(/^\S+$/));

/** The variables of the transports (reporting.md, "Transports"). */
export const transportEntries = {
  REPORTER: envVar(v.picklist(REPORTERS)),
  AIMS_ENDPOINT: envVar(endpointUrl),
  AIMS_REGION: envVar(v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/))),
  AIMS_BUCKET: envVar(v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/))),
  AIMS_PREFIX: envVar(v.pipe(v.string(), v.regex(/^[\w.-]+(\/[\w.-]+)*$/))),
  AIMS_ACCESS_KEY_ID: envVar(word),
  AIMS_SECRET_ACCESS_KEY: envVar(word),
  AIMS_KMS_KEY: envVar(word),
};

/** Their values, where set. */
type TransportVariables = v.InferOutput<v.ObjectSchema<typeof transportEntries, undefined>>;

/** Reads the settings of AIMS. Fails with the missing variables. Of the pair of credentials, both must be set, or neither. */
function readAims(variables: TransportVariables): AimsSettings | readonly string[] {
  const { AIMS_BUCKET: bucket, AIMS_REGION: region } = variables;
  const { AIMS_ACCESS_KEY_ID: accessKeyId, AIMS_SECRET_ACCESS_KEY: secretAccessKey } = variables;
  const hasCredentials = accessKeyId !== undefined || secretAccessKey !== undefined;
  const isComplete = !hasCredentials || (accessKeyId !== undefined && secretAccessKey !== undefined);
  if (bucket === undefined || region === undefined || !isComplete) {
    const needed = { AIMS_REGION: region, AIMS_BUCKET: bucket };
    const credentials = { AIMS_ACCESS_KEY_ID: accessKeyId, AIMS_SECRET_ACCESS_KEY: secretAccessKey };
    const values = hasCredentials ? { ...needed, ...credentials } : needed;
    return Object.entries(values).flatMap(([name, value]) => (value === undefined ? [name] : []));
  }
  return {
    endpoint: variables.AIMS_ENDPOINT ?? null,
    region,
    bucket,
    prefix: variables.AIMS_PREFIX ?? '',
    keys: accessKeyId === undefined || secretAccessKey === undefined ? null : { accessKeyId, secretAccessKey },
    kmsKey: variables.AIMS_KMS_KEY ?? null,
  };
}

/** Reads the selected transport, by default files. Fails with the variables that it needs and that are not set. */
export function readTransport(variables: TransportVariables): Result<TransportConfig, readonly string[]> {
  const reporter = variables.REPORTER ?? 'file';
  if (reporter !== 'aims') return ok({ reporter });
  const aims = readAims(variables);
  return 'bucket' in aims ? ok({ reporter, aims }) : err(aims);
}
