import type { Notice, Notifier, NotifierState } from '../../core/ports/notifier.ts';

/** A notifier whose notifications can be inspected, and whose permission answer is configurable. */
export interface MemoryNotifier extends Notifier {
  readonly shown: Notice | null;
  /** How often the permission was requested. */
  readonly asked: number;
  /** Sets the answer to a permission request, which is to allow by default. */
  answerWith(answer: NotifierState): void;
  /** Changes the permission, as the browser's settings do. */
  become(next: NotifierState): void;
}

/** Notifications in memory. */
export function makeMemoryNotifier(begin: NotifierState): MemoryNotifier {
  let state = begin;
  let answer: NotifierState = 'allowed';
  let shown: Notice | null = null;
  let asked = 0;
  return {
    get shown() {
      return shown;
    },
    get asked() {
      return asked;
    },
    answerWith: (next) => {
      answer = next;
    },
    become: (next) => {
      state = next;
    },
    state: () => state,
    ask: () => {
      asked += 1;
      if (state === 'askable') state = answer;
      return Promise.resolve(state);
    },
    show: (notice) => {
      if (state === 'allowed') shown = notice;
    },
    clear: () => {
      shown = null;
    },
  };
}
