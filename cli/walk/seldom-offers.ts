import { fillIn } from '../../adapters/translations/fill-in.ts';
import { copyDetailsLabel } from './copy-details.ts';
import { alsoBy, asks, does, type Offer } from './offer.ts';
import type { WalkMoment } from './walk-moment.ts';

/** The button of the footer, and that of the support page. */
function copyDetails(moment: WalkMoment): readonly Offer[] {
  const name = copyDetailsLabel(moment);
  return name === null ? [] : [{ name, does: { copies: 'details' } }];
}

/** The label of something that needs the network, which loads its page. */
const loading = ({ play, words: { own } }: WalkMoment, label: string): string =>
  play.isOnline ? label : fillIn(own.notOffline, { label });

/** The other tab of the browser. */
function otherTab(moment: WalkMoment): Offer {
  const { play, words } = moment;
  const { tabs, also } = words.own;
  if (play.tabInFront() === 'second') return alsoBy(also.tab, does(tabs.toFirst, { tab: 'first' }));
  const label = play.tabs().length > 1 ? tabs.toSecond : loading(moment, tabs.open);
  return alsoBy(also.tab, does(label, { tab: 'second' }));
}

/** What is possible on most pages, and done less often. */
export function seldomOffers(moment: WalkMoment): readonly Offer[] {
  const { own } = moment.words;
  const { isOnline } = moment.play;
  return [
    ...(moment.stepsAhead.length > 0 ? [asks(own.goOnTo, 'goOnTo')] : []),
    ...(moment.stepsBack.length > 0 ? [asks(own.jumpBack, 'jumpBack')] : []),
    ...copyDetails(moment),
    // Before the others, in whose labels its words then are, too.
    ...(isOnline ? [] : [alsoBy(own.also.online, does(own.online, 'online'))]),
    otherTab(moment),
    alsoBy(own.also.reload, does(loading(moment, own.reload), 'reload')),
    ...(isOnline ? [alsoBy(own.also.offline, does(own.offline, 'offline'))] : []),
    asks(loading(moment, own.go), 'go'),
  ];
}
