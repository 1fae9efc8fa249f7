import {
  openRescueCards,
  RESCUE_CARDS,
  rescuePress,
  RESCUE_PRESSES,
  type RescueCard,
  type RescueCardId,
} from '../../core/flow/rescue-cards.ts';
import { when, type Buttons, type TerminalScreen, type TerminalTab } from './terminal-screen.ts';

/** The buttons of an open card. */
function cardButtons(id: RescueCardId, goHome: () => void, close: () => void): Buttons {
  const { ends }: RescueCard = RESCUE_CARDS[id];
  return {
    [ends.includes('goOn') ? RESCUE_PRESSES.goOn : RESCUE_PRESSES.close]: close,
    ...when(ends.includes('newKit'), { [RESCUE_PRESSES.newKit]: goHome }),
  };
}

/** A step with "Something went wrong?". While its dialog is open, only that can be used. */
export function withRescue(tab: TerminalTab, look: () => TerminalScreen): () => TerminalScreen {
  let open: RescueCardId | 'list' | null = null;
  const close = (): void => void (open = null);
  return () => {
    const cards = openRescueCards(tab.state().session, tab.runner.moment().now);
    const screen = look();
    if (cards.length === 0) return screen;
    if (open === null) {
      const openList = (): void => void (open = 'list');
      return { ...screen, buttons: { ...screen.buttons, [RESCUE_PRESSES.open]: openList } };
    }
    if (open !== 'list') return { isCovered: true, buttons: cardButtons(open, tab.actions.goHome, close) };
    const openers = cards.map((id) => [rescuePress(id), (): void => void (open = id)] as const);
    return { isCovered: true, buttons: { ...Object.fromEntries(openers), [RESCUE_PRESSES.close]: close } };
  };
}
