import { fillIn } from '../../adapters/translations/fill-in.ts';
import { copyDetailsLabel } from './copy-details.ts';
import { alsoBy, asks, does, type Offer } from './offer.ts';
import type { WalkMoment } from './walk-moment.ts';
import { WALK_WORDS } from './walk-words.ts';

/** The button of the footer, and that of the support page. */
function copyDetails(moment: WalkMoment): readonly Offer[] {
  const name = copyDetailsLabel(moment);
  return name === null ? [] : [{ name, does: { copies: 'details' } }];
}

/** The label of something that needs the network, which loads its page. */
const loading = ({ play }: WalkMoment, label: string): string =>
  play.isOnline ? label : fillIn(WALK_WORDS.notOffline, { label });

/** The other tab of the browser. */
function otherTab(moment: WalkMoment): Offer {
  const { play } = moment;
  const { tabs, also } = WALK_WORDS;
  if (play.tabInFront() === 'second') return alsoBy(also.tab, does(tabs.toFirst, { tab: 'first' }));
  const label = play.tabs().length > 1 ? tabs.toSecond : loading(moment, tabs.open);
  return alsoBy(also.tab, does(label, { tab: 'second' }));
}

/** What is possible on most pages, and done less often. */
export function seldomOffers(moment: WalkMoment): readonly Offer[] {
  const { isOnline } = moment.play;
  return [
    ...(moment.stepsAhead.length > 0 ? [asks(WALK_WORDS.goOnTo, 'goOnTo')] : []),
    ...(moment.stepsBack.length > 0 ? [asks(WALK_WORDS.jumpBack, 'jumpBack')] : []),
    ...copyDetails(moment),
    // Before the others, in whose labels its words then are, too.
    ...(isOnline ? [] : [alsoBy(WALK_WORDS.also.online, does(WALK_WORDS.online, 'online'))]),
    otherTab(moment),
    alsoBy(WALK_WORDS.also.reload, does(loading(moment, WALK_WORDS.reload), 'reload')),
    ...(isOnline ? [alsoBy(WALK_WORDS.also.offline, does(WALK_WORDS.offline, 'offline'))] : []),
    asks(loading(moment, WALK_WORDS.go), 'go'),
  ];
}
