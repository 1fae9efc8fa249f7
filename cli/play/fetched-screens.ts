import { comingRetestAt, type TestedOnce } from '../../core/domain/retest.ts';
import { ok } from '../../core/domain/result.ts';
import type { ProfileSummary } from '../../core/domain/profile.ts';
import { APP_ROUTES, parameterOf, pathWith } from '../../core/flow/app-routes.ts';
import { rowOf } from '../../core/flow/flows.ts';
import type { OpenForm } from '../../core/forms/open-form.ts';
import { deletionObstacle, removalForm } from '../../core/use-cases/profile/remove-profile.ts';
import { isReportUnderWay } from '../../core/use-cases/results/report-desk.ts';
import {
  choosePerson,
  fetching,
  linked,
  openOn,
  when,
  type Buttons,
  type ScreenDeps,
  type ScreensByRoute,
  type TerminalScreen,
} from './terminal-screen.ts';

/** The profiles to choose from; those known from before can be chosen while the list is requested. */
function openPeople({ runner, account }: ScreenDeps, onSelect: (profile: ProfileSummary) => void) {
  const select = (name: string) => choosePerson(runner.current(), name, onSelect);
  return { ...fetching(account.profiles.openList()), select };
}

function editProfileSelection(deps: ScreenDeps): TerminalScreen {
  const people = openPeople(deps, ({ profileId }) => deps.open(pathWith(APP_ROUTES.editProfile, profileId)));
  return { ...people, buttons: people.again };
}

/** Deletes a chosen profile after a question. */
function deleteProfile(deps: ScreenDeps): TerminalScreen {
  const { runner, account } = deps;
  const spec = removalForm(() => runner.current());
  const form = openOn(deps, spec);
  const people = openPeople(deps, ({ profileId }) => form.type('selectedProfileId', profileId));
  let isAsked = false;
  const ask = async (): Promise<void> => void (isAsked = await form.submit());
  const end = (): void => void (isAsked = false);
  const remove = async (): Promise<void> => {
    await form.also(async () => {
      const answer = await account.profiles.remove(form.state().values.selectedProfileId);
      return !answer.ok && answer.error.code === 'PROFILE_NOT_FOUND' ? ok(undefined) : answer;
    }, 'selectedProfileId');
    end();
  };
  const isDeletable = ({ profileId }: ProfileSummary): boolean =>
    deletionObstacle(runner.current(), profileId) === null;
  return {
    ...people,
    form: () => form,
    buttons: () => {
      if (isAsked) return { 'confirm-delete': remove, 'keep-profile': end };
      const canDelete = runner.current().identity.profiles.some(isDeletable);
      return { ...when(canDelete, { 'delete-profile': ask }), ...people.again() };
    },
  };
}

/** The list of second factors, the form that names one, and the form for the code that was sent to it. */
function otpDevices(deps: ScreenDeps): TerminalScreen {
  const devices = deps.account.openOtpDevices();
  let removing: string | null = null;
  let adding: { readonly named: OpenForm<string>; readonly coded: OpenForm<string> } | null = null;
  const end = (): void => void ([removing, adding] = [null, null]);
  const abandon = (): void => {
    devices.abandon();
    end();
  };
  const add = (): void => {
    adding = { named: openOn(deps, devices.deviceForm), coded: openOn(deps, devices.codeForm) };
  };
  const isNamed = (): boolean => devices.state().added !== null;
  return {
    ...fetching(devices),
    form: () => (isNamed() ? adding?.coded : adding?.named) ?? null,
    buttons: (): Buttons => {
      const [forms, id, first] = [adding, removing, devices.state().devices?.[0]];
      if (forms !== null && !isNamed()) return { 'send-code': () => forms.named.submit(), 'abandon-device': abandon };
      if (forms !== null) {
        const confirm = async (): Promise<void> => ((await forms.coded.submit()) ? end() : undefined);
        const resend = () => forms.coded.also(() => devices.resend(), 'code');
        return { 'confirm-device': confirm, 'send-new-code': resend, 'abandon-device': abandon };
      }
      const remove = (): Promise<void> => {
        end();
        return devices.remove(id ?? '');
      };
      if (id !== null) return { 'confirm-removal': remove, 'keep-device': end };
      return { 'add-device': add, ...(first && { 'remove-device': () => void (removing = first.id) }) };
    },
  };
}

const nothingHere = (): void => undefined;

/** What is offered beside a result: print and, while a retest is due, the calendar. The terminal has neither. */
function keepingButtons({ runner }: ScreenDeps, tested: TestedOnce): Buttons {
  const hasRetest = comingRetestAt(tested, runner.moment().now) !== null;
  return { print: nothingHere, ...when(hasRetest, { calendar: nothingHere }) };
}

function resultsList(deps: ScreenDeps): TerminalScreen {
  const { account, open } = deps;
  const results = account.results.openList();
  const lists = fetching(results, account.profiles.openList());
  let isPreviousOpen = false;
  const toggle = (): void => void (isPreviousOpen = !isPreviousOpen);
  return {
    ...lists,
    buttons: () => {
      const { value } = results.state();
      const { current = [], previous = [], hasMore = false } = value ?? {};
      const shown = isPreviousOpen ? [...current, ...previous] : current;
      const path = (testId: string) => pathWith(APP_ROUTES.resultDetails, testId);
      const isEmpty = value !== null && current.length === 0 && previous.length === 0;
      return {
        ...Object.fromEntries(shown.map(({ testId }, index) => [`result-${index + 1}`, () => open(path(testId))])),
        ...when(previous.length > 0 || hasMore, { 'view-previous': toggle }),
        ...when(isPreviousOpen && hasMore, { 'show-more': () => results.loadMore() }),
        ...when(isEmpty, linked(deps, { home: 'home' })),
        ...lists.again(),
      };
    },
  };
}

function resultDetails(deps: ScreenDeps): TerminalScreen {
  const testId = parameterOf(APP_ROUTES.resultDetails, deps.path);
  const [desk, report] = [deps.account.results.open(testId), deps.openReport(testId)];
  const result = fetching(desk);
  const loading = result.settled().then(() => (desk.state().value === null ? undefined : report.load()));
  return {
    ...result,
    buttons: () => {
      const tested = desk.state().value;
      if (tested === null) return result.again();
      const { value, errors } = report.state();
      // There may be more news of a report, and its message exists only once it was made.
      const canLook = errors.length > 0 || (value !== null && isReportUnderWay(value));
      const isReported = value !== null && value.status !== 'notReported' && value.reason === null;
      return {
        ...keepingButtons(deps, { ...tested, analysedAt: Date.parse(tested.testDate) }),
        ...when(canLook, { 'look-again': () => report.load() }),
        ...when(isReported, { 'save-message': () => report.message() }),
      };
    },
    settled: () => loading,
  };
}

/** The test's own step that shows the result just taken; null on the other steps. */
export function takenResultScreen(deps: ScreenDeps): TerminalScreen | null {
  const { session } = deps.runner.current();
  const { result, isSymptomatic, analysedAt } = session;
  if (rowOf(session)?.id !== 'result-details' || result === null) return null;
  const tested = { result, isSymptomatic, analysedAt: analysedAt ?? deps.runner.moment().now };
  const buttons = keepingButtons(deps, tested);
  return { buttons: () => buttons };
}

/** The screens that request what they show: people, results and second factors. */
export const FETCHED_SCREENS: ScreensByRoute = {
  editProfileSelection,
  deleteProfile,
  otpDevices,
  resultsList,
  resultDetails,
};
