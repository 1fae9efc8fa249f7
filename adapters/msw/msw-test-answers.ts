import {
  AGENCY_HEADER,
  TEST_ID_HEADER,
  type AccountSubmission,
  type DevicePayload,
  type GuestSubmission,
  type ProgressPost,
  type RemoveScanPayload,
  type SupportRequest,
} from '../../core/api/payloads.ts';
import { dayOfIso, toIsoInstant } from '../../core/domain/calendar-date.ts';
import type { ScannedDevice } from '../../core/domain/device.ts';
import type { TextArea } from '../../core/domain/languages.ts';
import { ok } from '../../core/domain/result.ts';
import type { ReportReader } from '../../core/ports/report-api.ts';
import type { MswBackEnd, MswCall } from './msw-call.ts';

function toDevice(payload: DevicePayload): ScannedDevice {
  const made = dayOfIso(payload.manufacturingOrProductionDate);
  const expires = dayOfIso(payload.expirationDate);
  if (made === null || expires === null) throw new Error('A device of the app has dates.');
  return { ...payload, manufacturingOrProductionDate: made, expirationDate: expires };
}

const testIdOf = (call: MswCall): string => call.header(TEST_ID_HEADER) ?? '';
const readerOf = (call: MswCall): ReportReader => (call.header(TEST_ID_HEADER) === null ? 'account' : 'guest');

/** The calls of a test, and those that need no login. */
export function makeTestAnswers(backEnd: MswBackEnd) {
  const { resultApi, reportApi, deviceRegistry } = backEnd;
  return {
    createTestId: async () => {
      const issued = await resultApi.createTestId();
      if (!issued.ok) return issued;
      const { testId, hasAgency } = issued.value;
      return ok(new Response(testId, { headers: hasAgency ? {} : { [AGENCY_HEADER]: 'none' } }));
    },
    createGuestResult: async (call: MswCall) => resultApi.createAsGuest(await call.body<GuestSubmission>()),
    createResult: async (call: MswCall) => resultApi.create(await call.body<AccountSubmission>()),
    postProgress: async (call: MswCall) => resultApi.postProgress(await call.body<ProgressPost>()),
    getAllResults: (call: MswCall) => resultApi.getAll(call.part('userGroupId'), call.part('after') || null),
    getResult: (call: MswCall) => resultApi.get(call.part('userGroupId'), call.part('testId')),
    getReport: (call: MswCall) => reportApi.get(call.part('testId'), readerOf(call)),
    getReportMessage: (call: MswCall) => reportApi.message(call.part('testId'), readerOf(call)),
    withdrawReport: (call: MswCall) => reportApi.withdraw(call.part('testId'), readerOf(call)),
    checkDevice: async (call: MswCall) =>
      deviceRegistry.check(toDevice(await call.body<DevicePayload>()), testIdOf(call)),
    saveDevice: async (call: MswCall) =>
      deviceRegistry.save(toDevice(await call.body<DevicePayload>()), testIdOf(call)),
    removeDevice: async (call: MswCall) =>
      deviceRegistry.remove((await call.body<RemoveScanPayload>()).deviceId, testIdOf(call)),
    getPersonalData: () => backEnd.personalDataApi.get(),
    sendSupportRequest: async (call: MswCall) => backEnd.supportApi.send(await call.body<SupportRequest>()),
    lookUpLocation: (call: MswCall) => backEnd.locationLookup.lookUp(call.part('zip')),
    translations: (call: MswCall) => backEnd.translations.load(call.part('language'), call.part('area') as TextArea),
    serverTime: async () => {
      const now = await backEnd.serverTime.now();
      return now.ok ? ok({ now: toIsoInstant(now.value) }) : now;
    },
    health: () => Promise.resolve(ok({ status: 'ok' })),
  };
}
