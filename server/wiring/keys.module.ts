import { ContainerModule } from 'inversify';
import { makeSystemClock } from '../../adapters/clock/system-clock.ts';
import { makeKeyWatch } from '../keys/key-watch.ts';
import { TOKENS } from './tokens.ts';

/** What follows changes of the keys. */
export const keysModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.keyWatch)
    .toDynamicValue((context) => {
      const clock = makeSystemClock();
      return makeKeyWatch({
        db: context.get(TOKENS.database),
        source: context.get(TOKENS.config).keySource,
        keys: context.get(TOKENS.keys),
        onChanged: () => context.get(TOKENS.trail).note('keysChanged', {}),
        onDiffer: () => context.get(TOKENS.trail).note('keysDiffer', {}),
        now: () => clock.now(),
      });
    })
    .inSingletonScope();
});
