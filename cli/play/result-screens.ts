import { makeCell } from '../../core/cell.ts';
import { APP_ROUTES, parameterOf, pathWith } from '../../core/flow/app-routes.ts';
import { isTestInProgress } from '../../core/flow/selectors.ts';
import { recordedOnce } from '../../core/flow/tested-once.ts';
import { reportTexts } from '../../core/step-texts/report-texts.ts';
import { button, QUIET_PAGE, when } from '../../core/step-texts/shown-text.ts';
import { ledgerOf } from '../../core/use-cases/results/report-ledger.ts';
import { canCheckReport, hasMessage } from '../../core/use-cases/results/report-query.ts';
import { resultListButtons } from '../../core/use-cases/results/result-list-buttons.ts';
import { resultListTexts, resultTexts } from '../route-texts/results.ts';
import { knownResults, showResultButtons } from './step-screens.ts';
import type { Look, Screen } from './terminal-screen.ts';

/** The results: current ones, and previous ones on demand. */
export const resultsList: Screen = ({ account, fetch, keep, open, runner, show, startTest, state }) => {
  const list = keep('list', account.results.openList);
  const isPreviousOpen = keep('previous', () => makeCell(false));
  const found = fetch('results', () => list);
  fetch('profiles', account.profiles.openList);
  if (found === null) return;
  const rows = [...found.current, ...(isPreviousOpen.state() ? found.previous : [])];
  rows.forEach(({ testId }, index) =>
    show({ buttons: { [`result-${index + 1}`]: () => open(pathWith(APP_ROUTES.resultDetails, testId)) } }),
  );
  const presses = {
    home: () => open(APP_ROUTES.home),
    'start-testing': () => startTest('testing'),
    'view-previous': () => isPreviousOpen.set(!isPreviousOpen.state()),
    'show-more': list.loadMore,
  };
  const ids = resultListButtons(found, isPreviousOpen.state(), isTestInProgress(state().session));
  ids.forEach((id) => show({ buttons: { [id]: presses[id] } }));
  show({ texts: resultListTexts(found, isPreviousOpen.state(), state(), runner.moment()) });
};

/** The button that withdraws a report, and the question before it. */
function showWithdrawal({ keep, show, showDialog }: Look, withdraw: () => Promise<unknown>): void {
  const question = keep('withdrawal', () => makeCell(false));
  const confirm = async (): Promise<void> => {
    await withdraw();
    question.set(false);
  };
  show({ buttons: { 'withdraw-report': () => question.set(true) } });
  if (!question.state()) return;
  showDialog({ buttons: { 'keep-report': () => question.set(false), 'confirm-withdrawal': confirm } });
}

/** One result with its report. */
export const resultDetails: Screen = (look) => {
  const { account, fetch, load, openReport, route, runner, show, state } = look;
  const testId = parameterOf(APP_ROUTES.resultDetails, route());
  const result = fetch('result', () => account.results.open(testId));
  if (result === null) return;
  const report = load('report', () => openReport(testId));
  const { value } = report.state();
  const moment = runner.moment();
  const page = { ...QUIET_PAGE, report: report.state() };
  const folded = when(value !== null && hasMessage(value), button('report.about'));
  const reported = [...reportTexts({ state: state(), moment, page }), ...folded];
  const known = knownResults(look);
  show({ texts: [...resultTexts(result, state(), moment, known), ...reported] });
  showResultButtons(look, recordedOnce(result, moment, known));
  if (canCheckReport(report.state())) show({ buttons: { 'look-again': report.load } });
  if (value !== null && ledgerOf(value)?.canBeWithdrawn === true) showWithdrawal(look, report.withdraw);
  if (value !== null && hasMessage(value)) show({ buttons: { 'save-message': report.message } });
};
