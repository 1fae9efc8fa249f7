import type { RouteName } from '../../core/flow/app-routes.ts';
import { rowOf } from '../../core/flow/flows.ts';
import { scanRejection } from '../../core/flow/step-buttons.ts';
import type { Play } from '../play/terminal-play.ts';
import { technicalDetails } from '../technical-details.ts';
import type { WalkMoment } from './walk-moment.ts';

/** Routes without a footer, which has the button on all others. */
const WITHOUT_FOOTER: ReadonlySet<RouteName> = new Set(['newProfile', 'profile']);

/**
 * The label of the button that copies the technical details; null where the page has no such button. The form to write to support has one
 * of its own.
 */
export function copyDetailsLabel({ play, route, words }: WalkMoment): string | null {
  const tab = play.tab();
  const { form, isDialog = false } = tab.screen();
  const { session, view } = tab.state();
  const isHidden = route === 'testSteps' ? rowOf(session)?.footer === 'hidden' : WITHOUT_FOOTER.has(route);
  if (isHidden || isDialog || scanRejection(view) !== null) return null;
  return words.app(route === 'support' && form !== undefined ? 'frame.details.copy' : 'frame.details.help');
}

/** The technical details that the button copies. */
export function copiedDetails(play: Play): string {
  const tab = play.tab();
  const { isOnline, language, storage } = play;
  return technicalDetails(tab.state(), { moment: tab.runner.moment(), isOnline, language, storage });
}
