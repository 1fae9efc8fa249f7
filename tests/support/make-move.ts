import type { Move } from '../../fixtures/arbitraries/paths.ts';
import type { FlowHarness } from './app-harness.ts';
import { mustBeAwaited } from './must-be-awaited.ts';
import { giveAnswer } from './pass-step.ts';
import { pressAtOnce } from './press-at-once.ts';

function setOnline(harness: FlowHarness, isOnline: boolean): void {
  harness.backend.setOnline(isOnline);
  if (isOnline) harness.runner().send({ type: 'sendingDue' });
}

async function makeOneMove(harness: FlowHarness, move: Move): Promise<void> {
  const actions = harness.actions();
  switch (move.kind) {
    case 'next':
      return actions.pressNext();
    case 'back':
      return actions.pressBack();
    case 'home':
      return actions.goHome();
    case 'continue':
      return actions.continueTest();
    case 'ok':
      return actions.dismissScanMessage();
    case 'cancel':
      return actions.cancelTest();
    case 'decline':
      // Only the question at the end of a test offers this.
      return harness.state().view.accountPrompt ? actions.declineAccount() : undefined;
    case 'pass':
      return harness.passStep(move.readings);
    case 'reload':
      return harness.reload();
    case 'offline':
    case 'online':
      return setOnline(harness, move.kind === 'online');
    case 'send':
      return actions.sendWaiting();
    case 'answer':
      return giveAnswer(harness, move.event);
    case 'scan':
      return actions.scanCode(move.text);
    case 'wait':
      return harness.wait(move.milliseconds);
    case 'jump':
      return harness.clock.advance(move.milliseconds);
    case 'tab':
      return harness.turnTo(move.name);
    case 'atOnce':
      return pressAtOnce(harness, move);
    case 'drop':
      return harness.backend.heldResponses.lose(move.call);
    case 'fail':
      return harness.backend.failNext(move.call, move.status, move.code === undefined ? {} : { named: move.code });
  }
}

/** Makes a move of a path in the app of a harness. The test must await it. */
export function makeMove(harness: FlowHarness, move: Move): Promise<void> {
  return mustBeAwaited('makeMove(…)', makeOneMove(harness, move));
}
