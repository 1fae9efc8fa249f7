import {
  openRescueCards,
  RESCUE_CARDS,
  rescuePress,
  RESCUE_PRESSES,
  type RescueCard,
  type RescueCardId,
} from '../../core/flow/rescue-cards.ts';
import type { TerminalApp } from './terminal-app.ts';
import { when, type Buttons, type Look } from './terminal-screen.ts';

/** The buttons of an open card. */
function cardButtons(id: RescueCardId, goHome: () => void, close: () => void): Buttons {
  const { ends }: RescueCard = RESCUE_CARDS[id];
  return {
    [ends.includes('goOn') ? RESCUE_PRESSES.goOn : RESCUE_PRESSES.close]: close,
    ...when(ends.includes('newKit'), { [RESCUE_PRESSES.newKit]: goHome }),
  };
}

/** A step with "Something went wrong?". While its dialog is open, only that can be used. */
export function withRescue(app: TerminalApp, look: Look): Look {
  let open: RescueCardId | 'list' | null = null;
  const close = (): void => void (open = null);
  return () => {
    const cards = openRescueCards(app.state().session, app.runner.moment().now);
    const screen = look();
    if (cards.length === 0) return screen;
    if (open === null) {
      const openList = (): void => void (open = 'list');
      return { ...screen, buttons: { ...screen.buttons, [RESCUE_PRESSES.open]: openList } };
    }
    if (open !== 'list') return { isCovered: true, buttons: cardButtons(open, app.actions.goHome, close) };
    const openers = cards.map((id) => [rescuePress(id), (): void => void (open = id)] as const);
    return { isCovered: true, buttons: { ...Object.fromEntries(openers), [RESCUE_PRESSES.close]: close } };
  };
}
