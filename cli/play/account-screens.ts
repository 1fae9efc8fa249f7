import type { TestResultRecord } from '../../core/domain/test-result.ts';
import { APP_ROUTES, parameterOf, pathWith } from '../../core/flow/app-routes.ts';
import { isTestInProgress } from '../../core/flow/selectors.ts';
import { recordedOnce } from '../../core/flow/tested-once.ts';
import { otpListButton } from '../../core/use-cases/account/otp-devices.ts';
import { deletableProfiles, removalForm } from '../../core/use-cases/profile/remove-profile.ts';
import { canCheckReport, hasMessage } from '../../core/use-cases/results/report-query.ts';
import { resultListButtons } from '../../core/use-cases/results/result-list-buttons.ts';
import { resultButtons } from './step-screens.ts';
import { fetched, fetching, formLook, joined, openOn, perKey, type Look, type MakeScreen } from './terminal-screen.ts';

/** The profiles to choose from; those that are already known can be chosen while the list loads. */
export const editProfileSelection: MakeScreen = ({ account, open }) =>
  joined(fetching(account.profiles.openList()), () => ({
    select: ({ profileId }) => open(pathWith(APP_ROUTES.editProfile, profileId)),
  }));

/** Deletes a chosen profile after confirmation. */
export const deleteProfile: MakeScreen = (app) => {
  const { profiles } = app.account;
  const form = openOn(app, removalForm(app.state));
  const remove = () => form.also(() => profiles.remove(form.state().values.selectedProfileId), 'selectedProfileId');
  const question = { 'confirm-delete': remove, 'keep-profile': form.reopen };
  return joined(fetching(profiles.openList()), () => {
    if (form.state().isSent) return { form, buttons: question, isDialog: true };
    const submit = deletableProfiles(app.state()).length > 0 && { [form.button]: form.submit };
    return { form, buttons: { ...submit }, select: ({ profileId }) => form.type('selectedProfileId', profileId) };
  });
};

/** The list of two-factor devices, or what is asked about one of them. */
export const otpDevices: MakeScreen = (app) => {
  const devices = app.openOtpDevices();
  const { add, load, remove, leave, state } = devices;
  const list: Look = () => {
    const [main, first] = [otpListButton(state()), state().devices?.[0]];
    const removing = first && { 'remove-device': () => devices.askToRemove(first) };
    return { buttons: { ...(main && { [main]: main === 'add-device' ? add : load }), ...removing } };
  };
  const part = perKey(
    () => state().part,
    ({ kind }) => {
      if (kind === 'list') return list;
      if (kind === 'removal') return () => ({ buttons: { 'confirm-removal': remove, 'keep-device': leave } });
      const form = openOn<string>(app, kind === 'naming' ? devices.deviceForm : devices.codeForm);
      return joined(formLook(form), () => ({ buttons: { 'abandon-device': leave } }));
    },
  );
  const request = fetching(devices);
  return () => ({ ...request(), ...part() });
};

/** The results: current ones, and previous ones on demand. */
export const resultsList: MakeScreen = (app) => {
  const { profiles, results } = app.account;
  const list = results.openList();
  let isPreviousOpen = false;
  const presses = {
    home: () => app.open(APP_ROUTES.home),
    'start-testing': () => app.startTest('testing'),
    'view-previous': () => (isPreviousOpen = !isPreviousOpen),
    'show-more': list.loadMore,
  };
  return joined(fetching(list, profiles.openList()), () => {
    const { value } = list.state();
    if (value === null) return {};
    const shown = [...value.current, ...(isPreviousOpen ? value.previous : [])];
    const open = ({ testId }: TestResultRecord) => app.open(pathWith(APP_ROUTES.resultDetails, testId));
    const rows = shown.map((result, index) => [`result-${index + 1}`, () => open(result)] as const);
    const others = resultListButtons(value, isPreviousOpen, isTestInProgress(app.state().session)).map(
      (id) => [id, presses[id]] as const,
    );
    return { buttons: Object.fromEntries([...rows, ...others]) };
  });
};

/** One result with its report. */
export const resultDetails: MakeScreen = (app) => {
  const testId = parameterOf(APP_ROUTES.resultDetails, app.route());
  return fetched(app.account.results.open(testId), (tested) => {
    const report = app.openReport(testId);
    const loading = report.load();
    return () => {
      const { value } = report.state();
      const buttons = {
        ...resultButtons(app, recordedOnce(tested, app.runner.moment())),
        ...(canCheckReport(report.state()) && { 'look-again': report.load }),
        ...(value !== null && hasMessage(value) && { 'save-message': report.message }),
      };
      return { buttons, settled: () => loading };
    };
  });
};
