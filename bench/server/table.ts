import { median } from '../in-turns.ts';
import type { Measured } from './measured.ts';

/** The figures of one round with one number of clients on one database. */
export interface Round {
  readonly http: Measured;
  readonly driver: Measured;
  readonly bare: Measured;
  /** Results that were acknowledged but are not in the database. */
  readonly lost: number;
}

/** The wanted rate over HTTP, as a share of the driver's rate. */
export const WANTED_RATIO = 0.6;

/** The rounds of one database at one number of clients. */
export interface Found {
  readonly database: string;
  readonly clients: number;
  readonly rounds: readonly Round[];
}

/** A row of the table: medians over the rounds, and sums of what must be 0. Rates are calls per second, times milliseconds. */
export function rowOf({ database, clients, rounds }: Found) {
  const middle = (figure: (round: Round) => number): number => median(rounds.map(figure));
  const total = (figure: (round: Round) => number): number => rounds.reduce((sum, round) => sum + figure(round), 0);
  return {
    database,
    clients,
    perSecond: middle(({ http }) => http.perSecond),
    p50: middle(({ http }) => http.p50),
    p99: middle(({ http }) => http.p99),
    driverPerSecond: middle(({ driver }) => driver.perSecond),
    barePerSecond: middle(({ bare }) => bare.perSecond),
    // Per round, because other load affects both rates of a round.
    ratio: middle(({ http, driver }) => http.perSecond / driver.perSecond),
    lost: total(({ lost }) => lost),
    serverErrors: total(({ http }) => http.serverErrors),
    // A failing driver would improve the ratio, so its failures count too.
    otherErrors: total(({ http, driver, bare }) => http.otherErrors + driver.otherErrors + bare.otherErrors),
  };
}

export type Row = ReturnType<typeof rowOf>;

/** The goals that a row misses. */
export function shortfalls({ ratio, lost, serverErrors, otherErrors }: Row): readonly string[] {
  return [
    ...(ratio < WANTED_RATIO ? [`${ratio.toFixed(2)} of the driver, ${WANTED_RATIO} wanted`] : []),
    ...(lost > 0 ? [`${lost} lost`] : []),
    ...(serverErrors > 0 ? [`${serverErrors} server errors`] : []),
    ...(otherErrors > 0 ? [`${otherErrors} other failures`] : []),
  ];
}

/** A row as it is printed. */
export function printed(row: Row): Readonly<Record<string, string | number>> {
  const ms = (value: number): string => `${value.toFixed(1)} ms`;
  return {
    database: row.database,
    clients: row.clients,
    'HTTP/s': Math.round(row.perSecond),
    p50: ms(row.p50),
    p99: ms(row.p99),
    'driver/s': Math.round(row.driverPerSecond),
    ratio: row.ratio.toFixed(2),
    'bare route/s': Math.round(row.barePerSecond),
    lost: row.lost,
    '5xx': row.serverErrors,
    'other failures': row.otherErrors,
  };
}
