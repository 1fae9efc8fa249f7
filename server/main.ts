import 'reflect-metadata';
import { sep } from 'node:path';
import { SUPPORT_EMAIL } from '../core/domain/settings.ts';
import { readConfig, type LogLevel, type ServerConfig } from './config.ts';
import type { ReporterName } from './report-delivery/transports/transport-config.ts';
import { misspelledSettings } from './misspelled-settings.ts';
import { startServer, type RunningServer } from './start-server.ts';

/** How long a shutdown waits for calls in progress. */
const STOP_DEADLINE_MS = 10_000;

function printLine(line: string): void {
  process.stdout.write(`${line}\n`);
}

function exitWith(reason: string): never {
  process.stderr.write(`Clearline cannot start. ${reason}\n`);
  process.exit(1);
}

/** SIGTERM stops after the time in which balancers notice that the server is leaving; SIGINT, or a second SIGTERM, at once. */
function stopOnSignal(server: RunningServer, leaveMs: number): void {
  let [isLeaving, isStopping] = [false, false];
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), STOP_DEADLINE_MS).unref();
    void server.stop().then(() => process.exit(0));
  };
  process.on('SIGTERM', () => {
    if (isLeaving) return stop();
    isLeaving = true;
    server.leave();
    setTimeout(stop, leaveMs);
  });
  process.on('SIGINT', stop);
}

/** Describes a failure with a system code, such as a directory that is not writable or a missing database; rethrows any other, which is a bug. */
function outsideCause(error: unknown, { databaseUrl, dataDir }: ServerConfig): string {
  if (!(error instanceof Error) || !('code' in error)) throw error;
  const place = databaseUrl === null ? `the data directory ${dataDir}` : 'the database of DATABASE_URL';
  return `It could not open ${place} (${String(error.code)}).`;
}

/** The warning about a transport that sends nothing itself. */
const UNSENT_REPORTS: Readonly<Record<ReporterName, readonly string[]>> = {
  none: ['Reports wait in the database: REPORTER is "none".'],
  file: ['Reports stay in FILES_DIR/outbox: REPORTER is "file".'],
  aims: [],
};

const isInside = (file: string, folder: string): boolean => file.startsWith(`${folder}${sep}`);

const LOGS_EVENTS: ReadonlySet<LogLevel> = new Set<LogLevel>(['info', 'debug', 'trace']);

/** Warnings about settings whose defaults work on one machine, but elsewhere leave people without codes, links or reports. */
function missingInProduction({
  isProduction,
  smtpUrl,
  publicUrl,
  supportEmail,
  reporting,
  transport,
  logLevel,
  dataDir,
  keySource,
}: ServerConfig): readonly string[] {
  if (!isProduction) return [];
  return [
    ...(smtpUrl === null ? ['Emails stay in FILES_DIR/mailbox: SMTP_URL is not set.'] : []),
    ...(publicUrl === null ? ['Links in emails lead to this machine: PUBLIC_URL is not set.'] : []),
    ...(supportEmail === SUPPORT_EMAIL ? ['Questions to support reach no one: SUPPORT_EMAIL is not set.'] : []),
    ...(isInside(keySource.keyFile, dataDir) ? ['Copies of the data hold the keys: KEY_FILE is in DATA_DIR.'] : []),
    ...UNSENT_REPORTS[transport.reporter],
    ...(LOGS_EVENTS.has(logLevel) ? [] : ['Security events are not logged: LOG_LEVEL is above "info".']),
    ...(reporting.sender.environment === 'test'
      ? ['Reports are marked as tests: REPORT_ENVIRONMENT is not "production".']
      : []),
  ];
}

async function main(): Promise<void> {
  // All written files hold health data: only this user may read them.
  process.umask(0o077);
  misspelledSettings(process.env).forEach(printLine);
  const config = readConfig(process.env);
  if (!config.ok) exitWith(config.error);
  const started = await startServer(config.value, printLine).catch((error: unknown) =>
    exitWith(outsideCause(error, config.value)),
  );
  if (!started.ok) exitWith(started.error);
  stopOnSignal(started.value, config.value.process.leaveMs);
  const { url } = started.value;
  if (config.value.hasDevPages) {
    printLine('Development pages are on, for this machine only: DEV_PAGES is "1".');
    printLine(`The codes of an invented test kit are at ${url}/dev/kit`);
  }
  missingInProduction(config.value).forEach(printLine);
  printLine(`Clearline is running at ${url}`);
}

await main();
