import { setTimeout as pause } from 'node:timers/promises';
import { newSubmission } from '../e2e/report-kills/load.ts';

/** What callers saw so far. */
export interface Observed {
  /** When each result was acknowledged, by its test id; in milliseconds of a monotonic clock. */
  readonly acknowledgedAt: ReadonlyMap<string, number>;
  /** How often each status was answered; 0 stands for no answer. */
  readonly statuses: ReadonlyMap<number, number>;
}

/**
 * People who submit and report results at a steady rate. A call that fails is repeated with the same test id, as the app does. A call that is
 * refused (4xx) is not, since its test id is lost: the next test begins.
 */
export interface MeasuredLoad extends Observed {
  /** Waits until so many more results are acknowledged. */
  more(results: number): Promise<void>;
  /** Waits until everyone has finished what they began. */
  stop(): Promise<void>;
}

/** Each client submits this often, unless it is kept waiting. */
const PERIOD_MS = 500;
/** Between two tries of a call. */
const RETRY_MS = 500;
/** When the app gives up a call. */
const GIVE_UP_MS = 20_000;
const POLL_MS = 20;

/** Whether a status says that repeating the call is useless. */
export function isRefusal(status: number): boolean {
  return status >= 400 && status < 500;
}

/** How many clients submit so many results per second. */
export function clientsFor(rate: number): number {
  return Math.max(1, Math.round((rate * PERIOD_MS) / 1000));
}

async function callOnce(url: string, body: string | null): Promise<{ readonly status: number; readonly text: string }> {
  const headers = { 'content-type': 'application/json' };
  const call = body === null ? {} : { method: 'POST', headers, body };
  try {
    const answer = await fetch(url, { ...call, signal: AbortSignal.timeout(GIVE_UP_MS) });
    return { status: answer.status, text: await answer.text() };
  } catch {
    return { status: 0, text: '' };
  }
}

/** Starts the load on an address. */
export function startMeasuredLoad(url: string, rate: number): MeasuredLoad {
  const acknowledgedAt = new Map<string, number>();
  const statuses = new Map<number, number>();
  let isOver = false;

  async function callUntilDone(path: string, body: string | null = null): Promise<string | null> {
    for (;;) {
      const { status, text } = await callOnce(`${url}${path}`, body);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status === 200) return text;
      if (isRefusal(status)) return null;
      await pause(RETRY_MS);
    }
  }

  async function submitOn(client: number, clients: number): Promise<void> {
    let due = performance.now() + (client / clients) * PERIOD_MS;
    while (!isOver) {
      await pause(Math.max(0, due - performance.now()));
      const testId = await callUntilDone('/test-results/create-test-id');
      const body = testId === null ? null : JSON.stringify(newSubmission(testId));
      if (testId !== null && (await callUntilDone('/test-results/guest-create', body)) !== null)
        acknowledgedAt.set(testId, performance.now());
      due = Math.max(due + PERIOD_MS, performance.now());
    }
  }

  const clients = clientsFor(rate);
  const running = Array.from({ length: clients }, (_, client) => submitOn(client, clients));
  return {
    acknowledgedAt,
    statuses,
    more: async (results) => {
      const wanted = acknowledgedAt.size + results;
      while (acknowledgedAt.size < wanted) await pause(POLL_MS);
    },
    stop: async () => {
      isOver = true;
      await Promise.all(running);
    },
  };
}
