import { copyDetailsLabel } from './copy-details.ts';
import { asks, does, type Offer } from './offer.ts';
import type { WalkMoment } from './walk-moment.ts';

/** The button of the footer, and that of the support page. */
function copyDetails(moment: WalkMoment): readonly Offer[] {
  const name = copyDetailsLabel(moment);
  return name === null ? [] : [{ name, does: { copies: 'details' } }];
}

/** The other tab of the browser; a new one only with the network, which loads its page. */
function otherTab({ play, words: { own } }: WalkMoment): readonly Offer[] {
  if (play.tabInFront() === 'second') return [does(own.tabs.toFirst, { tab: 'first' })];
  if (play.tabs().length > 1) return [does(own.tabs.toSecond, { tab: 'second' })];
  return play.isOnline ? [does(own.tabs.open, { tab: 'second' })] : [];
}

/** What is possible on most pages, and done less often. */
export function seldomOffers(moment: WalkMoment): readonly Offer[] {
  const { own } = moment.words;
  const { isOnline } = moment.play;
  return [
    ...(moment.stepsAhead.length > 0 ? [asks(own.goOnTo, 'goOnTo')] : []),
    ...(moment.stepsBack.length > 0 ? [asks(own.jumpBack, 'jumpBack')] : []),
    ...copyDetails(moment),
    ...otherTab(moment),
    ...(isOnline ? [does(own.reload, 'reload'), does(own.offline, 'offline')] : [does(own.online, 'online')]),
    ...(isOnline ? [asks(own.go, 'go')] : []),
  ];
}
