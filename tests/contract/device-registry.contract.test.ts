import { BACK_ENDS } from './back-end.ts';
import { describeDeviceRegistry } from './device-registry.suite.ts';

for (const [name, makeBackEnd] of BACK_ENDS) describeDeviceRegistry(name, makeBackEnd);
