import { practiceView } from '../../core/flow/line-practice.ts';
import { OFFER_PRESSES, openedBy, openOffers, PRACTICE_PRESSES, type OpenOffer } from '../../core/flow/step-offers.ts';
import type { TerminalApp } from './terminal-app.ts';
import type { Look } from './terminal-screen.ts';

/** What a step offers to look at, or the dialog with it. */
export function offers(app: TerminalApp): Look {
  let open: OpenOffer | null = null;
  const opening = (next: OpenOffer | null) => (): void => void (open = next);
  return () => {
    const offered = openOffers(app.state().session, app.runner.moment().now);
    if (offered.length === 0) return {};
    if (open === null) {
      const openers = offered.map((offer) => [OFFER_PRESSES[offer], opening(openedBy(offer))] as const);
      return { buttons: Object.fromEntries(openers) };
    }
    const leadsTo = typeof open === 'string' ? {} : practiceView(open).leadsTo;
    const presses = Object.entries<OpenOffer | null>({ ...leadsTo, close: null }).map(
      ([press, next]) => [PRACTICE_PRESSES[press as keyof typeof PRACTICE_PRESSES], opening(next)] as const,
    );
    return { isDialog: true, buttons: Object.fromEntries(presses) };
  };
}
