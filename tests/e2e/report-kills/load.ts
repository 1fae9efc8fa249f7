import type { GuestSubmission } from '../../../core/api/payloads.ts';
import { aGuestSubmission } from '../../support/samples.ts';

/** The tests whose submission the server acknowledged, and whether it acknowledged a report. */
export type Acknowledged = Map<string, boolean>;

const CLIENTS = 12;
const RESULTS = ['negative', 'positive', 'invalid'] as const;

/** A test of now with a random result. */
export function newSubmission(testId: string): GuestSubmission {
  const now = Date.now();
  return aGuestSubmission({
    testId,
    result: RESULTS[Math.floor(Math.random() * RESULTS.length)] ?? 'negative',
    testDate: new Date(now - 60_000).toISOString(),
    collectedAt: new Date(now - 20 * 60_000).toISOString(),
    analysedAt: new Date(now - 60_000).toISOString(),
    utcOffset: -480,
  });
}

async function newTestId(url: string): Promise<string> {
  return (await fetch(`${url}/test-results/create-test-id`)).text();
}

async function submit(url: string, submission: GuestSubmission, acknowledged: Acknowledged): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${url}/test-results/guest-create`, {
    method: 'POST',
    headers,
    body: JSON.stringify(submission),
  });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`A submission returned ${answer.status}: ${text}`);
  const { testId, sendToAims } = submission;
  acknowledged.set(testId, sendToAims || acknowledged.get(testId) === true);
}

/** What users do: most report at once, some more than once, some later, some never. */
const HABITS: readonly (readonly boolean[])[] = [[true], [true], [true, true], [true, false], [false, true], [false]];

async function simulateUser(url: string, acknowledged: Acknowledged): Promise<void> {
  const submission = newSubmission(await newTestId(url));
  const habit = HABITS[Math.floor(Math.random() * HABITS.length)] ?? [];
  for (const sendToAims of habit) await submit(url, { ...submission, sendToAims }, acknowledged);
}

/**
 * Simulates many concurrent users until the server is killed or `isOver`. A call interrupted by the kill is not a failure; a response
 * other than an acknowledgement is one.
 */
export async function simulateUsers(url: string, acknowledged: Acknowledged, isOver: () => boolean): Promise<void> {
  const client = async () => {
    try {
      while (!isOver()) await simulateUser(url, acknowledged);
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
}
