import { ContainerModule } from 'inversify';
import { makePseudonyms } from '../trail/pseudonyms.ts';
import { makeLoggedTrail } from '../trail/logged-trail.ts';
import { TOKENS } from './tokens.ts';

/** The security trail. */
export const trailModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.trail)
    .toDynamicValue((context) => makeLoggedTrail(makePseudonyms(context.get(TOKENS.keys))))
    .inSingletonScope();
});
