import { resolve } from 'node:path';
import * as v from 'valibot';
import type { Kits, ReportableKit } from '../core/domain/kit.ts';
import { reportableKits } from '../core/domain/kit-registry.ts';
import type { RetentionDays } from '../core/domain/retention.ts';
import { err, ok, type Result } from '../core/domain/result.ts';
import { SUPPORT_EMAIL } from '../core/domain/settings.ts';
import { validateEmail } from '../core/domain/validate-fields.ts';
import {
  missingForProduction,
  readReporting,
  reportingEntries,
  type ReportingConfig,
} from './report-delivery/sender-config.ts';
import {
  readTransport,
  transportEntries,
  type TransportConfig,
} from './report-delivery/transports/transport-config.ts';
import type { HashCost } from './accounts/argon2-worker.ts';
import { abuseEntries, readAbuseLimits } from './limits/abuse-config.ts';
import type { AbuseLimits } from './limits/abuse-limits.ts';
import { readRetention, retentionEntries } from './retention/retention-config.ts';
import { connectionEntries, readConnectionLimits, type ConnectionLimits } from './connection-config.ts';
import { envVar } from './env-var.ts';
import { keyEntries, readKeySource } from './key-config.ts';
import type { KeySource } from './keys/load-keys.ts';
import { isLoopbackUrl } from './loopback.ts';
import { unusableInProduction } from './production-config.ts';
import { trustProxySchema } from './trust-proxy.ts';
import { readTracing, tracingEntries, type TracingConfig } from './tracing/tracing-config.ts';
import { processEntries, readProcess, type ProcessConfig } from './process-config.ts';

/** The settings of a deployment, read from the environment at start. */
export interface ServerConfig {
  /** 0 lets the system choose a free port. */
  readonly port: number;
  /**
   * The address to listen on. `localhost`, the default, means every loopback address (127.0.0.1 and ::1): the address that is
   * printed works whichever the browser tries first, and other machines on the network cannot reach a server meant for one machine.
   * A container or a server behind a balancer sets `0.0.0.0` or `::`.
   */
  readonly host: string;
  /** Absolute path of the directory that holds the embedded database. */
  readonly dataDir: string;
  /** Absolute path of the folder of reports and messages, which several servers share; null for the data directory. */
  readonly filesDir: string | null;
  /** PostgreSQL's URL; without it the embedded database is used. */
  readonly databaseUrl: string | null;
  /** Absolute path of the built web app. */
  readonly webDir: string;
  /** Absolute path of the assets of other releases, for the pages that servers of those have sent; null if there are none. */
  readonly otherAssetsDir: string | null;
  readonly isProduction: boolean;
  /** Whether the pages below /dev are served, to this machine only. */
  readonly hasDevPages: boolean;
  readonly logLevel: LogLevel;
  /** The mail server; without it emails go to the mailbox folder under the data directory. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** The address for questions to customer service. */
  readonly supportEmail: string;
  /** The app's public URL for links in emails, without a trailing slash; without it the server's own address is used. */
  readonly publicUrl: string | null;
  /** The gateway for text messages; without it they go to the mailbox folder. */
  readonly smsGateway: SmsGateway | null;
  /** A maps service that is queried about a zip before the embedded data; without it only these are used. */
  readonly geocoder: Geocoder | null;
  /** Which proxies are trusted to report the caller's address: true for all, or addresses and networks, separated by commas. */
  readonly trustProxy: boolean | string;
  /** Multiplies the rate limits per network address. */
  readonly addressLimitFactor: number;
  /** What clients without an account may do per hour. */
  readonly abuse: AbuseLimits;
  /** Bearer token for /metrics; without it, no client may read them. */
  readonly metricsToken: string | null;
  /** Absolute path of a file that is touched after each backup; null if there is none. */
  readonly backupStampFile: string | null;
  /** The kits that are accepted; no setting changes them. */
  readonly kits: Kits<ReportableKit>;
  /** What a password's hash costs, by default as much as OWASP recommends; no setting changes it. */
  readonly hashCost?: HashCost;
  /** The sender of reports. */
  readonly reporting: ReportingConfig;
  /** Where the keys are. */
  readonly keySource: KeySource;
  readonly connections: ConnectionLimits;
  /** Waiting for the database, and for the balancer at the end. */
  readonly process: ProcessConfig;
  /** Traces by OpenTelemetry; null if they are off. */
  readonly tracing: TracingConfig | null;
  /** How reports reach the authorities. */
  readonly transport: TransportConfig;
  /** After how many days each kind of data is deleted. */
  readonly retention: RetentionDays;
}

