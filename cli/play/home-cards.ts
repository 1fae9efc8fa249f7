import { APP_ROUTES, pathWith } from '../../core/flow/app-routes.ts';
import { lastResultCard } from '../../core/flow/home-cards.ts';
import { isTestAskedAbout, lacksUserGroup } from '../../core/flow/selectors.ts';
import type { MakeScreen } from './terminal-screen.ts';

/** The card of home about the last result. Like the browser app, it shows no error if the results cannot be fetched. */
export const homeCards: MakeScreen = (app) => {
  const { account, actions, open, runner, state } = app;
  actions.openHome();
  const hasResults = state().identity.currentUser !== null && !lacksUserGroup(state());
  const list = hasResults ? account.results.openList() : null;
  const loading = list?.load() ?? Promise.resolve();
  return () => {
    const card = lastResultCard(list?.state().value?.current ?? [], runner.moment());
    const isCovered = isTestAskedAbout(state(), app.route());
    const openLast = () => open(pathWith(APP_ROUTES.resultDetails, card?.record.testId ?? ''));
    return { buttons: card !== null && !isCovered ? { 'last-result': openLast } : {}, settled: () => loading };
  };
};
