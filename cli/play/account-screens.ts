import { kitOfId } from '../../core/domain/kit.ts';
import { MAX_OTP_DEVICES } from '../../core/domain/limits.ts';
import { ok } from '../../core/domain/result.ts';
import { APP_ROUTES, parameterOf, pathWith } from '../../core/flow/app-routes.ts';
import type { OtpDeviceQuery } from '../../core/use-cases/account/otp-devices.ts';
import { deletionObstacle, removalForm } from '../../core/use-cases/profile/remove-profile.ts';
import { isReportUnderWay } from '../../core/use-cases/results/report-query.ts';
import { resultButtons } from './step-screens.ts';
import {
  errorsOf,
  fetching,
  linked,
  openOn,
  when,
  type MakeScreen,
  type TerminalScreen,
  type TerminalTab,
} from './terminal-screen.ts';

/** The request to customer service: the form, then its outcome in the form's place (product.md section 4). */
export const support: MakeScreen = (tab) => {
  const form = openOn(tab, tab.account.support.openForm());
  let stage: 'open' | 'sent' | 'failed' = 'open';
  const send = async (): Promise<void> => {
    if (await form.submit()) stage = 'sent';
    else if (form.errors().length > 0) stage = 'failed';
  };
  const again = (): void => void (stage = 'open');
  return () => {
    if (stage === 'sent') return { buttons: linked(tab, { home: 'home' }) };
    if (stage === 'failed') return { buttons: { 'try-again': again, back: again }, errors: errorsOf(form) };
    // An earlier failure no longer shows once the form is back.
    return { form: { ...form, errors: () => [] }, buttons: { 'send-request': send }, settled: () => form.prefilled };
  };
};

/** The profiles to choose from; those that are already known can be chosen while the list loads. */
export const editProfileSelection: MakeScreen = ({ account, open }) => {
  const list = fetching(account.profiles.openList());
  return () => ({ ...list(), select: ({ profileId }) => open(pathWith(APP_ROUTES.editProfile, profileId)) });
};

/** Deletes a chosen profile after confirmation. */
export const deleteProfile: MakeScreen = (tab) => {
  const { profiles } = tab.account;
  const form = openOn(tab, removalForm(tab.state));
  const list = fetching(profiles.openList());
  let isAsked = false;
  const ask = async (): Promise<void> => void (isAsked = await form.submit());
  const keep = (): void => void (isAsked = false);
  const remove = async (): Promise<void> => {
    await form.also(async () => {
      const answer = await profiles.remove(form.state().values.selectedProfileId);
      return !answer.ok && answer.error.code === 'PROFILE_NOT_FOUND' ? ok(undefined) : answer;
    }, 'selectedProfileId');
    keep();
  };
  return () => {
    const state = tab.state();
    const canDelete = state.identity.profiles.some(({ profileId }) => deletionObstacle(state, profileId) === null);
    const buttons = isAsked
      ? { 'confirm-delete': remove, 'keep-profile': keep }
      : { ...when(canDelete, { 'delete-profile': ask }), ...list().buttons };
    return { ...list(), form, buttons, select: ({ profileId }) => form.type('selectedProfileId', profileId) };
  };
};

/** The form for a new two-factor device, then the form for the code that was sent to it. */
function addDevice(tab: TerminalTab, devices: OtpDeviceQuery, end: () => void): () => TerminalScreen {
  const [named, coded] = [openOn(tab, devices.deviceForm), openOn(tab, devices.codeForm)];
  const confirm = async (): Promise<void> => void ((await coded.submit()) && end());
  const resend = () => coded.also(() => devices.resend(), 'code');
  const abandon = (): void => {
    devices.abandon();
    end();
  };
  return () =>
    devices.state().added === null
      ? { form: named, buttons: { 'send-code': () => named.submit(), 'abandon-device': abandon } }
      : { form: coded, buttons: { 'confirm-device': confirm, 'send-new-code': resend, 'abandon-device': abandon } };
}

/** The list of two-factor devices. Adding or removing one takes its place until that ends. */
export const otpDevices: MakeScreen = (tab) => {
  const devices = tab.account.openOtpDevices();
  const list = fetching(devices);
  let part: (() => TerminalScreen) | null = null;
  const end = (): void => void (part = null);
  const add = (): void => void (part = addDevice(tab, devices, end));
  const askToRemove = (id: string): void => {
    const remove = (): Promise<void> => {
      end();
      return devices.remove(id);
    };
    part = () => ({ buttons: { 'confirm-removal': remove, 'keep-device': end } });
  };
  return () => {
    const known = devices.state().devices;
    const first = known?.[0];
    const buttons = {
      ...(known === null && list().buttons),
      ...when(known !== null && known.length < MAX_OTP_DEVICES, { 'add-device': add }),
      ...(first && { 'remove-device': () => askToRemove(first.id) }),
    };
    return { ...list(), ...(part?.() ?? { buttons }) };
  };
};

/** The results: current ones, and previous ones on demand. */
export const resultsList: MakeScreen = (tab) => {
  const { account, open } = tab;
  const results = account.results.openList();
  const lists = fetching(results, account.profiles.openList());
  let isPreviousOpen = false;
  const toggle = (): void => void (isPreviousOpen = !isPreviousOpen);
  return () => {
    const { value } = results.state();
    const { current = [], previous = [], hasMore = false } = value ?? {};
    const shown = isPreviousOpen ? [...current, ...previous] : current;
    const isEmpty = value !== null && current.length === 0 && previous.length === 0;
    const openers = shown.map(({ testId }, index) => [
      `result-${index + 1}`,
      () => open(pathWith(APP_ROUTES.resultDetails, testId)),
    ]);
    const buttons = {
      ...(Object.fromEntries(openers) as TerminalScreen['buttons']),
      ...when(previous.length > 0 || hasMore, { 'view-previous': toggle }),
      ...when(isPreviousOpen && hasMore, { 'show-more': () => results.loadMore() }),
      ...when(isEmpty, linked(tab, { home: 'home' })),
    };
    return { ...lists(), buttons: { ...buttons, ...lists().buttons } };
  };
};

/** One result with its report. */
export const resultDetails: MakeScreen = (tab) => {
  const testId = parameterOf(APP_ROUTES.resultDetails, tab.route());
  const [query, report] = [tab.account.results.open(testId), tab.openReport(testId)];
  const result = fetching(query);
  const loading = result()
    .settled()
    .then(() => (query.state().value === null ? undefined : report.load()));
  return () => {
    const screen = { ...result(), settled: () => loading };
    const tested = query.state().value;
    if (tested === null) return screen;
    const { value, errors } = report.state();
    // The status of a report may change, and its message exists only once it was made.
    const canLook = errors.length > 0 || (value !== null && isReportUnderWay(value));
    const isReported = value !== null && value.status !== 'notReported' && value.reason === null;
    const kit = kitOfId(tab.runner.moment().kits, tested.kitId);
    const buttons = {
      ...resultButtons(tab, { ...tested, analysedAt: Date.parse(tested.testDate), kit }),
      ...when(canLook, { 'look-again': () => report.load() }),
      ...when(isReported, { 'save-message': () => report.message() }),
    };
    return { ...screen, buttons };
  };
};
