import { copyDetailsLabel } from './copy-details.ts';
import { asks, does, type Offer } from './offer.ts';
import type { WalkMoment } from './walk-moment.ts';

/** The button of the footer, and that of the support page. */
function copyDetails(moment: WalkMoment): readonly Offer[] {
  const name = copyDetailsLabel(moment);
  return name === null ? [] : [{ name, does: { copies: 'details' } }];
}

/** The other tab of the browser. */
function otherTab({ play, words: { own } }: WalkMoment): Offer {
  if (play.tabInFront() === 'second') return does(own.tabs.toFirst, { tab: 'first' });
  return does(play.tabs().length > 1 ? own.tabs.toSecond : own.tabs.open, { tab: 'second' });
}

/** What is possible on most pages, and done less often. */
export function seldomOffers(moment: WalkMoment): readonly Offer[] {
  const { own } = moment.words;
  return [
    ...(moment.stepsBack.length > 0 ? [asks(own.jumpBack, 'jumpBack')] : []),
    ...copyDetails(moment),
    otherTab(moment),
    does(own.reload, 'reload'),
    moment.play.isOnline ? does(own.offline, 'offline') : does(own.online, 'online'),
    asks(own.go, 'go'),
  ];
}
