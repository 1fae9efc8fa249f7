import { textsOfDeployment } from '../../adapters/translations/deployment-texts.ts';
import { repeatWhenLost } from '../db/database-unavailable.ts';
import type { ServerConfig } from '../config.ts';
import { makeDeviceHandlers } from '../http/handlers/device-handlers.ts';
import { makeHealthHandlers } from '../http/handlers/health-handlers.ts';
import { makeLocationHandlers } from '../http/handlers/location-handlers.ts';
import { makeOtpDeviceHandlers } from '../http/handlers/otp-device-handlers.ts';
import { makeResetLinkHandlers } from '../http/handlers/reset-link-handlers.ts';
import { makePasswordHandlers } from '../http/handlers/password-handlers.ts';
import { makeRegistrationHandlers } from '../http/handlers/registration-handlers.ts';
import { makeReportHandlers } from '../http/handlers/report-handlers.ts';
import { makeLoginSessionListHandlers } from '../http/handlers/login-session-list-handlers.ts';
import { makeLoginSessionHandlers } from '../http/handlers/login-session-handlers.ts';
import { makePersonalDataHandlers } from '../http/handlers/personal-data-handlers.ts';
import { makeProfileHandlers } from '../http/handlers/profile-handlers.ts';
import { makeSupportHandlers } from '../http/handlers/support-handlers.ts';
import { makeTestResultHandlers } from '../http/handlers/test-result-handlers.ts';
import { makeTimeHandlers } from '../http/handlers/time-handlers.ts';
import { makeTranslationHandlers } from '../http/handlers/translation-handlers.ts';
import type { AppDeps } from '../http/app.ts';
import * as areas from './area-parts.ts';
import * as base from './base-parts.ts';
import { workers } from './job-parts.ts';
import { provide } from './provide.ts';

function settingsOf(config: ServerConfig) {
  const { webDir, otherAssetsDir, isProduction, hasDevPages, logLevel, connections, trustProxy } = config;
  return { webDir, otherAssetsDir, isProduction, hasDevPages, logLevel, connections, trustProxy };
}

/** The dependencies of the HTTP application. The application itself is not bound: it is thenable, and the container would await it. */
export const appDeps = provide<AppDeps>((get) => {
  const config = get(base.config);
  const { metricsToken, publicUrl, retention } = config;
  const [authenticate, countCall] = [get(areas.authenticate), get(areas.countCall)];
  const accounts = get(areas.accountUseCases);
  return {
    handlers: {
      ...makeTestResultHandlers(get(areas.testResultUseCases)),
      ...makeReportHandlers(get(areas.reportUseCases)),
      ...makeDeviceHandlers(get(areas.deviceUseCases)),
      ...makeRegistrationHandlers(accounts),
      ...makeLoginSessionHandlers(accounts),
      ...makeLoginSessionListHandlers(accounts),
      ...makePasswordHandlers(accounts),
      ...makeResetLinkHandlers(accounts),
      ...makeOtpDeviceHandlers(accounts),
      ...makeProfileHandlers(get(areas.profileUseCases)),
      ...makeLocationHandlers(get(areas.lookUpLocation)),
      ...makeSupportHandlers(get(areas.sendSupportRequest)),
      ...makePersonalDataHandlers(get(areas.readOwnData)),
      ...makeTranslationHandlers(textsOfDeployment(retention)),
      ...makeTimeHandlers(get(base.clock)),
      ...makeHealthHandlers(),
    },
    checks: {
      authenticate: (accessToken) => repeatWhenLost(() => authenticate(accessToken)),
      // A call that is counted twice does no harm.
      secondsToWait: (...call) => repeatWhenLost(() => countCall(...call)),
      publicUrl,
      trail: get(base.trail),
      tracing: get(base.tracing),
    },
    clock: get(base.clock),
    deliverDue: () => get(workers).drain(),
    mailbox: get(base.mailbox),
    readiness: get(base.readiness),
    trail: get(base.trail),
    securityContact: config,
    metrics: { metrics: get(base.metrics), token: metricsToken },
    ...settingsOf(config),
  };
});
