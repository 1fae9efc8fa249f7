import { POINTER, type Hands } from './hands.ts';
import { makeKeyboardHands } from './keyboard-hands.ts';

/** The scenarios that every engine plays, below fixtures/scenarios. Chromium plays all others too. */
export const ENGINE_WALK: readonly string[] = [
  'guest/whole-test-into-a-new-account.yaml',
  'network/guest-result-waits.yaml',
  'reporting/codes-typed.yaml',
  'reporting/positive-reported.yaml',
  'resume/reload-from-the-wait-on.yaml',
];

/** Both flows are played with the keyboard, all other scenarios with a pointer. */
const BY_KEYBOARD = ['reporting/codes-typed.yaml', 'testing/invalid-not-reported.yaml'];

/** How a person presses and types in this scenario, in every engine. */
export function handsFor(name: string): Hands {
  return BY_KEYBOARD.includes(name) ? makeKeyboardHands() : POINTER;
}
