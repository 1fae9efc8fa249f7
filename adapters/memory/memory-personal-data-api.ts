import { toIsoInstant } from '../../core/domain/calendar-date.ts';
import { heldTest, type HeldReport, type HeldResult, type PersonalData } from '../../core/domain/personal-data.ts';
import type { Profile } from '../../core/domain/profile.ts';
import { ok } from '../../core/domain/result.ts';
import { reportFields } from '../../core/report/report-fields.ts';
import type { MemoryRules } from './memory-ports.ts';
import { messageOf, type MemoryReport } from './memory-reports.ts';
import type { MemoryResult, MemoryResultDeps } from './memory-result-api.ts';
import type { MemoryAccount } from './memory-world.ts';

const FALLBACK_LANGUAGE = 'en';

function reportOf(testId: string, report: MemoryReport): HeldReport {
  const { queuedAt, sent, withdrawnAt } = report;
  const createdAt = toIsoInstant(queuedAt);
  const queued = { state: 'queued', at: createdAt, remarks: [], hub: null, withdrawal: null };
  const about = { form: report.contents.form, specimenId: testId, fileName: testId, receipt: null, failure: null };
  if (withdrawnAt === null) {
    const contents = { fields: reportFields(report.contents), message: messageOf(report) };
    const later = sent === null ? [] : [{ ...queued, state: 'sent', at: toIsoInstant(sent.at), hub: sent.hub }];
    const history = [queued, ...later];
    return { ...about, ...contents, createdAt, state: sent === null ? 'queued' : 'sent', history };
  }
  const withdrawal = { by: 'person', reason: null } as const;
  const withdrawn = { ...queued, state: 'withdrawn', at: toIsoInstant(withdrawnAt), withdrawal };
  return { ...about, fields: [], message: '', createdAt, state: 'withdrawn', history: [queued, withdrawn] };
}

function resultOf({ owner, ...result }: MemoryResult, report: MemoryReport | undefined): HeldResult {
  const test = heldTest(result);
  const { testId, testDate } = test;
  return {
    ...test,
    profileId: owner?.profileId ?? null,
    isAnonymous: report?.contents.form === 'anonymous',
    submitToCloud: false,
    guestInfo: null,
    createdAt: testDate,
    updatedAt: testDate,
    cassette: null,
    progress: [],
    report: report === undefined ? null : reportOf(testId, report),
  };
}

function accountOf({ userId, email, firstName, lastName }: MemoryAccount, at: string): PersonalData['account'] {
  const times = { createdAt: at, passwordChangedAt: at };
  return { userId, email, firstName, lastName, language: FALLBACK_LANGUAGE, ...times };
}

function profileOf(profile: Profile, at: string): PersonalData['profiles'][number] {
  const {
    profileId,
    isDefaultProfile,
    consentToReport,
    userGroupId: _group,
    userId: _user,
    gender: _sex,
    ...person
  } = profile;
  return { profileId, isDefaultProfile, consentToReport, person, createdAt: at, updatedAt: at, deletedAt: null };
}

/** Personal data in memory. Cassettes, progress and the times of profiles are not stored there. */
export function personalDataRules({ world, results, reports }: MemoryResultDeps): MemoryRules<'personalDataApi'> {
  return {
    get: ({ account }) => {
      const { userId, groupId } = account;
      const at = toIsoInstant(world.now());
      const own = [...results.values()].filter(({ owner }) => owner?.groupId === groupId);
      const sessions = [...world.sessions.values()].filter((session) => session.userId === userId);
      const newestFirst = [...own].sort((one, other) => other.testDate - one.testDate);
      return ok({
        version: 1,
        madeAt: at,
        account: accountOf(account, at),
        loginSessions: sessions.map(() => ({ browser: null, system: null, startedAt: at, lastUsedAt: at })),
        otpDevices: account.otpDevices.map(({ type, name, address }) => ({ type, name, address, addedAt: at })),
        profiles: world.profiles.filter((profile) => profile.userId === userId).map((one) => profileOf(one, at)),
        results: newestFirst.map((result) => resultOf(result, reports.get(result.testId))),
        supportRequests: [],
        waitingMessages: [],
      });
    },
  };
}
