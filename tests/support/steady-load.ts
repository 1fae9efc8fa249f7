import { setTimeout as pause } from 'node:timers/promises';
import { newSubmission, type Acknowledged } from '../e2e/report-kills/load.ts';
import { until } from './wait.ts';

/** People who submit results without end, and who repeat a call that failed, with the same test id. */
export interface SteadyLoad {
  /** The results that were acknowledged so far; all are to be reported. */
  readonly acknowledged: Acknowledged;
  /** How often each status was answered; 0 stands for no answer. */
  readonly statuses: ReadonlyMap<number, number>;
  /** Waits until so many more results are acknowledged. */
  more(results: number): Promise<void>;
  /** Waits until everyone has finished what they began. */
  stop(): Promise<void>;
}

const CLIENTS = 8;
/** Between two tries of a call. */
const PAUSE_MS = 50;

/** Starts people who use one server after the other, as a balancer would let them. */
export function startSteadyLoad(urls: readonly string[]): SteadyLoad {
  const acknowledged: Acknowledged = new Map();
  const statuses = new Map<number, number>();
  let [isOver, turn] = [false, 0];

  async function tryOnce(path: string, init: RequestInit): Promise<{ status: number; text: string }> {
    turn += 1;
    try {
      const answer = await fetch(`${urls[turn % urls.length] ?? ''}${path}`, init);
      return { status: answer.status, text: await answer.text() };
    } catch {
      return { status: 0, text: '' };
    }
  }

  async function callUntilDone(path: string, init: RequestInit = {}): Promise<string> {
    for (;;) {
      const { status, text } = await tryOnce(path, init);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status === 200) return text;
      await pause(PAUSE_MS);
    }
  }

  async function submitOn(): Promise<void> {
    while (!isOver) {
      const testId = await callUntilDone('/test-results/create-test-id');
      const body = JSON.stringify(newSubmission(testId));
      const headers = { 'content-type': 'application/json' };
      await callUntilDone('/test-results/guest-create', { method: 'POST', headers, body });
      acknowledged.set(testId, true);
    }
  }

  const clients = Array.from({ length: CLIENTS }, submitOn);
  return {
    acknowledged,
    statuses,
    more: (results) => {
      const wanted = acknowledged.size + results;
      return until(() => acknowledged.size >= wanted);
    },
    stop: async () => {
      isOver = true;
      await Promise.all(clients);
    },
  };
}
