import { MAX_OTP_DEVICES } from '../../core/domain/limits.ts';
import { APP_ROUTES, parameterOf, pathWith } from '../../core/flow/app-routes.ts';
import { recordedOnce } from '../../core/flow/tested-once.ts';
import { deletableProfiles, removalForm } from '../../core/use-cases/profile/remove-profile.ts';
import { hasMessage, isReportUnderWay } from '../../core/use-cases/results/report-query.ts';
import { resultButtons } from './step-screens.ts';
import { fetching, linked, openOn, perKey, when, type Buttons, type Look, type MakeScreen } from './terminal-screen.ts';

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
  const remove = () => form.also(() => profiles.remove(form.state().values.selectedProfileId), 'selectedProfileId');
  const look = (): Buttons => ({
    ...when(deletableProfiles(app.state()).length > 0, { 'delete-profile': form.submit }),
    ...list().buttons,
  });
  return () => ({
    ...list(),
    form,
    buttons: form.state().isSent ? { 'confirm-delete': remove, 'keep-profile': form.reopen } : look(),
    select: ({ profileId }) => form.type('selectedProfileId', profileId),
  });
};

/** The list of two-factor devices, or what is asked about one of them. */
export const otpDevices: MakeScreen = (app) => {
  const devices = app.openOtpDevices();
  const list = fetching(devices);
  const look = (): Buttons => {
    const known = devices.state().devices;
    const first = known?.[0];
    return {
      ...(known === null && list().buttons),
      ...when(known !== null && known.length < MAX_OTP_DEVICES, { 'add-device': devices.add }),
      ...(first && { 'remove-device': () => devices.askToRemove(first) }),
    };
  };
  const part = perKey(
    () => devices.state().part,
    ({ kind }): Look => {
      if (kind === 'list') return () => ({ buttons: look() });
      const removal = { 'confirm-removal': devices.remove, 'keep-device': devices.leave };
      if (kind === 'removal') return () => ({ buttons: removal });
      const abandon = { 'abandon-device': devices.leave };
      if (kind === 'naming') {
        const form = openOn(app, devices.deviceForm);
        return () => ({ form, buttons: { 'send-code': form.submit, ...abandon } });
      }
      const form = openOn(app, devices.codeForm);
      const newCode = () => form.also(devices.resend, 'code');
      return () => ({ form, buttons: { 'confirm-device': form.submit, 'send-new-code': newCode, ...abandon } });
    },
  );
  return () => ({ ...list(), ...part()() });
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
    const isEmpty = value !== null && current.length === 0 && previous.length === 0;
    const openers = [...current, ...(isPreviousOpen ? previous : [])].map(
      ({ testId }, index) => [`result-${index + 1}`, () => open(pathWith(APP_ROUTES.resultDetails, testId))] as const,
    );
    const buttons = {
      ...(Object.fromEntries(openers) as Buttons),
      ...when(previous.length > 0 || hasMore, { 'view-previous': toggle }),
      ...when(isPreviousOpen && hasMore, { 'show-more': results.loadMore }),
      ...when(isEmpty, linked(app, ['home'])),
    };
    return { ...lists(), buttons: { ...buttons, ...lists().buttons } };
  };
};

/** One result with its report. */
export const resultDetails: MakeScreen = (app) => {
  const testId = parameterOf(APP_ROUTES.resultDetails, app.route());
  const [query, report] = [app.account.results.open(testId), app.openReport(testId)];
  const result = fetching(query);
  const load = async (): Promise<void> => {
    await result().settled();
    if (query.state().value !== null) await report.load();
  };
  const loading = load();
  return () => {
    const tested = query.state().value;
    const { value, errors } = report.state();
    // The status of a report may change, and its message exists only once it was made.
    const canLook = errors.length > 0 || (value !== null && isReportUnderWay(value));
    const buttons = tested && {
      ...resultButtons(app, recordedOnce(tested, app.runner.moment())),
      ...when(canLook, { 'look-again': report.load }),
      ...when(value !== null && hasMessage(value), { 'save-message': report.message }),
    };
    return { ...result(), settled: () => loading, ...(buttons && { buttons }) };
  };
};
