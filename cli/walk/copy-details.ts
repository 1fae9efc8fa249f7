import type { RouteName } from '../../core/flow/app-routes.ts';
import { rowOf } from '../../core/flow/flows.ts';
import { isTestAskedAbout } from '../../core/flow/selectors.ts';
import type { Play } from '../play/terminal-play.ts';
import { technicalDetails } from '../technical-details.ts';
import { playedContext } from './step-words.ts';
import type { WalkMoment } from './walk-moment.ts';

/** Routes without a footer, which has the button on all others. */
const WITHOUT_FOOTER: ReadonlySet<RouteName> = new Set(['newProfile', 'profile']);

/** Whether a dialog covers the page. */
function isCovered(play: Play): boolean {
  const tab = play.tab();
  const state = tab.state();
  return (
    state.view.isInactivityWarned || isTestAskedAbout(state, tab.route()) || playedContext(play).page.open !== null
  );
}

/** The label of the button that copies the technical details; null where the page has no such button. */
export function copyDetailsLabel({ play, route, words }: WalkMoment): string | null {
  const isHidden =
    route === 'testSteps' ? rowOf(play.tab().state().session)?.footer === 'hidden' : WITHOUT_FOOTER.has(route);
  if (isHidden || isCovered(play)) return null;
  return words.app(route === 'support' ? 'frame.details.copy' : 'frame.details.help');
}

/** The technical details that the button copies. */
export function copiedDetails(play: Play): string {
  const tab = play.tab();
  const { isOnline, language, storage } = play;
  return technicalDetails(tab.state(), { moment: tab.runner.moment(), isOnline, language, storage });
}
