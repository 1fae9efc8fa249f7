import { rowOf } from '../../core/flow/flows.ts';
import { ROUTE_ROWS } from '../../core/flow/app-routes.ts';
import { shownErrors } from '../play/observe-tab.ts';
import type { Play } from '../play/terminal-play.ts';
import { technicalDetails } from '../technical-details.ts';
import type { WalkMoment } from './walk-moment.ts';

/**
 * The label of the button that copies the technical details; null where the page has no such button. The form to write to support has one
 * of its own.
 */
export function copyDetailsLabel({ play, route, appText }: WalkMoment): string | null {
  const tab = play.tab();
  const { form, isDialog = false } = tab.screen();
  const footer = route === 'testSteps' ? rowOf(tab.state().session)?.footer : ROUTE_ROWS[route].footer;
  // The message of a scan is none of these dialogs: on a phone, it stands in the page, with the button below it.
  if (footer === 'hidden' || isDialog) return null;
  return appText(route === 'support' && form !== undefined ? 'frame.details.copy' : 'frame.details.help');
}

/** The technical details that the button copies. */
export function copiedDetails(play: Play): string {
  const tab = play.tab();
  const { isOnline, language, storage } = play;
  const page = tab.page(shownErrors(tab, isOnline));
  return technicalDetails(tab.state(), { moment: tab.runner.moment(), isOnline, page, language, storage });
}
