import { makeMemoryAccessApi } from '../../adapters/memory/memory-access-api.ts';
import { makeMemoryBackend } from '../../adapters/memory/memory-backend.ts';
import { deviceOfText } from '../../core/scenarios/cassette-aliases.ts';
import { PLAYED } from '../../core/scenarios/driver.ts';
import { fieldOf } from '../../core/scenarios/observation.ts';
import type { PlayBackEnd } from './back-end.ts';

/** A back end of its own in memory, new for every scenario. */
export function makeMemoryPlayBackEnd(): PlayBackEnd {
  const backend = makeMemoryBackend();
  return {
    resultApi: backend.resultApi,
    deviceRegistry: backend.deviceRegistry,
    accessApi: makeMemoryAccessApi(),
    begin: ({ used }) => {
      for (const device of used.map(deviceOfText)) if (device !== null) backend.holdForSomebodyElse(device);
      return Promise.resolve(PLAYED);
    },
    end: () => Promise.resolve(),
    moveClock: () => Promise.resolve(PLAYED),
    cassetteText: (text) => Promise.resolve(text),
    calls: () => backend.calls,
    isHeld: (device) => {
      const [serial, lot] = [fieldOf(device, 'serialNumber'), fieldOf(device, 'batchOrLotNumber')];
      return Promise.resolve(backend.isHeld(`${String(serial)}${String(lot)}`));
    },
    failNext: (calls) => Object.entries(calls).forEach(([name, status]) => backend.failNext(name, status)),
    setOnline: (isOnline) => backend.setOnline(isOnline),
  };
}
