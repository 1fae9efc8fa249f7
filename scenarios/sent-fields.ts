import type {
  AccountSubmission,
  DevicePayload,
  GuestSubmission,
  ProgressPost,
  SupportRequest,
  TestFacts,
} from '../core/api/payloads.ts';
import { API_ROUTES, routeName } from '../core/api/routes.ts';
import { EMPTY_GUEST_INFO } from '../core/domain/guest-info.ts';
import type { ProfileDraft } from '../core/domain/profile.ts';
import { unnamedInPath, type PortCall } from '../core/ports/port-call.ts';
import { SERVER_CALLS } from '../core/ports/server-calls.ts';

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

/** The fields of each argument whose fields are all sent. */
const OBJECTS: Readonly<Record<string, Fields>> = {
  '...device': DEVICE,
  '...guestSubmission': { ...TEST, guestInfo: true, submitToCloud: true } satisfies All<GuestSubmission>,
  '...accountSubmission': {
    ...TEST,
    userGroupId: true,
    profileId: true,
    isAnonymous: true,
  } satisfies All<AccountSubmission>,
  '...progress': {
    testId: true,
    testProgress: true,
    isReportingResult: true,
    timeStamp: true,
  } satisfies All<ProgressPost>,
  '...otpDevice': { type: true, name: true, address: true },
  '...draft': DRAFT,
  '...request': {
    requestType: true,
    name: true,
    email: true,
    phoneNumber: true,
    supportInformation: true,
  } satisfies All<SupportRequest>,
};

function fieldsOf({ route, takes }: PortCall): readonly string[] {
  if (API_ROUTES[route].method === 'GET') return [];
  const sent = takes.map((taken) => OBJECTS[taken] ?? (taken.startsWith('@') ? {} : { [taken]: true }));
  return Object.keys(unnamedInPath(route, Object.assign({}, ...sent) as Fields) ?? {});
}

const CALLS: readonly PortCall[] = Object.values(SERVER_CALLS).flatMap((calls) => Object.values(calls) as PortCall[]);
const BY_NAME: ReadonlyMap<string, readonly string[]> = new Map(
  CALLS.map((call) => [routeName(call.route), fieldsOf(call)]),
);

/** The fields of what a call sends, by the call's name. */
export const sentFields = (call: string): readonly string[] => BY_NAME.get(call) ?? [];

/** The fields of a mapping within what is sent; null for a field with any other value. */
export const fieldsInside = (field: string): readonly string[] | null =>
  field === 'guestInfo' ? Object.keys(EMPTY_GUEST_INFO) : null;
