import type { AppState } from './app-state.ts';
import { isIdentified } from './selectors.ts';

/** The state holder, such as the app runner. */
interface StateHolder {
  current(): AppState;
}

/**
 * Remembers the current person; call it before a request. The returned function returns whether that person is still here; if not, the
 * response must be ignored.
 */
export function makePersonCheck(runner: StateHolder): () => boolean {
  const before = runner.current();
  return () => {
    const now = runner.current();
    return now.visit === before.visit && isIdentified(now) === isIdentified(before);
  };
}

/** As `makePersonCheck`, and the test must be the same one too, or still none. */
export function makeTestCheck(runner: StateHolder): () => boolean {
  const isSamePerson = makePersonCheck(runner);
  const { testId } = runner.current().session;
  return () => isSamePerson() && runner.current().session.testId === testId;
}
