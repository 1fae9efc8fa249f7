import { ContainerModule } from 'inversify';
import { TOKENS } from '../tokens.ts';
import { makeKyselyUnitOfWork } from './kysely-unit-of-work.ts';

/** Transactions on the connected database. */
export const databaseModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.unitOfWork)
    .toDynamicValue((context) => makeKyselyUnitOfWork(context.get(TOKENS.database)))
    .inSingletonScope();
});
