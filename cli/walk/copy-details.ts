import { rowOf } from '../../core/flow/flows.ts';
import { ROUTE_FOOTERS } from '../../core/flow/route-footers.ts';
import { scanRejection } from '../../core/flow/step-buttons.ts';
import { shownErrors } from '../play/observe-tab.ts';
import type { Play } from '../play/terminal-play.ts';
import { technicalDetails } from '../technical-details.ts';
import type { WalkMoment } from './walk-moment.ts';

/**
 * The label of the button that copies the technical details; null where the page has no such button. The form to write to support has one
 * of its own.
 */
export function copyDetailsLabel({ play, route, words }: WalkMoment): string | null {
  const tab = play.tab();
  const { form, isDialog = false } = tab.screen();
  const { session, view } = tab.state();
  const isTest = route === 'testSteps';
  const footer = isTest ? rowOf(session)?.footer : ROUTE_FOOTERS[route];
  // The message about a scan covers the page of the test, and no other one.
  if (footer === 'hidden' || isDialog || (isTest && scanRejection(view) !== null)) return null;
  return words.app(route === 'support' && form !== undefined ? 'frame.details.copy' : 'frame.details.help');
}

/** The technical details that the button copies. */
export function copiedDetails(play: Play): string {
  const tab = play.tab();
  const { isOnline, language, storage } = play;
  const page = tab.page(shownErrors(tab, isOnline));
  return technicalDetails(tab.state(), { moment: tab.runner.moment(), isOnline, page, language, storage });
}
