import { ContainerModule } from 'inversify';
import { makeReadOwnData } from '../people/read-own-data.ts';
import { makeKyselyPeople } from './kysely-people.ts';
import { TOKENS } from './tokens.ts';

/** The use-case about personal data. */
export const peopleModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.peopleUseCases)
    .toDynamicValue((context) => ({
      readOwnData: makeReadOwnData({
        people: makeKyselyPeople(context.get(TOKENS.database)),
        clock: context.get(TOKENS.clock),
        trail: context.get(TOKENS.trail),
      }),
    }))
    .inSingletonScope();
});
