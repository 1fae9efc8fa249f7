import { ContainerModule } from 'inversify';
import { translations } from '../../adapters/translations/index.ts';
import { pingDatabase } from '../db/ping.ts';
import { TOKENS } from '../tokens.ts';
import { makeDeviceHandlers } from './handlers/device-handlers.ts';
import { makeHealthHandlers } from './handlers/health-handlers.ts';
import { makeTestResultHandlers } from './handlers/test-result-handlers.ts';
import { makeTranslationHandlers } from './handlers/translation-handlers.ts';

/** What the HTTP edge stands on. The application itself is no binding: it is thenable, which the container takes for a promise. */
export const httpModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.appDeps)
    .toDynamicValue(({ get }) => {
      const { webDir, isProduction, logLevel } = get(TOKENS.config);
      const database = get(TOKENS.database);
      return {
        handlers: {
          ...makeTestResultHandlers(get(TOKENS.testResultUseCases)),
          ...makeDeviceHandlers(get(TOKENS.deviceUseCases)),
          ...makeTranslationHandlers(translations),
          ...makeHealthHandlers({ pingDatabase: () => pingDatabase(database) }),
        },
        clock: get(TOKENS.clock),
        webDir,
        isProduction,
        logLevel,
      };
    })
    .inSingletonScope();
});
