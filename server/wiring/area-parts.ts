import { randomUUID } from 'node:crypto';
import { makeArgon2Passwords } from '../accounts/argon2-passwords.ts';
import { makeAuthenticate } from '../accounts/authenticate.ts';
import { makeCheckPassword } from '../accounts/check-password.ts';
import { isListedPassword } from '../accounts/common-passwords.ts';
import { makeJoseAccessTokens } from '../accounts/jose-access-tokens.ts';
import { makeCodes } from '../accounts/keyed-codes.ts';
import { makeIsKnownBrowser } from '../accounts/known-browser.ts';
import { makeKyselyKnownBrowserStore } from '../accounts/kysely-known-browser-store.ts';
import { makeKyselyLoginSessionStore } from '../accounts/kysely-login-session-store.ts';
import { makeAccountUseCases } from '../accounts/use-cases.ts';
import { makeHoldDevice } from '../devices/hold-device.ts';
import { makeDeviceUseCases } from '../devices/use-cases.ts';
import { makeCountAbuse } from '../limits/abuse-limits.ts';
import { makeCountCall } from '../limits/count-call.ts';
import { makeCountMail } from '../limits/count-mail.ts';
import { makeKyselyLimitStore } from '../limits/kysely-limit-store.ts';
import { RATE_LIMITS } from '../limits/rate-limits.ts';
import { makeEmbeddedPlaces } from '../locations/embedded-places.ts';
import { makeGeocoderPlaces } from '../locations/geocoder-places.ts';
import { makeLookUpLocation } from '../locations/look-up-location.ts';
import { makeReadOwnData } from '../people/read-own-data.ts';
import { makeProfileUseCases } from '../profiles/use-cases.ts';
import { messageFormat } from '../report-delivery/message-format.ts';
import { makeQueueReport } from '../report-delivery/queue-report.ts';
import { hasAgency } from '../report-delivery/transports/transport-config.ts';
import { makeReportUseCases } from '../report-delivery/use-cases.ts';
import { makeTestIds } from '../results/test-ids.ts';
import { makeTestResultUseCases } from '../results/use-cases.ts';
import { makeSendSupportRequest } from '../support/send-support-request.ts';
import { clock, config, database, keys, trail, unitOfWork, unwaitedDatabase } from './base-parts.ts';
import { makeKyselyPeople } from './kysely-people.ts';
import { provide } from './provide.ts';

export const limitStore = provide((get) => makeKyselyLimitStore(get(unwaitedDatabase)));

const isKnownBrowser = provide((get) =>
  makeIsKnownBrowser({ clock: get(clock), knownBrowsers: makeKyselyKnownBrowserStore(get(unwaitedDatabase)) }),
);

/** What limits count an account by: its email, or its id. The part of a login challenge is neither, and has no name in other lines. */
function namedBy(account: string | null): { readonly account: string | null; readonly email: string | null } {
  return account?.includes('@') === true ? { account: null, email: account } : { account, email: null };
}

export const countCall = provide((get) =>
  makeCountCall({
    limits: RATE_LIMITS,
    store: get(limitStore),
    clock: get(clock),
    isKnownBrowser: get(isKnownBrowser),
    addressFactor: get(config).addressLimitFactor,
    onRefused: (routeId, account) => get(trail).note('callsLimited', { route: routeId, ...namedBy(account) }),
  }),
);

const countAbuse = provide((get) => makeCountAbuse(get(config).abuse, get(config).addressLimitFactor));

export const passwords = provide((get) => makeArgon2Passwords(get(config).hashCost));

const accessTokens = provide((get) => makeJoseAccessTokens({ keys: get(keys), clock: get(clock) }));

export const authenticate = provide((get) =>
  makeAuthenticate({
    // Reads need not wait for the disk: the call that opened or ended a login session did so before it answered.
    loginSessions: makeKyselyLoginSessionStore(get(unwaitedDatabase)),
    clock: get(clock),
    accessTokens: get(accessTokens),
    trail: get(trail),
  }),
);

export const accountUseCases = provide((get) =>
  makeAccountUseCases({
    unitOfWork: get(unitOfWork),
    clock: get(clock),
    passwords: get(passwords),
    checkPassword: makeCheckPassword(isListedPassword),
    codes: makeCodes(get(keys)),
    accessTokens: get(accessTokens),
    keys: get(keys),
    trail: get(trail),
    countMail: makeCountMail({ store: get(limitStore), clock: get(clock) }),
    isKnownBrowser: get(isKnownBrowser),
    knownBrowsers: makeKyselyKnownBrowserStore(get(database)),
    loginSessions: makeKyselyLoginSessionStore(get(database)),
  }),
);

const holdDevice = provide((get) => makeHoldDevice(get(countAbuse)));

export const deviceUseCases = provide((get) =>
  makeDeviceUseCases({
    unitOfWork: get(unitOfWork),
    clock: get(clock),
    holdDevice: get(holdDevice),
    countAbuse: get(countAbuse),
    kits: get(config).kits,
  }),
);

/** Finds places with the configured maps service, then in the embedded data. */
export const lookUpLocation = provide((get) => {
  const { geocoder } = get(config);
  const embedded = makeEmbeddedPlaces();
  return makeLookUpLocation(geocoder === null ? [embedded] : [makeGeocoderPlaces(geocoder), embedded]);
});

export const profileUseCases = provide((get) =>
  makeProfileUseCases({ unitOfWork: get(unitOfWork), clock: get(clock), makeId: randomUUID }),
);

export const queueReport = provide((get) => {
  const { reporting, kits } = get(config);
  const { sender, lab } = reporting;
  return makeQueueReport({ ...messageFormat, sender, kits, lab, makeId: randomUUID });
});

export const reportUseCases = provide((get) =>
  makeReportUseCases({ unitOfWork: get(unitOfWork), clock: get(clock), hasAgency: hasAgency(get(config)) }),
);

/** The use-cases about tests and their results. */
export const testResultUseCases = provide((get) =>
  makeTestResultUseCases({
    unitOfWork: get(unitOfWork),
    clock: get(clock),
    testIds: makeTestIds(get(keys)),
    queueReport: get(queueReport),
    holdDevice: get(holdDevice),
    countAbuse: get(countAbuse),
    hasAgency: hasAgency(get(config)),
    kits: get(config).kits,
  }),
);

export const sendSupportRequest = provide((get) =>
  makeSendSupportRequest({
    unitOfWork: get(unitOfWork),
    clock: get(clock),
    makeId: randomUUID,
    supportEmail: get(config).supportEmail,
  }),
);

export const readOwnData = provide((get) =>
  makeReadOwnData({ people: makeKyselyPeople(get(database)), clock: get(clock), trail: get(trail) }),
);
