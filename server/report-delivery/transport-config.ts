import { createPrivateKey, type KeyObject } from 'node:crypto';
import * as v from 'valibot';
import { envVar } from '../env-var.ts';

/** Where AIMS takes reports: a bucket of S3. */
export interface AimsSettings {
  /** Null for Amazon's own; another one is asked with the bucket in the path. */
  readonly endpoint: string | null;
  readonly region: string;
  readonly bucket: string;
  /** The folder of ours, without a slash at its ends; empty for the bucket itself. */
  readonly prefix: string;
  /** Null where the machine itself may write there. */
  readonly keys: { readonly accessKeyId: string; readonly secretAccessKey: string } | null;
  /** How the bucket encrypts what we write: `default` with Amazon's key of the account, else with the key of that name. Null leaves it to the bucket. */
  readonly kmsKey: string | null;
}

/** Where ReportStream takes reports, and who we are there. */
export interface ReportstreamSettings {
  /** Without a slash at its end. */
  readonly url: string;
  readonly client: string;
  /** What ReportStream calls the public half of the key. */
  readonly keyId: string;
  readonly privateKey: SigningKey;
}

/** A private key, and how it signs. */
export interface SigningKey {
  readonly key: KeyObject;
  readonly algorithm: 'RS256' | 'ES384';
}

const urlOf = (pattern: RegExp) =>
  v.pipe(
    v.string(),
    v.regex(pattern),
    v.check((text) => URL.canParse(text)),
    v.transform((text) => text.replace(/\/+$/, '')),
  );

const word = v.pipe(v.string(), v.regex(/^\S+$/));

function readKey(pem: string): KeyObject | null {
  try {
    return createPrivateKey(pem.replaceAll('\\n', '\n'));
  } catch {
    return null;
  }
}

function signingKey(pem: string): SigningKey | null {
  const key = readKey(pem);
  if (key?.asymmetricKeyType === 'rsa') return { key, algorithm: 'RS256' };
  return key?.asymmetricKeyDetails?.namedCurve === 'secp384r1' ? { key, algorithm: 'ES384' } : null;
}

const privateKey = v.pipe(
  v.string(),
  v.transform(signingKey),
  v.check((key) => key !== null),
);

/** The variables of the two ways over the network (reporting.md, "Transports"). */
export const transportEntries = {
  AIMS_ENDPOINT: envVar(urlOf(/^https?:\/\//)),
  AIMS_REGION: envVar(v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/))),
  AIMS_BUCKET: envVar(v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/))),
  AIMS_PREFIX: envVar(v.pipe(v.string(), v.regex(/^[\w.-]+(\/[\w.-]+)*$/))),
  AIMS_ACCESS_KEY_ID: envVar(word),
  AIMS_SECRET_ACCESS_KEY: envVar(word),
  AIMS_KMS_KEY: envVar(word),
  REPORTSTREAM_URL: envVar(urlOf(/^https?:\/\/[^?#]+$/)),
  REPORTSTREAM_CLIENT: envVar(v.pipe(v.string(), v.regex(/^[\w.-]+$/))),
  REPORTSTREAM_KEY_ID: envVar(word),
  REPORTSTREAM_PRIVATE_KEY: envVar(privateKey),
};

/** What was set of them. */
export type TransportVariables = {
  readonly [Name in keyof typeof transportEntries]: v.InferOutput<(typeof transportEntries)[Name]>;
};

/** The ways that are set up. */
export interface TransportConfig {
  readonly aims: AimsSettings | null;
  readonly reportstream: ReportstreamSettings | null;
}

function readAims(variables: TransportVariables): AimsSettings | null {
  const { AIMS_BUCKET: bucket, AIMS_REGION: region } = variables;
  const { AIMS_ACCESS_KEY_ID: accessKeyId, AIMS_SECRET_ACCESS_KEY: secretAccessKey } = variables;
  if (bucket === undefined || region === undefined) return null;
  return {
    endpoint: variables.AIMS_ENDPOINT ?? null,
    region,
    bucket,
    prefix: variables.AIMS_PREFIX ?? '',
    keys: accessKeyId === undefined || secretAccessKey === undefined ? null : { accessKeyId, secretAccessKey },
    kmsKey: variables.AIMS_KMS_KEY ?? null,
  };
}

function readReportstream(variables: TransportVariables): ReportstreamSettings | null {
  const { REPORTSTREAM_URL: url, REPORTSTREAM_CLIENT: client, REPORTSTREAM_PRIVATE_KEY: key } = variables;
  if (url === undefined || client === undefined || key === undefined || key === null) return null;
  return { url, client, keyId: variables.REPORTSTREAM_KEY_ID ?? `${client}.default`, privateKey: key };
}

/** Reads what was set of the two ways. Null for one that is not set up. */
export function readTransports(variables: TransportVariables): TransportConfig {
  return { aims: readAims(variables), reportstream: readReportstream(variables) };
}

/** The variables that a way needs and that are not set. Of a pair of keys both are, or neither. */
export function missingForTransport(
  reporter: 'file' | 'aims' | 'reportstream',
  variables: TransportVariables,
): readonly string[] {
  const isSet = (name: keyof TransportVariables) => variables[name] !== undefined;
  const pair = ['AIMS_ACCESS_KEY_ID', 'AIMS_SECRET_ACCESS_KEY'] as const;
  const needed: Readonly<Record<typeof reporter, readonly (keyof TransportVariables)[]>> = {
    file: [],
    aims: ['AIMS_REGION', 'AIMS_BUCKET', ...(pair.some(isSet) ? pair : [])],
    reportstream: ['REPORTSTREAM_URL', 'REPORTSTREAM_CLIENT', 'REPORTSTREAM_PRIVATE_KEY'],
  };
  return needed[reporter].filter((name) => !isSet(name));
}
