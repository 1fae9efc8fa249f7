import type { AppState } from './app-state.ts';
import { isIdentified } from './selectors.ts';

/** Holds the state of the app, as the session runner does. */
interface StateHolder {
  current(): AppState;
}

/**
 * Remembers who makes a call; use it before the call. The returned function says whether that person is still here. If not, the answer
 * must be dropped.
 */
export function askingPerson(runner: StateHolder): () => boolean {
  const before = runner.current();
  return () => {
    const now = runner.current();
    return now.visit === before.visit && isIdentified(now) === isIdentified(before);
  };
}

/** The same for a call about a test: the answer counts while that person has that test open, or still none. */
export function askingInTest(runner: StateHolder): () => boolean {
  const isSamePerson = askingPerson(runner);
  const { testId } = runner.current().session;
  return () => isSamePerson() && runner.current().session.testId === testId;
}
