import { BACK_ENDS } from './back-end.ts';
import { describeOtpDeviceApi } from './otp-device-api.suite.ts';

for (const [name, makeBackEnd] of BACK_ENDS) describeOtpDeviceApi(name, makeBackEnd);
