import { kitOfId } from '../../core/domain/kit.ts';
import { testedKit } from '../../core/flow/timers.ts';
import { comingRetestAt, type TestedOnce } from '../../core/domain/retest.ts';
import { isReportUnderWay, type ReportDesk } from '../../core/use-cases/results/report-desk.ts';
import { APP_ROUTES, parameterOf, pathWith } from '../../core/flow/app-routes.ts';
import { rowOf } from '../../core/flow/flows.ts';
import { page, type Buttons, type ScreenDeps, type ScreensByRoute, type TerminalScreen } from './terminal-screen.ts';

const nothingHere = (): void => undefined;

/** What is offered beside a result: paper and, while a retest is to come, the calendar. The terminal has neither to show. */
function keepingButtons({ runner }: ScreenDeps, tested: TestedOnce): Buttons {
  const hasRetest = comingRetestAt(tested, runner.moment().now) !== null;
  return hasRetest ? { print: nothingHere, calendar: nothingHere } : { print: nothingHere };
}

function resultsList({ account, open }: ScreenDeps): TerminalScreen {
  const [results, people] = [account.results.openList(), account.profiles.openList()];
  const desks = [results, people];
  const loading = Promise.all(desks.map((desk) => desk.load()));
  let isPreviousOpen = false;
  const links = (): Buttons => {
    const { current = [], previous = [] } = results.state().value ?? {};
    const shown = isPreviousOpen ? [...current, ...previous] : current;
    const path = (testId: string) => pathWith(APP_ROUTES.resultDetails, testId);
    return Object.fromEntries(shown.map(({ testId }, index) => [`result-${index + 1}`, () => open(path(testId))]));
  };
  const previous = (): Buttons => {
    const { value } = results.state();
    if (value === null || (value.previous.length === 0 && !value.hasMore)) return {};
    const toggle = (): void => {
      isPreviousOpen = !isPreviousOpen;
    };
    const more: Buttons = isPreviousOpen && value.hasMore ? { 'show-more': () => results.loadMore() } : {};
    return { 'view-previous': toggle, ...more };
  };
  const wayOut = (): Buttons => {
    const { value } = results.state();
    const isEmpty = value !== null && value.current.length === 0 && value.previous.length === 0;
    return isEmpty ? { home: () => open(APP_ROUTES.home) } : {};
  };
  const again = (): Buttons => {
    const failed = desks.filter((desk) => desk.state().errors.length > 0);
    return failed.length === 0 ? {} : { 'try-again': () => Promise.all(failed.map((desk) => desk.load())) };
  };
  return {
    form: () => null,
    buttons: () => ({ ...links(), ...previous(), ...wayOut(), ...again() }),
    errors: () => desks.flatMap((desk) => desk.state().errors.map(({ code }) => code)),
    settled: () => loading,
  };
}

/** What became of a report: looked for again while there may be more to hear of it, and its message, where there is one. */
function reportOn(desk: ReportDesk) {
  return {
    loading: () => desk.load(),
    buttons: (): Buttons => {
      const { value, errors } = desk.state();
      const canLook = errors.length > 0 || (value !== null && isReportUnderWay(value));
      const again: Buttons = canLook ? { 'look-again': () => desk.load() } : {};
      const isReported = value !== null && value.status !== 'notReported' && value.reason === null;
      return isReported ? { ...again, 'save-message': () => desk.message() } : again;
    },
  };
}

function resultDetails(deps: ScreenDeps): TerminalScreen {
  const testId = parameterOf(APP_ROUTES.resultDetails, deps.path);
  const { kits } = deps.runner.moment();
  const [desk, report] = [deps.account.results.open(testId), reportOn(deps.openReport(testId))];
  const loading = desk.load().then(() => (desk.state().value === null ? undefined : report.loading()));
  return {
    form: () => null,
    buttons: () => {
      const { value, errors } = desk.state();
      const again: Buttons = errors.length > 0 ? { 'try-again': () => desk.load() } : {};
      if (value === null) return again;
      return {
        ...keepingButtons(deps, { ...value, analysedAt: Date.parse(value.testDate), kit: kitOfId(kits, value.kitId) }),
        ...report.buttons(),
      };
    },
    errors: () => desk.state().errors.map(({ code }) => code),
    settled: () => loading,
  };
}

/** The test's own step that shows the result just taken; null on the other steps. */
export function takenResultScreen(deps: ScreenDeps): TerminalScreen | null {
  const { runner } = deps;
  const { session } = runner.current();
  const { result, isSymptomatic, analysedAt } = session;
  const moment = runner.moment();
  if (rowOf(session)?.id !== 'result-details' || result === null) return null;
  const kit = testedKit({ session, moment });
  return page(keepingButtons(deps, { result, isSymptomatic, analysedAt: analysedAt ?? moment.now, kit }));
}

/** The screens of results (product.md section 2). */
export const RESULT_SCREENS: ScreensByRoute = { resultsList, resultDetails };
