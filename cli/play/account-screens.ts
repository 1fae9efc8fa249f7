import { makeCell } from '../../core/cell.ts';
import { APP_ROUTES, linkedRoute, pathWith } from '../../core/flow/app-routes.ts';
import type { OtpDeviceType } from '../../core/domain/otp-device.ts';
import { cleanEmail } from '../../core/domain/validate-fields.ts';
import type { FormSpec } from '../../core/forms/form.ts';
import { button, text, when, words, type ShownText } from '../../core/step-texts/shown-text.ts';
import { personName } from '../../core/step-texts/start-texts.ts';
import { hasMessages } from '../../core/use-cases/your-data/data-files.ts';
import { forgotPasswordForm, resetPasswordForm } from '../../core/use-cases/account/login-forms.ts';
import { LOGIN_SESSIONS_PARTS, loginSessionsButton } from '../../core/use-cases/account/login-sessions.ts';
import {
  OTP_DEVICES_PARTS,
  otpDeviceType,
  otpListButton,
  type OtpDevicesPart,
} from '../../core/use-cases/account/otp-devices.ts';
import { deletableProfiles, removalForm } from '../../core/use-cases/profile/remove-profile.ts';
import { endingTitle, loginSessionTexts, otpDeviceTexts, otpPartTexts } from '../route-texts/account-lists.ts';
import { deviceNotice, showNewCode } from './new-code.ts';
import { showPeople } from './person-screens.ts';
import { errorsOf, type Look, type Screen } from './terminal-screen.ts';

/** Fetches the profiles again; says that those which show may be old if that fails. */
function fetchPeople(look: Look): void {
  look.fetch('profiles', look.account.profiles.openList);
  if (look.shown().failures.length > 0) look.show({ texts: [text('profileChoice.mayBeOld')] });
}

/** The profiles to edit; those that are already known can be chosen while the list loads. */
export const editProfileSelection: Screen = (look) => {
  fetchPeople(look);
  showPeople(look, ({ profileId }) => look.open(pathWith(APP_ROUTES.editProfile, profileId)));
};

/** Deletes a chosen profile after confirmation. */
export const deleteProfile: Screen = (look) => {
  const { account, openForm, show, showDialog, state } = look;
  const { profiles } = account;
  fetchPeople(look);
  const form = openForm('form', () => removalForm(state));
  const remove = () => form.also(() => profiles.remove(form.state().values.selectedProfileId), 'selectedProfileId');
  const question = { 'confirm-delete': remove, 'keep-profile': form.reopen };
  const chosen = state().identity.profiles.find(({ profileId }) => profileId === form.state().values.selectedProfileId);
  const texts =
    chosen === undefined ? [] : [text('profileRemoval.confirm.title', { name: personName(chosen) }, 'title')];
  if (form.state().isSent) showDialog({ buttons: question, texts, errors: errorsOf(form) });
  else if (deletableProfiles(state()).length > 0) show({ form });
};

/** The form for a link to a new password; then where it was sent, and the code by which another browser may use it. */
export const forgotPassword: Screen = ({ account, keep, openForm, show, showLinks }) => {
  const code = keep('code', () => makeCell(''));
  const form = openForm('form', () => forgotPasswordForm(account, code.set));
  const { isSent, values } = form.state();
  if (!isSent) return show({ form });
  const buttons = { back: form.reopen, 'other-email': form.reopen };
  const sent = [text('forgotPassword.sent.heading', {}, 'title'), text('forgotPassword.sent.to')];
  show({ buttons, texts: [...sent, words('email', cleanEmail(values.email)), words('code', code.state())] });
  return showLinks('return-to-login');
};

/** A reset link: whether it is valid, and the form for a new password. */
export const resetPassword: Screen = ({ account, fetch, open, openForm, route, show, showDialog, showLinks }) => {
  const [uid = '', token = ''] = route().split('/').slice(2);
  const link = { uid, token };
  const checked = fetch('link', () => account.openResetLink(link), { INVALID_TOKEN: 'forgot-password' });
  if (checked === null) return;
  const form = openForm('form', () => resetPasswordForm(account, link, checked.needsCode));
  if (form.state().isSent) {
    const texts = [text('resetPassword.done.title', {}, 'title')];
    return showDialog({ buttons: { 'return-to-login': () => open(linkedRoute('return-to-login')) }, texts });
  }
  show({ form, texts: [text('resetPassword.lead')] });
  if (checked.needsCode) show({ texts: [{ ...button('resetPassword.noCode'), id: 'forgot-password' }] });
  else showLinks('login');
  // A new link helps where there is no code, and where the link is spent.
  if (checked.needsCode || errorsOf(form).includes('INVALID_TOKEN')) showLinks('forgot-password');
};

/** What a list of the account says of the form that was accepted last. */
const noticeOf = ({ keep }: Look) => keep('notice', () => makeCell<readonly ShownText[]>([]));

