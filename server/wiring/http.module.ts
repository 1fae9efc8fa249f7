import { ContainerModule } from 'inversify';
import { textsOfDeployment } from '../../adapters/translations/deployment-texts.ts';
import { repeatWhenLost } from '../db/database-unavailable.ts';
import type { ServerConfig } from '../config.ts';
import { TOKENS } from './tokens.ts';
import { HTTP_TOKENS } from './http-tokens.ts';
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

function settingsOf({ webDir, otherAssetsDir, isProduction, logLevel, connections, trustProxy }: ServerConfig) {
  return { webDir, otherAssetsDir, isProduction, logLevel, connections, trustProxy };
}

/** The dependencies of the HTTP application. The application itself is not bound: it is thenable, and the container would await it. */
export const httpModule = new ContainerModule(({ bind }) => {
  bind(HTTP_TOKENS.appDeps)
    .toDynamicValue((context) => {
      const config = context.get(TOKENS.config);
      const { metricsToken, publicUrl, retention } = config;
      const [authenticate, countCall] = [context.get(TOKENS.authenticate), context.get(TOKENS.countCall)];
      return {
        handlers: {
          ...makeTestResultHandlers(context.get(TOKENS.testResultUseCases)),
          ...makeReportHandlers(context.get(TOKENS.reportUseCases)),
          ...makeDeviceHandlers(context.get(TOKENS.deviceUseCases)),
          ...makeRegistrationHandlers({
            ...context.get(TOKENS.registrationUseCases),
            noteLogin: context.get(TOKENS.loginSessionUseCases).noteLogin,
          }),
          ...makeLoginSessionHandlers(context.get(TOKENS.loginSessionUseCases)),
          ...makeLoginSessionListHandlers(context.get(TOKENS.loginSessionUseCases)),
          ...makePasswordHandlers(context.get(TOKENS.passwordUseCases)),
          ...makeResetLinkHandlers(context.get(TOKENS.passwordUseCases)),
          ...makeOtpDeviceHandlers(context.get(TOKENS.otpDeviceUseCases)),
          ...makeProfileHandlers(context.get(TOKENS.profileUseCases)),
          ...makeLocationHandlers(context.get(TOKENS.locationUseCases)),
          ...makeSupportHandlers(context.get(TOKENS.supportUseCases)),
          ...makePersonalDataHandlers(context.get(TOKENS.peopleUseCases)),
          ...makeTranslationHandlers(textsOfDeployment(retention)),
          ...makeTimeHandlers(context.get(TOKENS.clock)),
          ...makeHealthHandlers(),
        },
        checks: {
          authenticate: (accessToken) => repeatWhenLost(() => authenticate(accessToken)),
          // A call that is counted twice does no harm.
          secondsToWait: (routeId, call) => repeatWhenLost(() => countCall(routeId, call)),
          publicUrl,
          trail: context.get(TOKENS.trail),
          tracing: context.get(TOKENS.tracing),
        },
        clock: context.get(TOKENS.clock),
        deliverDue: () => context.get(TOKENS.workers).drain(),
        mailbox: context.get(TOKENS.mailbox),
        readiness: context.get(TOKENS.readiness),
        trail: context.get(TOKENS.trail),
        securityContact: config,
        metrics: { metrics: context.get(TOKENS.metrics), token: metricsToken },
        ...settingsOf(config),
      };
    })
    .inSingletonScope();
});
