import { createPrivateKey, type KeyObject } from 'node:crypto';
import * as v from 'valibot';
import { envVar } from '../env-var.ts';

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

/** ReportStream's URL, and our identity there. */
export interface ReportstreamSettings {
  /** Without a trailing slash. */
  readonly url: string;
  readonly client: string;
  /** ReportStream's id of the public key. */
  readonly keyId: string;
  readonly privateKey: SigningKey;
}

/** A private key and its signing algorithm. */
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

/** The variables of the two network transports (reporting.md, "Transports"). */
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

/** Their values, where set. */
export type TransportVariables = {
  readonly [Name in keyof typeof transportEntries]: v.InferOutput<(typeof transportEntries)[Name]>;
};

/** The configured transports. */
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

/** Reads the configuration of the two transports; null for one that is not configured. */
export function readTransports(variables: TransportVariables): TransportConfig {
  return { aims: readAims(variables), reportstream: readReportstream(variables) };
}

/** The required variables of a transport that are not set. Of a key pair, both must be set, or neither. */
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
