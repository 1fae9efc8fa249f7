import { ContainerModule } from 'inversify';
import { makeFolderCheck } from '../readiness/check-folder.ts';
import { makeReadiness } from '../readiness/readiness.ts';
import type { ServerConfig } from '../config.ts';
import { makeDatabaseCheck, makeSchemaCheck } from './check-database.ts';
import { TOKENS } from './tokens.ts';

/** Whether anything is written to the data directory. */
function usesDataDir({ databaseUrl, smtpUrl, smsGateway, reporting }: ServerConfig): boolean {
  return databaseUrl === null || smtpUrl === null || smsGateway === null || reporting.reporter === 'file';
}

/** What `/ready` checks. */
export const readinessModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.readiness)
    .toDynamicValue((context) => {
      const config = context.get(TOKENS.config);
      const [database, isDamaged] = [context.get(TOKENS.database), context.get(TOKENS.isDatabaseDamaged)];
      return makeReadiness({
        database: makeDatabaseCheck(database, isDamaged),
        unwaitedDatabase: makeDatabaseCheck(context.get(TOKENS.unwaitedDatabase), isDamaged),
        schema: makeSchemaCheck(database),
        ...(usesDataDir(config) ? { dataDirectory: makeFolderCheck(config.dataDir) } : {}),
      });
    })
    .inSingletonScope();
});
