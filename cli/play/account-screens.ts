import { makeCell } from '../../core/cell.ts';
import { APP_ROUTES, parameterOf, pathWith } from '../../core/flow/app-routes.ts';
import { isTestInProgress } from '../../core/flow/selectors.ts';
import { recordedOnce } from '../../core/flow/tested-once.ts';
import type { FormSpec } from '../../core/forms/form.ts';
import { resetPasswordForm } from '../../core/use-cases/account/login-forms.ts';
import { LOGIN_SESSIONS_PARTS, loginSessionsButton } from '../../core/use-cases/account/login-sessions.ts';
import { OTP_DEVICES_PARTS, otpListButton } from '../../core/use-cases/account/otp-devices.ts';
import { deletableProfiles, removalForm } from '../../core/use-cases/profile/remove-profile.ts';
import { ledgerOf } from '../../core/use-cases/results/report-ledger.ts';
import { canCheckReport, hasMessage } from '../../core/use-cases/results/report-query.ts';
import { resultListButtons } from '../../core/use-cases/results/result-list-buttons.ts';
import { showPeople } from './person-screens.ts';
import { showResultButtons } from './step-screens.ts';
import { errorsOf, type Look, type Screen } from './terminal-screen.ts';

/** The profiles to edit; those that are already known can be chosen while the list loads. */
export const editProfileSelection: Screen = (look) => {
  look.fetch('profiles', look.account.profiles.openList);
  showPeople(look, ({ profileId }) => look.open(pathWith(APP_ROUTES.editProfile, profileId)));
};

/** Deletes a chosen profile after confirmation. */
export const deleteProfile: Screen = ({ account, fetch, openForm, show, showDialog, state }) => {
  const { profiles } = account;
  fetch('profiles', profiles.openList);
  const form = openForm('form', () => removalForm(state));
  const remove = () => form.also(() => profiles.remove(form.state().values.selectedProfileId), 'selectedProfileId');
  const question = { 'confirm-delete': remove, 'keep-profile': form.reopen };
  if (form.state().isSent) showDialog({ buttons: question, errors: errorsOf(form) });
  else if (deletableProfiles(state()).length > 0) show({ form });
};

/** A reset link: whether it is valid, and the form for a new password. */
export const resetPassword: Screen = ({ account, fetch, openForm, route, show, showLinks }) => {
  const [uid = '', token = ''] = route().split('/').slice(2);
  const link = { uid, token };
  const checked = fetch('link', () => account.openResetLink(link));
  if (checked === null) return showLinks('forgot-password');
  const form = openForm('form', () => resetPasswordForm(account, link, checked.needsCode));
  if (form.state().isSent) return showLinks('return-to-login');
  show({ form });
  return showLinks('forgot-password', ...(checked.needsCode ? [] : (['login'] as const)));
};

/** The form that shows in place of a list of the account. */
function showPart<Form extends string>(
  { openForm, show }: Look,
  query: Readonly<Record<Form, FormSpec<string>>> & { readonly leave: () => void },
  part: object,
  { form, leave }: { readonly form: Form; readonly leave: string },
): void {
  show({ form: openForm(part, () => query[form]), buttons: { [leave]: query.leave } });
}

/** The list of two-factor devices, or what is asked about one of them. */
export const otpDevices: Screen = (look) => {
  const query = look.load('devices', look.openOtpDevices);
  const { part, value, errors } = query.state();
  if (part.kind !== 'list') return showPart(look, query, part, OTP_DEVICES_PARTS[part.kind]);
  const [button, first] = [otpListButton(query.state()), value?.[0]];
  if (button !== null) look.show({ buttons: { [button]: button === 'add-device' ? query.add : query.load } });
  if (first !== undefined) look.show({ buttons: { 'remove-device': () => query.askToRemove(first) } });
  return look.show({ errors: errors.map(({ code }) => code) });
};

/** The list of login sessions, or the password before some of them are ended. */
export const loginSessions: Screen = (look) => {
  const query = look.load('loginSessions', look.openLoginSessions);
  const { part, value, errors } = query.state();
  if (part.kind !== 'list') return showPart(look, query, part, LOGIN_SESSIONS_PARTS[part.kind]);
  const [button, other] = [loginSessionsButton(query.state()), value?.find(({ isCurrent }) => !isCurrent)];
  const endOthers = () => query.askToEnd('others');
  if (button !== null) look.show({ buttons: { [button]: button === 'try-again' ? query.load : endOthers } });
  if (other !== undefined) look.show({ buttons: { 'end-session': () => query.askToEnd(other) } });
  return look.show({ errors: errors.map(({ code }) => code) });
};

/** A copy of the data, and the request to delete the account, which a mail program sends. */
export const yourData: Screen = ({ keep, openYourData, show, showDialog }) => {
  const data = keep('data', openYourData);
  const isConfirming = keep('deletion', () => makeCell(false));
  const close = () => isConfirming.set(false);
  if (isConfirming.state()) return showDialog({ buttons: { 'keep-account': close, 'write-deletion': close } });
  const { value, errors } = data.state();
  if (value === null) show({ buttons: { 'get-data': data.load } });
  return show({ buttons: { 'ask-deletion': () => isConfirming.set(true) }, errors: errors.map(({ code }) => code) });
};

/** The results: current ones, and previous ones on demand. */
export const resultsList: Screen = ({ account, fetch, keep, open, show, startTest, state }) => {
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
  const { account, fetch, load, openReport, route, runner, show } = look;
  const testId = parameterOf(APP_ROUTES.resultDetails, route());
  const result = fetch('result', () => account.results.open(testId));
  if (result === null) return;
  const report = load('report', () => openReport(testId));
  const { value } = report.state();
  showResultButtons(look, recordedOnce(result, runner.moment()));
  if (canCheckReport(report.state())) show({ buttons: { 'look-again': report.load } });
  if (value !== null && ledgerOf(value)?.canBeWithdrawn === true) showWithdrawal(look, report.withdraw);
  if (value !== null && hasMessage(value)) show({ buttons: { 'save-message': report.message } });
};

/** The form to write to support. The errors of a failed call replace it until the person returns to it. */
export const support: Screen = ({ account, openForm, show, showLinks }) => {
  const form = openForm('form', account.support.openForm);
  if (form.state().isSent) return showLinks('home');
  if (form.errors().length === 0) return show({ form });
  return show({ buttons: { 'try-again': form.reopen, back: form.reopen }, errors: errorsOf(form) });
};
