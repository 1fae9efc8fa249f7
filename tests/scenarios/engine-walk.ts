import { POINTER, type Hands } from './hands.ts';
import { makeKeyboardHands } from './keyboard-hands.ts';

/** The scenarios that every engine plays, and the hands that play them. Chromium plays all others too, with a pointer. */
const HANDS: Readonly<Partial<Record<string, () => Hands>>> = {
  'guest/whole-test-into-a-new-account.yaml': () => POINTER,
  'network/guest-result-waits.yaml': () => POINTER,
  'reporting/codes-typed.yaml': makeKeyboardHands,
  'reporting/positive-reported.yaml': () => POINTER,
  'resume/reload-from-the-wait-on.yaml': () => POINTER,
};

/** The files of the walk, below fixtures/scenarios. */
export const ENGINE_WALK = Object.keys(HANDS);

/** How a person presses and types in this scenario, in every engine. */
export function handsFor(name: string): Hands {
  return HANDS[name]?.() ?? POINTER;
}
