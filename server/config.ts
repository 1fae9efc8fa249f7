import { resolve } from 'node:path';
import * as v from 'valibot';
import { err, ok, type Result } from '../core/domain/result.ts';

/** What a deployment sets, read once at start from the environment. */
export interface ServerConfig {
  /** 0 lets the system choose a free port. */
  readonly port: number;
  /**
   * The address to listen on. `localhost`, the default, means every loopback address (127.0.0.1 and ::1): the address that is
   * printed works whichever the browser tries first, and nobody else on the network reaches a server meant for one machine.
   * A container or a server behind a balancer sets `0.0.0.0` or `::`.
   */
  readonly host: string;
  /** Absolute path of the directory that holds the embedded database. */
  readonly dataDir: string;
  /** PostgreSQL's address; without it the embedded database is used. */
  readonly databaseUrl: string | null;
  /** Absolute path of the built web app. */
  readonly webDir: string;
  readonly isProduction: boolean;
  readonly logLevel: LogLevel;
}

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

const MAX_PORT = 65_535;

/** A variable that is set to nothing counts as not set. */
const setting = <Schema extends v.GenericSchema<string, unknown>>(schema: Schema) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.transform((text) => (text === '' ? undefined : text)),
    v.optional(schema),
  );

const environmentSchema = v.object({
  PORT: setting(v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.maxValue(MAX_PORT))),
  HOST: setting(v.string()),
  DATA_DIR: setting(v.string()),
  DATABASE_URL: setting(v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//))),
  WEB_DIR: setting(v.string()),
  NODE_ENV: setting(v.string()),
  LOG_LEVEL: setting(v.picklist(LOG_LEVELS)),
});

/** Reads the configuration. Fails with the names of the variables whose values cannot be used, never with the values. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Result<ServerConfig, string> {
  const parsed = v.safeParse(environmentSchema, environment);
  if (!parsed.success) {
    const names = new Set(parsed.issues.map((issue) => v.getDotPath(issue) ?? 'the environment'));
    return err(`These settings cannot be used: ${[...names].join(', ')}. README.md says what each may be.`);
  }
  const { PORT, HOST, DATA_DIR, DATABASE_URL, WEB_DIR, NODE_ENV, LOG_LEVEL } = parsed.output;
  const isProduction = NODE_ENV === 'production';
  return ok({
    port: PORT ?? 4600,
    host: HOST ?? 'localhost',
    dataDir: resolve(DATA_DIR ?? './data'),
    databaseUrl: DATABASE_URL ?? null,
    webDir: resolve(WEB_DIR ?? './dist/web'),
    isProduction,
    logLevel: LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
  });
}
