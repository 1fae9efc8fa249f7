import type { FakeClock } from '../../adapters/clock/fake-clock.ts';
import type { MemoryBackend } from '../../adapters/memory/memory-backend.ts';
import type { HarnessTab } from './app-harness.ts';
import type { FlowPath } from './flow-path.ts';
import { mustBeAwaited } from './must-be-awaited.ts';

type Actions = HarnessTab['actions'];

/** The actions of scenarios that do the same as actions of the app. */
const WRITTEN: { readonly [Name in keyof Actions]?: (...given: Parameters<Actions[Name]>) => unknown } = {
  startTest: (flow) => ({ start: flow }),
  pressNext: () => 'next',
  pressBack: () => 'back',
  goHome: () => 'home',
  cancelTest: () => 'cancel',
  continueTest: () => 'continue',
  dismissScanMessage: () => 'ok',
  scanCode: (text) => ({ scan: text }),
  declineAccount: () => ({ account: 'decline' }),
  sendWaiting: () => ({ press: 'send-waiting' }),
  logOut: () => 'logout',
};

/** What a test may leave open: nothing that it looks at waits for the end of these, which open a harness. */
const LEFT_OPEN: readonly string[] = ['acceptDisclaimer'];

type Call = (...given: readonly unknown[]) => unknown;

/**
 * The actions of a tab, noted in a path: as actions of scenarios, or as comments where scenarios have none or the test holds the tab. A test
 * must await what is asynchronous.
 */
export function notedActions(actions: Actions, path: FlowPath, isHeldByTest: boolean): Actions {
  const written = WRITTEN as Readonly<Record<string, Call | undefined>>;
  const noted = (name: string, act: Call): Call => {
    const write = isHeldByTest ? undefined : written[name];
    return (...given) => {
      if (write !== undefined) path.note(write(...given));
      else path.comment(`${isHeldByTest ? 'openTab().actions' : 'actions()'}.${name}()`);
      const work = act(...given);
      const isGuarded = work instanceof Promise && !LEFT_OPEN.includes(name);
      return isGuarded ? mustBeAwaited(`actions().${name}(…)`, work as Promise<void>) : work;
    };
  };
  const entries = Object.entries(actions as unknown as Readonly<Record<string, Call>>);
  return Object.fromEntries(entries.map(([name, act]) => [name, noted(name, act)])) as unknown as Actions;
}

/** A clock whose changes are noted in a path. */
export function notedClock(clock: FakeClock, path: FlowPath): FakeClock {
  return {
    ...clock,
    advance: (milliseconds) => {
      clock.advance(milliseconds);
      path.noteTime(clock.now());
    },
    set: (instant) => {
      clock.set(instant);
      path.noteClockSet(instant);
    },
  };
}

/** A back end whose faults are noted in a path. */
export function notedBackend(backend: MemoryBackend, path: FlowPath): MemoryBackend {
  const { heldResponses } = backend;
  return {
    ...backend,
    setOnline: (isOnline) => {
      path.note(isOnline ? 'online' : 'offline');
      backend.setOnline(isOnline);
    },
    failNext: (name, status, about) => {
      path.note({ fail: { [name]: about?.named === undefined ? status : { status, code: about.named } } });
      backend.failNext(name, status, about);
    },
    loseNextResponse: () => {
      path.comment('backend.loseNextResponse()');
      backend.loseNextResponse();
    },
    heldResponses: {
      ...heldResponses,
      lose: (name) => {
        path.note({ drop: name });
        heldResponses.lose(name);
      },
      hold: (name) => {
        path.note({ hold: name });
        heldResponses.hold(name);
      },
      release: (name) => {
        path.note({ release: name });
        return heldResponses.release(name);
      },
    },
  };
}