/** An HTTP gateway for text messages. */
export interface SmsGateway {
  readonly url: string;
  readonly token: string | null;
}

/** A maps service with the interface of Google's Geocoding API. */
export interface Geocoder {
  readonly url: string;
  readonly key: string;
}

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

const MAX_PORT = 65_535;
const GOOGLE_GEOCODING = 'https://maps.googleapis.com/maps/api/geocode/json';

const urlOf = (pattern: RegExp) =>
  v.pipe(
    v.string(),
    v.regex(pattern),
    v.check((text) => URL.canParse(text)),
  );

const MAIL_FROM = /^([^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;
/** The syntax of a bearer token, long enough that it cannot be guessed. */
const METRICS_TOKEN = /^[\w.~+/-]{16,200}=*$/;
const environmentSchema = v.object({
  PORT: envVar(v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.maxValue(MAX_PORT))),
  HOST: envVar(v.string()),
  DATA_DIR: envVar(v.string()),
  FILES_DIR: envVar(v.string()),
  DATABASE_URL: envVar(urlOf(/^postgres(ql)?:\/\//)),
  WEB_DIR: envVar(v.string()),
  OTHER_ASSETS_DIR: envVar(v.string()),
  NODE_ENV: envVar(v.picklist(['production', 'development', 'test'])),
  DEV_PAGES: envVar(v.picklist(['0', '1'])),
  LOG_LEVEL: envVar(v.picklist(LOG_LEVELS)),
  SMTP_URL: envVar(urlOf(/^smtps?:\/\//)),
  MAIL_FROM: envVar(v.pipe(v.string(), v.regex(MAIL_FROM))),
  SUPPORT_EMAIL: envVar(
    v.pipe(
      v.string(),
      v.check((text) => validateEmail(text) === null),
    ),
  ),
  PUBLIC_URL: envVar(
    v.pipe(
      urlOf(/^https?:\/\/[^?#]+$/),
      v.transform((text) => text.replace(/(?<!\/)\/+$/, '')),
    ),
  ),
  SMS_GATEWAY_URL: envVar(urlOf(/^https?:\/\//)),
  SMS_GATEWAY_TOKEN: envVar(v.pipe(v.string(), v.regex(/^\S+$/))),
  GEOCODER_KEY: envVar(v.pipe(v.string(), v.regex(/^\S+$/))),
  GEOCODER_URL: envVar(urlOf(/^https:\/\//)),
  TRUST_PROXY: envVar(trustProxySchema),
  ADDRESS_LIMIT_FACTOR: envVar(v.pipe(v.string(), v.regex(/^\d{1,6}(\.\d{1,3})?$/), v.transform(Number), v.gtValue(0))),
  METRICS_TOKEN: envVar(v.pipe(v.string(), v.regex(METRICS_TOKEN))),
  BACKUP_STAMP_FILE: envVar(v.string()),
  ...keyEntries,
  ...abuseEntries,
  ...connectionEntries,
  ...processEntries,
  ...tracingEntries,
  ...reportingEntries,
  ...transportEntries,
  ...retentionEntries,
});

/** The names of all settings. */
export const SETTING_NAMES: readonly string[] = Object.keys(environmentSchema.entries);

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the configuration. Fails with the names of the variables whose values cannot be used, never with the values. */
export function readConfig(environment: Environment): Result<ServerConfig, string> {
  const read = readSettings(environment);
  if (read.ok) return read;
  return err(`These settings cannot be used: ${read.error.join(', ')}. docs/settings.md says what each may be.`);
}

/** Reads the configuration. Fails with the names of the invalid variables only, each once. */
export function readSettings(environment: Environment): Result<ServerConfig, readonly string[]> {
  const parsed = v.safeParse(environmentSchema, environment);
  if (!parsed.success) {
    return err([...new Set(parsed.issues.map((issue) => v.getDotPath(issue) ?? 'the environment'))]);
  }
  const transport = readTransport(parsed.output);
  const reporting = readReporting(parsed.output);
  const unusable = parsed.output.NODE_ENV === 'production' ? unusableInProduction(parsed.output) : [];
  const missing = [...unusable, ...missingForProduction(reporting), ...(transport.ok ? [] : transport.error)];
  if (!transport.ok || missing.length > 0) return err([...new Set(missing)]);
  return ok({ ...configOf(parsed.output), reporting, transport: transport.value });
}

/** They show everyone's codes: a proxy that does not name itself must not open them to the visitors of the app's own address. */
function hasDevPages({
  DEV_PAGES,
  NODE_ENV,
  TRUST_PROXY = false,
  PUBLIC_URL,
}: v.InferOutput<typeof environmentSchema>): boolean {
  const isForThisMachine = TRUST_PROXY === false && (PUBLIC_URL === undefined || isLoopbackUrl(PUBLIC_URL));
  return DEV_PAGES === '1' && NODE_ENV !== 'production' && isForThisMachine;
}

function configOf(settings: v.InferOutput<typeof environmentSchema>): Omit<ServerConfig, 'reporting' | 'transport'> {
  const { PORT, HOST, DATA_DIR, FILES_DIR, DATABASE_URL, WEB_DIR, NODE_ENV, LOG_LEVEL, SMS_GATEWAY_URL } = settings;
  const { GEOCODER_KEY, GEOCODER_URL } = settings;
  const isProduction = NODE_ENV === 'production';
  const dataDir = resolve(DATA_DIR ?? './data');
  const [trustProxy, addressFactor] = [settings.TRUST_PROXY ?? false, settings.ADDRESS_LIMIT_FACTOR ?? 1];
  return {
    port: PORT ?? 4600,
    host: HOST ?? 'localhost',
    dataDir,
    keySource: readKeySource(settings, dataDir),
    filesDir: FILES_DIR === undefined ? null : resolve(FILES_DIR),
    databaseUrl: DATABASE_URL ?? null,
    webDir: resolve(WEB_DIR ?? './dist/web'),
    otherAssetsDir: settings.OTHER_ASSETS_DIR === undefined ? null : resolve(settings.OTHER_ASSETS_DIR),
    isProduction,
    hasDevPages: hasDevPages(settings),
    logLevel: LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
    smtpUrl: settings.SMTP_URL ?? null,
    mailFrom: settings.MAIL_FROM ?? 'Clearline <no-reply@clearline.example>',
    supportEmail: settings.SUPPORT_EMAIL ?? SUPPORT_EMAIL,
    publicUrl: settings.PUBLIC_URL ?? null,
    smsGateway:
      SMS_GATEWAY_URL === undefined ? null : { url: SMS_GATEWAY_URL, token: settings.SMS_GATEWAY_TOKEN ?? null },
    geocoder: GEOCODER_KEY === undefined ? null : { url: GEOCODER_URL ?? GOOGLE_GEOCODING, key: GEOCODER_KEY },
    trustProxy,
    addressLimitFactor: addressFactor,
    connections: readConnectionLimits(settings, { isBehindProxy: trustProxy !== false, addressFactor }),
    abuse: readAbuseLimits(settings),
    metricsToken: settings.METRICS_TOKEN ?? null,
    backupStampFile: settings.BACKUP_STAMP_FILE === undefined ? null : resolve(settings.BACKUP_STAMP_FILE),
    kits: reportableKits(),
    process: readProcess(settings, isProduction),
    tracing: readTracing(settings),
    retention: readRetention(settings),
  };
}
