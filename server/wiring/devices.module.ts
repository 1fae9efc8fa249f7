import { ContainerModule } from 'inversify';
import { TOKENS } from './tokens.ts';
import { makeCheckDevice } from '../devices/check-device.ts';
import { makeRemoveDevice } from '../devices/remove-device.ts';
import { makeSaveDevice } from '../devices/save-device.ts';

/** The use-cases about cassettes. */
export const devicesModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.deviceUseCases)
    .toDynamicValue((context) => {
      const deps = { unitOfWork: context.get(TOKENS.unitOfWork), clock: context.get(TOKENS.clock) };
      return {
        kits: context.get(TOKENS.config).kits,
        checkDevice: makeCheckDevice(deps),
        saveDevice: makeSaveDevice(deps),
        removeDevice: makeRemoveDevice(deps),
      };
    })
    .inSingletonScope();
});