/** The form that shows in place of a list of the account; once it is accepted, the list says `done`. */
function showPart<Form extends string>(
  look: Look,
  query: Readonly<Record<Form, FormSpec<string>>> & { readonly leave: () => void },
  part: object,
  parts: {
    readonly form: Form;
    readonly leave: string;
    readonly textsOf: (typed: Readonly<Record<string, string>>) => readonly ShownText[];
    readonly done?: ShownText;
    /** The type of two-factor device that is asked about. */
    readonly device?: OtpDeviceType | null;
  },
): void {
  const form = look.openForm(part, () => query[parts.form]);
  const submit = async (): Promise<boolean> => {
    const isAccepted = await form.submit();
    if (isAccepted && parts.done !== undefined) noticeOf(look).set([parts.done]);
    return isAccepted;
  };
  look.show({
    form: { ...form, submit },
    buttons: { back: query.leave, [parts.leave]: query.leave },
    texts: parts.textsOf(form.state().values),
    device: parts.device ?? otpDeviceType(form.state().values.deviceType),
  });
}

/** What the list says once a form about a two-factor device was accepted. */
function otpDone(part: OtpDevicesPart): ShownText | undefined {
  if (part.kind === 'naming') return undefined;
  return text(`otpDevices.${part.kind === 'code' ? 'added' : 'removed'}`, { name: part.device.name });
}

/** The list of two-factor devices, or what is asked about one of them. */
export const otpDevices: Screen = (look) => {
  const query = look.load('devices', look.openOtpDevices);
  const { part, value, errors } = query.state();
  if (part.kind !== 'list') {
    const done = otpDone(part);
    const textsOf = ({ deviceType = '' }) => otpPartTexts(part, deviceType, value?.length === 1);
    const device = part.kind === 'naming' ? null : part.device.type;
    showPart(look, query, part, { ...OTP_DEVICES_PARTS[part.kind], textsOf, device, ...(done && { done }) });
    if (part.kind === 'code') showNewCode(look, deviceNotice(part.device.type, part.device.name));
    return;
  }
  const [button, first] = [otpListButton(query.state()), value?.[0]];
  if (button !== null) look.show({ buttons: { [button]: button === 'add-device' ? query.add : query.load } });
  if (first !== undefined) look.show({ buttons: { 'remove-device': () => query.askToRemove(first) } });
  if (value !== null) look.show({ texts: [...noticeOf(look).state(), ...otpDeviceTexts(value)] });
  return look.show({ failures: errors });
};

/** The list of login sessions, or the password before some of them are ended. */
export const loginSessions: Screen = (look) => {
  const query = look.load('loginSessions', look.openLoginSessions);
  const { part, value, errors } = query.state();
  if (part.kind !== 'list') {
    const done = text('loginSessions.ended');
    return showPart(look, query, part, { ...LOGIN_SESSIONS_PARTS.ending, textsOf: () => [endingTitle(part)], done });
  }
  const [button, other] = [loginSessionsButton(query.state()), value?.find(({ isCurrent }) => !isCurrent)];
  const endOthers = () => query.askToEnd('others');
  if (button !== null) look.show({ buttons: { [button]: button === 'try-again' ? query.load : endOthers } });
  if (other !== undefined) look.show({ buttons: { 'end-session': () => query.askToEnd(other) } });
  if (value !== null) look.show({ texts: [...noticeOf(look).state(), ...loginSessionTexts(value)] });
  return look.show({ failures: errors });
};

/** A copy of the data as files, and the request to delete the account, which a mail program sends. The terminal saves and sends nothing. */
export const yourData: Screen = ({ keep, openYourData, show, showDialog, state }) => {
  const data = keep('data', openYourData);
  const part = keep('deletion', () => makeCell<'start' | 'confirm' | 'written'>('start'));
  const { value, errors } = data.state();
  if (part.state() === 'confirm') {
    const buttons = { 'keep-account': () => part.set('start'), 'write-deletion': () => part.set('written') };
    return showDialog({ buttons, texts: [text('yourData.deletion.confirm.title', {}, 'title')] });
  }
  const files = value === null ? [] : hasMessages(value) ? ['page', 'json', 'messages'] : ['page', 'json'];
  const saves = files.map((kind) => [`save-${kind}`, () => undefined] as const);
  show({ buttons: value === null ? { 'get-data': data.load } : Object.fromEntries<() => unknown>(saves) });
  const email = state().identity.currentUser?.email ?? '';
  const written = [text('yourData.deletion.written.send'), text('yourData.deletion.mail.account', { email })];
  show({
    texts: [...when(value !== null, text('yourData.copy.ready')), ...when(part.state() === 'written', ...written)],
  });
  return show({ buttons: { 'ask-deletion': () => part.set('confirm') }, failures: errors });
};

/** The questions, which the terminal leaves to the browser. */
export const faq: Screen = ({ show }) => show({ buttons: { 'see-all-questions': () => undefined } });

/** The form to write to support. The errors of a failed call replace it until the person returns to it. */
export const support: Screen = ({ account, openForm, show, showLinks }) => {
  const form = openForm('form', account.support.openForm);
  const { isSent, values } = form.state();
  if (isSent) {
    const sent = [text('support.sent.heading', {}, 'title'), text('support.sent.to')];
    show({ texts: [...sent, words('email', cleanEmail(values.email))] });
    return showLinks('home');
  }
  const failures = form.errors();
  if (failures.length === 0) return show({ form });
  const buttons = { 'try-again': form.reopen, back: form.reopen };
  return show({ buttons, texts: [text('support.failed.heading', {}, 'title'), text('support.failed.kept')], failures });
};
