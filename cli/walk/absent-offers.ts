import type { Absent } from './prompter.ts';
import type { Offer } from './offer.ts';
import type { WalkMoment } from './walk-moment.ts';

const isScan = ({ does }: Offer): boolean =>
  'asks' in does
    ? does.asks === 'scanText'
    : 'action' in does && typeof does.action === 'object' && does.action !== null && 'scan' in does.action;

/** What people look for in the menu and what is not possible now, with the reason. */
export function absentOffers(moment: WalkMoment, offers: readonly Offer[]): readonly Absent[] {
  const { own } = moment.words;
  const { also, absent } = own;
  const hasBoxes = offers.some(({ name }) => name === own.checkAll);
  return [
    ...(hasBoxes ? [] : [{ name: `${own.checkAll} ${own.oneBox} ${also.checkAll}`, why: absent.boxes }]),
    ...(offers.some(isScan)
      ? []
      : [{ name: `${own.scanText} ${own.samples} ${own.sameCassette} ${also.wrongCassette}`, why: absent.scan }]),
    ...(moment.stepsBack.length > 0 ? [] : [{ name: own.jumpBack, why: absent.jumpBack }]),
    ...(moment.stepsAhead.length > 0 ? [] : [{ name: own.goOnTo, why: absent.goOnTo }]),
    ...(moment.play.isOnline
      ? [{ name: `${own.online} ${also.online}`, why: absent.online }]
      : [{ name: own.offline, why: absent.offline }]),
  ];
}
