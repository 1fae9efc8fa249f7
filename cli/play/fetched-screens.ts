import { kitOfId } from '../../core/domain/kit.ts';
import { comingRetestAt, type TestedOnce } from '../../core/domain/retest.ts';
import { ok } from '../../core/domain/result.ts';
import type { ProfileSummary } from '../../core/domain/profile.ts';
import { APP_ROUTES, parameterOf, pathWith } from '../../core/flow/app-routes.ts';
import { rowOf } from '../../core/flow/flows.ts';
import { testedKit } from '../../core/flow/timers.ts';
import type { OpenForm } from '../../core/forms/open-form.ts';
import { deletionObstacle, removalForm } from '../../core/use-cases/profile/remove-profile.ts';
import { isReportUnderWay } from '../../core/use-cases/results/report-query.ts';
import {
  choosePerson,
  fetching,
  linked,
  openOn,
  when,
  type Buttons,
  type MakeScreen,
  type ScreenDeps,
  type ScreensByRoute,
  type TerminalScreen,
} from './terminal-screen.ts';

/** The profiles to choose from; profiles that are already known can be chosen while the list loads. */
function openPeople({ runner, account }: ScreenDeps, onSelect: (profile: ProfileSummary) => void) {
  const list = fetching(account.profiles.openList());
  const select = (name: string) => choosePerson(runner.current(), name, onSelect);
  return (): TerminalScreen => ({ ...list(), select });
}

const editProfileSelection: MakeScreen = (deps) =>
  openPeople(deps, ({ profileId }) => deps.open(pathWith(APP_ROUTES.editProfile, profileId)));

/** Deletes a chosen profile after confirmation. */
const deleteProfile: MakeScreen = (deps) => {
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
  return () => {
    if (isAsked) return { ...people(), form, buttons: { 'confirm-delete': remove, 'keep-profile': end } };
    const state = runner.current();
    const canDelete = state.identity.profiles.some(({ profileId }) => deletionObstacle(state, profileId) === null);
    return { ...people(), form, buttons: { ...when(canDelete, { 'delete-profile': ask }), ...people().buttons } };
  };
};

/** The list of two-factor devices, the form for a new one, and the form for the code that was sent to it. */
const otpDevices: MakeScreen = (deps) => {
  const devices = deps.account.openOtpDevices();
  const list = fetching(devices);
  let removing: string | null = null;
  let adding: { readonly named: OpenForm<string>; readonly coded: OpenForm<string> } | null = null;
  const add = () => (adding = { named: openOn(deps, devices.deviceForm), coded: openOn(deps, devices.codeForm) });
  const end = (): void => void ([removing, adding] = [null, null]);
  const abandon = (): void => {
    devices.abandon();
    end();
  };
  const shown = (): Pick<TerminalScreen, 'form' | 'buttons'> => {
    const { devices: known, added } = devices.state();
    const [forms, id, first] = [adding, removing, known?.[0]];
    if (forms !== null && added === null) {
      return {
        form: forms.named,
        buttons: { 'send-code': () => forms.named.submit(), 'abandon-device': abandon },
      };
    }
    if (forms !== null) {
      const confirm = async (): Promise<void> => ((await forms.coded.submit()) ? end() : undefined);
      const resend = () => forms.coded.also(() => devices.resend(), 'code');
      const buttons = { 'confirm-device': confirm, 'send-new-code': resend, 'abandon-device': abandon };
      return { form: forms.coded, buttons };
    }
    if (id === null) {
      return { buttons: { 'add-device': add, ...(first && { 'remove-device': () => (removing = first.id) }) } };
    }
    const remove = (): Promise<void> => {
      end();
      return devices.remove(id);
    };
    return { buttons: { 'confirm-removal': remove, 'keep-device': end } };
  };
  return () => ({ ...list(), ...shown() });
};

const doNothing = (): void => undefined;

/** The buttons of a result: print and, while a retest is due, the calendar. They do nothing in the terminal. */
function resultButtons({ runner }: ScreenDeps, tested: TestedOnce): Buttons {
  const hasRetest = comingRetestAt(tested, runner.moment().now) !== null;
  return { print: doNothing, ...when(hasRetest, { calendar: doNothing }) };
}

const resultsList: MakeScreen = (deps) => {
  const { account, open } = deps;
  const results = account.results.openList();
  const lists = fetching(results, account.profiles.openList());
  let isPreviousOpen = false;
  const toggle = () => (isPreviousOpen = !isPreviousOpen);
  const openOne = (testId: string) => () => open(pathWith(APP_ROUTES.resultDetails, testId));
  return () => {
    const { value } = results.state();
    const { current = [], previous = [], hasMore = false } = value ?? {};
    const shown = isPreviousOpen ? [...current, ...previous] : current;
    const isEmpty = value !== null && current.length === 0 && previous.length === 0;
    const buttons = {
      ...Object.fromEntries(shown.map(({ testId }, index) => [`result-${index + 1}`, openOne(testId)])),
      ...when(previous.length > 0 || hasMore, { 'view-previous': toggle }),
      ...when(isPreviousOpen && hasMore, { 'show-more': () => results.loadMore() }),
      ...when(isEmpty, linked(deps, { home: 'home' })),
    };
    return { ...lists(), buttons: { ...buttons, ...lists().buttons } };
  };
};

const resultDetails: MakeScreen = (deps) => {
  const testId = parameterOf(APP_ROUTES.resultDetails, deps.path);
  const { kits } = deps.runner.moment();
  const [query, report] = [deps.account.results.open(testId), deps.openReport(testId)];
  const result = fetching(query);
  const loading = result()
    .settled()
    .then(() => (query.state().value === null ? undefined : report.load()));
  const settled = () => loading;
  return () => {
    const tested = query.state().value;
    if (tested === null) return { ...result(), settled };
    const { value, errors } = report.state();
    // The status of a report may change, and its message exists only once it was made.
    const canLook = errors.length > 0 || (value !== null && isReportUnderWay(value));
    const isReported = value !== null && value.status !== 'notReported' && value.reason === null;
    const buttons = {
      ...resultButtons(deps, { ...tested, analysedAt: Date.parse(tested.testDate), kit: kitOfId(kits, tested.kitId) }),
      ...when(canLook, { 'look-again': () => report.load() }),
      ...when(isReported, { 'save-message': () => report.message() }),
    };
    return { ...result(), buttons, settled };
  };
};

/** The test's own step that shows the result just taken; null on the other steps. */
export const takenResult: MakeScreen = (deps) => {
  const { session } = deps.runner.current();
  const { result, isSymptomatic, analysedAt } = session;
  if (rowOf(session)?.id !== 'result-details' || result === null) return null;
  const moment = deps.runner.moment();
  const kit = testedKit({ session, moment });
  const tested = { result, isSymptomatic, analysedAt: analysedAt ?? moment.now, kit };
  const buttons = resultButtons(deps, tested);
  return () => ({ buttons });
};

/** The screens that load data: profiles, results and two-factor devices. */
export const FETCHED_SCREENS: ScreensByRoute = {
  editProfileSelection,
  deleteProfile,
  otpDevices,
  resultsList,
  resultDetails,
};
