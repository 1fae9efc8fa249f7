import { kitOfId } from '../../core/domain/kit.ts';
import { ok } from '../../core/domain/result.ts';
import { APP_ROUTES, parameterOf, pathWith } from '../../core/flow/app-routes.ts';
import { deletionObstacle, removalForm } from '../../core/use-cases/profile/remove-profile.ts';
import { isReportUnderWay } from '../../core/use-cases/results/report-query.ts';
import { resultButtons } from './step-screens.ts';
import { errorsOf, fetching, linked, openOn, when, type MakeScreen, type TerminalScreen } from './terminal-screen.ts';

/** The request to customer service: the form, then its outcome in the form's place (product.md section 4). */
export const support: MakeScreen = (app) => {
  const form = openOn(app, app.account.support.openForm());
  let stage: 'open' | 'sent' | 'failed' = 'open';
  const send = async (): Promise<void> => {
    if (await form.submit()) stage = 'sent';
    else if (form.errors().length > 0) stage = 'failed';
  };
  const again = (): void => void (stage = 'open');
  return () => {
    if (stage === 'sent') return { buttons: linked(app, { home: 'home' }) };
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
export const deleteProfile: MakeScreen = (app) => {
  const { profiles } = app.account;
  const form = openOn(app, removalForm(app.state));
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
    const state = app.state();
    const canDelete = state.identity.profiles.some(({ profileId }) => deletionObstacle(state, profileId) === null);
    const buttons = isAsked
      ? { 'confirm-delete': remove, 'keep-profile': keep }
      : { ...when(canDelete, { 'delete-profile': ask }), ...list().buttons };
    return { ...list(), form, buttons, select: ({ profileId }) => form.type('selectedProfileId', profileId) };
  };
};

/** The list of two-factor devices, the form for a new one, and the form for the code that was sent to it. */
export const otpDevices: MakeScreen = (app) => {
  const devices = app.account.openOtpDevices();
  const list = fetching(devices);
  let [named, coded] = [openOn(app, devices.deviceForm), openOn(app, devices.codeForm)];
  let stage: 'list' | 'adding' | 'removing' = 'list';
  const back = (): void => void (stage = 'list');
  const add = (): void => {
    [named, coded] = [openOn(app, devices.deviceForm), openOn(app, devices.codeForm)];
    stage = 'adding';
  };
  const abandon = (): void => {
    devices.abandon();
    back();
  };
  const confirm = async (): Promise<void> => void ((await coded.submit()) && back());
  const resend = () => coded.also(() => devices.resend(), 'code');
  const shown = (): TerminalScreen => {
    const { devices: known, added } = devices.state();
    const first = known?.[0];
    const addingButtons = { 'abandon-device': abandon };
    if (stage === 'adding' && added === null) {
      return { form: named, buttons: { 'send-code': () => named.submit(), ...addingButtons } };
    }
    if (stage === 'adding') {
      return { form: coded, buttons: { 'confirm-device': confirm, 'send-new-code': resend, ...addingButtons } };
    }
    if (stage === 'list' || first === undefined) {
      return { buttons: { 'add-device': add, ...(first && { 'remove-device': () => (stage = 'removing') }) } };
    }
    const remove = (): Promise<void> => {
      back();
      return devices.remove(first.id);
    };
    return { buttons: { 'confirm-removal': remove, 'keep-device': back } };
  };
  return () => ({ ...list(), ...shown() });
};

/** The results: current ones, and previous ones on demand. */
export const resultsList: MakeScreen = (app) => {
  const { account, open } = app;
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
      ...when(isEmpty, linked(app, { home: 'home' })),
    };
    return { ...lists(), buttons: { ...buttons, ...lists().buttons } };
  };
};

/** One result with its report. */
export const resultDetails: MakeScreen = (app) => {
  const testId = parameterOf(APP_ROUTES.resultDetails, app.route());
  const [query, report] = [app.account.results.open(testId), app.openReport(testId)];
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
    const kit = kitOfId(app.runner.moment().kits, tested.kitId);
    const buttons = {
      ...resultButtons(app, { ...tested, analysedAt: Date.parse(tested.testDate), kit }),
      ...when(canLook, { 'look-again': () => report.load() }),
      ...when(isReported, { 'save-message': () => report.message() }),
    };
    return { ...screen, buttons };
  };
};
