import { ContainerModule } from 'inversify';
import { TOKENS } from './tokens.ts';
import { makeCheckDevice } from '../devices/check-device.ts';
import { makeHoldDevice } from '../devices/hold-device.ts';
import { makeRemoveDevice } from '../devices/remove-device.ts';
import { makeSaveDevice } from '../devices/save-device.ts';

/** The use-cases about cassettes. */
export const devicesModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.holdDevice)
    .toDynamicValue((context) => makeHoldDevice(context.get(TOKENS.countAbuse)))
    .inSingletonScope();
  bind(TOKENS.deviceUseCases)
    .toDynamicValue((context) => {
      const deps = { unitOfWork: context.get(TOKENS.unitOfWork), clock: context.get(TOKENS.clock) };
      return {
        kits: context.get(TOKENS.config).kits,
        checkDevice: makeCheckDevice(deps),
        saveDevice: makeSaveDevice({
          ...deps,
          holdDevice: context.get(TOKENS.holdDevice),
          countAbuse: context.get(TOKENS.countAbuse),
        }),
        removeDevice: makeRemoveDevice(deps),
      };
    })
    .inSingletonScope();
});
