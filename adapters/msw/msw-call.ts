import type {
  LocationAnswer,
  LoggedInAnswer,
  LoginSessionsAnswer,
  OtpDevicesAnswer,
  OtpRequiredAnswer,
  ProfilesAnswer,
  ReportAnswer,
  ResetLinkAnswer,
  ResetLinkAskedAnswer,
  ResultsAnswer,
  SubmissionReceipt,
} from '../../core/api/payloads.ts';
import type { ApiRouteId } from '../../core/api/routes.ts';
import type { AppError } from '../../core/domain/error-codes.ts';
import type { PersonalData } from '../../core/domain/personal-data.ts';
import type { Profile } from '../../core/domain/profile.ts';
import type { Result } from '../../core/domain/result.ts';
import type { TestResultRecord } from '../../core/domain/test-result.ts';
import type { ServerPorts } from '../../core/ports/server-ports.ts';
import type { TextTree, TranslationSource } from '../../core/ports/translation-source.ts';

/** The back end that answers. All calls are those of one browser. */
export interface MswBackEnd extends ServerPorts {
  readonly translations: TranslationSource;
}

/** One call of the API. */
export interface MswCall {
  /** A parameter of the path, or of the query; empty if the call has none of that name. */
  part(name: string): string;
  header(name: string): string | null;
  /** The JSON body. It is not validated: the back end behind is for development and tests. */
  body<Payload>(): Promise<Payload>;
}

/** The calls whose response is 204, without a body. */
type WithoutBody =
  | 'postProgress'
  | 'checkDevice'
  | 'saveDevice'
  | 'removeDevice'
  | 'sendVerificationCode'
  | 'verifyCode'
  | 'resendOneTimePassword'
  | 'logOut'
  | 'changePassword'
  | 'resetPassword'
  | 'sendOtpDeviceCode'
  | 'deleteProfile'
  | 'sendSupportRequest';

/** The body of the response of each call: a string is sent as text, anything else as JSON. */
interface AnswerBodies extends Readonly<Record<WithoutBody, void>> {
  /** It has a header of its own. */
  readonly createTestId: Response;
  readonly createGuestResult: SubmissionReceipt;
  readonly createResult: SubmissionReceipt;
  readonly createAccount: LoggedInAnswer;
  readonly logIn: LoggedInAnswer | OtpRequiredAnswer;
  readonly submitOneTimePassword: LoggedInAnswer;
  readonly refreshAccess: LoggedInAnswer;
  readonly forgotPassword: ResetLinkAskedAnswer;
  readonly checkResetLink: ResetLinkAnswer;
  readonly listLoginSessions: LoginSessionsAnswer;
  readonly endLoginSession: LoginSessionsAnswer;
  readonly endOtherLoginSessions: LoginSessionsAnswer;
  readonly listOtpDevices: OtpDevicesAnswer;
  readonly addOtpDevice: OtpDevicesAnswer;
  readonly removeOtpDevice: OtpDevicesAnswer;
  readonly createProfile: Profile;
  readonly getAllProfiles: ProfilesAnswer;
  readonly getProfile: Profile;
  readonly getDefaultProfile: Profile;
  readonly editProfile: Profile;
  readonly getAllResults: ResultsAnswer;
  readonly getResult: TestResultRecord;
  readonly getReport: ReportAnswer;
  readonly getReportMessage: string;
  readonly withdrawReport: ReportAnswer;
  readonly getPersonalData: PersonalData;
  readonly lookUpLocation: LocationAnswer;
  readonly translations: TextTree;
  readonly serverTime: { readonly now: string };
  readonly health: { readonly status: string };
}

/** The body of a successful response. A call that has none here does not compile. */
export type AnswerBody<Id extends ApiRouteId> = AnswerBodies[Id];

/** What the response is made from: the body, or an error. */
export type MswAnswer<Id extends ApiRouteId> = (call: MswCall) => Promise<Result<AnswerBody<Id>, AppError>>;

export type MswAnswers = { readonly [Id in ApiRouteId]: MswAnswer<Id> };
