import type { AppState } from './app-state.ts';
import { isSomebody } from './selectors.ts';

/**
 * Remembers who asks, to be called before a call is made. The returned function tells whether the same visit still lasts: an answer
 * that comes when another person is there, or none, concerns no one here and is dropped.
 */
export function askingPerson(current: () => AppState): () => boolean {
  const before = current();
  return () => {
    const now = current();
    return now.visit === before.visit && isSomebody(now) === isSomebody(before);
  };
}

/** The same for a call about a test: the answer counts while that person has that test open, or still none. */
export function askingInTest(current: () => AppState): () => boolean {
  const isSamePerson = askingPerson(current);
  const { testId } = current().session;
  return () => isSamePerson() && current().session.testId === testId;
}
