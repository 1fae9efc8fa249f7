import type { Move } from '../../fixtures/arbitraries/paths.ts';
import type { FlowHarness } from './app-harness.ts';
import { writtenAnswer } from './flow-path.ts';

async function doMove(harness: FlowHarness, move: Move): Promise<void> {
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
    case 'pass':
      return harness.passStep(move.readings);
    case 'reload':
      return harness.reload();
    case 'offline':
      return harness.backend.setOnline(false);
    case 'online':
      return harness.backend.setOnline(true);
    case 'answer':
      return harness.runner().send(move.event);
    case 'scan':
      return actions.scanCode(move.text);
    case 'wait':
      return harness.wait(move.milliseconds);
    case 'jump':
      return harness.clock.advance(move.milliseconds);
  }
}

/** Notes a move in the path of a harness. Passing a step consists of other moves. */
function noteMove({ path, clock }: FlowHarness, move: Move): void {
  switch (move.kind) {
    case 'pass':
      return;
    case 'answer':
      return path.note(writtenAnswer(move.event));
    case 'scan':
      return path.note({ scan: move.text });
    case 'wait':
    case 'jump':
      return path.noteTime(clock.now() + move.milliseconds);
    default:
      return path.note(move.kind);
  }
}

/** Makes a move of a path in the app of a harness. */
export async function makeMove(harness: FlowHarness, move: Move): Promise<void> {
  noteMove(harness, move);
  await doMove(harness, move);
}
