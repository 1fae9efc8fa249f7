import { isIdentified } from '../../core/flow/selectors.ts';
import { NO_STEP } from '../../core/flow/session.ts';
import { LOGOUTS } from './button-offers.ts';
import type { Absent } from './prompter.ts';
import type { Offer } from './offer.ts';
import type { WalkMoment } from './walk-moment.ts';

const isScan = ({ does }: Offer): boolean =>
  'asks' in does
    ? does.asks === 'scanText'
    : 'action' in does && typeof does.action === 'object' && does.action !== null && 'scan' in does.action;

/** The buttons that cancel a test or a scan. */
const CANCELS: ReadonlySet<string> = new Set(['cancel', 'scan-leave']);

/** Why there is no button to log out. */
function whyNoLogout({ play, words }: WalkMoment): string {
  const { logout, noLogin } = words.own.absent;
  return isIdentified(play.tab().state()) ? logout : noLogin;
}

/** Why there is no button to cancel a test. */
function whyNoCancel({ play, words }: WalkMoment): string {
  const { cancel, noTest } = words.own.absent;
  return play.tab().state().session.currentStep === NO_STEP ? noTest : cancel;
}

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
    ...(moment.buttons.some(({ id }) => LOGOUTS.has(id)) ? [] : [{ name: also.logout, why: whyNoLogout(moment) }]),
    ...(moment.buttons.some(({ id }) => CANCELS.has(id)) ? [] : [{ name: also.cancel, why: whyNoCancel(moment) }]),
  ];
}
