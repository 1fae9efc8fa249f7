import { ContainerModule } from 'inversify';
import { makeFolderCheck } from '../readiness/check-folder.ts';
import { makeReadiness, OK } from '../readiness/readiness.ts';
import type { ServerConfig } from '../config.ts';
import { makeDatabaseCheck, makeSchemaCheck } from './check-database.ts';
import { TOKENS } from './tokens.ts';

/** The folders that this server writes to. */
function folderChecks({ dataDir, filesDir, databaseUrl, smtpUrl, smsGateway, transport }: ServerConfig) {
  const hasFiles = smtpUrl === null || smsGateway === null || transport.reporter === 'file';
  const isDataDirUsed = databaseUrl === null || (hasFiles && filesDir === null);
  return {
    ...(isDataDirUsed ? { dataDirectory: makeFolderCheck(dataDir) } : {}),
    ...(hasFiles && filesDir !== null ? { filesDirectory: makeFolderCheck(filesDir) } : {}),
  };
}

/** What `/ready` checks. */
export const readinessModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.readiness)
    .toDynamicValue((context) => {
      const config = context.get(TOKENS.config);
      const keyWatch = context.get(TOKENS.keyWatch);
      const [database, isDamaged] = [context.get(TOKENS.database), context.get(TOKENS.isDatabaseDamaged)];
      return makeReadiness({
        database: makeDatabaseCheck(database, isDamaged),
        unwaitedDatabase: makeDatabaseCheck(context.get(TOKENS.unwaitedDatabase), isDamaged),
        schema: makeSchemaCheck(database),
        keys: () => Promise.resolve(keyWatch.agreement() === 'agreed' ? OK : 'differ'),
        ...folderChecks(config),
      });
    })
    .inSingletonScope();
});
