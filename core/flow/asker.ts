import type { AppState } from './app-state.ts';
import { isSomebody } from './selectors.ts';

/** Holds the state of the app, as the session runner does. */
interface StateHolder {
  current(): AppState;
}

/**
 * Remembers who asks, to be called before a call is made. The returned function tells whether the same visit still lasts: an answer
 * that comes when another person is there, or none, concerns no one here and is dropped.
 */
export function askingPerson(runner: StateHolder): () => boolean {
  const before = runner.current();
  return () => {
    const now = runner.current();
    return now.visit === before.visit && isSomebody(now) === isSomebody(before);
  };
}

/** The same for a call about a test: the answer counts while that person has that test open, or still none. */
export function askingInTest(runner: StateHolder): () => boolean {
  const isSamePerson = askingPerson(runner);
  const { testId } = runner.current().session;
  return () => isSamePerson() && runner.current().session.testId === testId;
}
