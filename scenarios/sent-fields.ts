import type {
  AccountSubmission,
  AddOtpDevicePayload,
  ChangePasswordPayload,
  CheckResetLinkPayload,
  CreateAccountPayload,
  DeleteProfilePayload,
  DevicePayload,
  EndLoginSessionsPayload,
  ForgotPasswordPayload,
  GuestSubmission,
  LogInPayload,
  OneTimePasswordPayload,
  OtpDeviceCodePayload,
  ProgressPost,
  RemoveOtpDevicePayload,
  RemoveScanPayload,
  ResendPayload,
  ResetPasswordPayload,
  SendCodePayload,
  SupportRequest,
  TestFacts,
  VerifyCodePayload,
} from '../core/api/payloads.ts';
import { API_ROUTES, routeName, type ApiRouteId } from '../core/api/routes.ts';
import { EMPTY_GUEST_INFO } from '../core/domain/guest-info.ts';
import type { Profile, ProfileDraft } from '../core/domain/profile.ts';

type Fields = Readonly<Record<string, true>>;
/** Every field of a payload: the compiler names one that is missing, or that the payload does not have. */
type All<Payload> = { readonly [Field in keyof Payload]-?: true };

const TEST = {
  testId: true,
  deviceId: true,
  result: true,
  testDate: true,
  isSymptomatic: true,
  symptomOnsetDate: true,
  sendToAims: true,
  collectedAt: true,
  analysedAt: true,
  utcOffset: true,
} as const satisfies All<TestFacts>;

const DEVICE: All<DevicePayload> = {
  serialNumber: true,
  batchOrLotNumber: true,
  deviceIdentifier: true,
  manufacturingOrProductionDate: true,
  expirationDate: true,
};

const { sex: _sex, ...PERSON } = EMPTY_GUEST_INFO;
const DRAFT = {
  ...(Object.fromEntries(Object.keys(PERSON).map((field) => [field, true])) as All<typeof PERSON>),
  gender: true,
  userGroupId: true,
  userId: true,
  consentToReport: true,
  isDefaultProfile: true,
} as const satisfies All<ProfileDraft>;

const RESET_LINK = { uidb64: true, token: true } as const satisfies All<CheckResetLinkPayload>;
const OTP_DEVICE = { type: true, address: true } as const;

/** The fields of what each call sends; calls that are not listed send none. */
const SENT: Partial<Record<ApiRouteId, Fields>> = {
  createGuestResult: { ...TEST, guestInfo: true, submitToCloud: true } satisfies All<GuestSubmission>,
  createResult: { ...TEST, userGroupId: true, profileId: true, isAnonymous: true } satisfies All<AccountSubmission>,
  postProgress: {
    testId: true,
    testProgress: true,
    isReportingResult: true,
    timeStamp: true,
  } satisfies All<ProgressPost>,
  checkDevice: DEVICE,
  saveDevice: DEVICE,
  removeDevice: { deviceId: true } satisfies All<RemoveScanPayload>,
  sendVerificationCode: { email: true, locale: true } satisfies All<SendCodePayload>,
  verifyCode: { email: true, code: true } satisfies All<VerifyCodePayload>,
  createAccount: { email: true, password: true, locale: true } satisfies All<CreateAccountPayload>,
  logIn: { username: true, password: true } satisfies All<LogInPayload>,
  submitOneTimePassword: { challengeId: true, token: true } satisfies All<OneTimePasswordPayload>,
  resendOneTimePassword: { challengeId: true, device: true } satisfies All<ResendPayload>,
  endLoginSession: { password: true } satisfies All<EndLoginSessionsPayload>,
  endOtherLoginSessions: { password: true } satisfies All<EndLoginSessionsPayload>,
  changePassword: { old_password: true, new_password: true } satisfies All<ChangePasswordPayload>,
  forgotPassword: { username: true } satisfies All<ForgotPasswordPayload>,
  checkResetLink: RESET_LINK,
  resetPassword: { ...RESET_LINK, new_password: true, code: true } satisfies All<ResetPasswordPayload>,
  sendOtpDeviceCode: { ...OTP_DEVICE, password: true } satisfies All<OtpDeviceCodePayload>,
  addOtpDevice: { ...OTP_DEVICE, name: true, code: true } satisfies All<AddOtpDevicePayload>,
  removeOtpDevice: { password: true } satisfies All<RemoveOtpDevicePayload>,
  createProfile: DRAFT,
  editProfile: { ...DRAFT, profileId: true } satisfies All<Omit<Profile, 'sex'>>,
  deleteProfile: { userGroupId: true, profileId: true } satisfies All<DeleteProfilePayload>,
  sendSupportRequest: {
    requestType: true,
    name: true,
    email: true,
    phoneNumber: true,
    supportInformation: true,
  } satisfies All<SupportRequest>,
};

const BY_NAME: ReadonlyMap<string, readonly string[]> = new Map(
  (Object.keys(API_ROUTES) as ApiRouteId[]).map((id) => [routeName(id), Object.keys(SENT[id] ?? {})]),
);

/** The fields of what a call sends, by the call's name. */
export const sentFields = (call: string): readonly string[] => BY_NAME.get(call) ?? [];

/** The fields of a mapping within what is sent; null for a field with any other value. */
export const fieldsInside = (field: string): readonly string[] | null =>
  field === 'guestInfo' ? Object.keys(EMPTY_GUEST_INFO) : null;
