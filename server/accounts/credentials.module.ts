import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { ContainerModule } from 'inversify';
import { TOKENS } from '../tokens.ts';
import { makeAddOtpDevice } from './add-otp-device.ts';
import { makeChangePassword } from './change-password.ts';
import { makeForgotPassword } from './forgot-password.ts';
import { makeListOtpDevices } from './list-otp-devices.ts';
import { makeRemoveOtpDevice } from './remove-otp-device.ts';
import { makeResetPassword } from './reset-password.ts';
import { makeSendOtpDeviceCode } from './send-otp-device-code.ts';

const TOKEN_BYTES = 32;

/** A reset link's token has 256 random bits, so a fast hash keeps it. */
const makeToken = () => randomBytes(TOKEN_BYTES).toString('base64url');
const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

/** The use-cases about passwords and two-factor devices. */
export const credentialsModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.passwordUseCases)
    .toDynamicValue((context) => {
      const deps = {
        unitOfWork: context.get(TOKENS.unitOfWork),
        passwords: context.get(TOKENS.passwords),
        clock: context.get(TOKENS.clock),
        makeId: randomUUID,
        makeToken,
        hashToken,
      };
      return {
        changePassword: makeChangePassword(deps),
        forgotPassword: makeForgotPassword(deps),
        resetPassword: makeResetPassword(deps),
      };
    })
    .inSingletonScope();
  bind(TOKENS.otpDeviceUseCases)
    .toDynamicValue((context) => {
      const deps = {
        unitOfWork: context.get(TOKENS.unitOfWork),
        codes: context.get(TOKENS.codes),
        clock: context.get(TOKENS.clock),
        makeId: randomUUID,
      };
      return {
        listOtpDevices: makeListOtpDevices(deps),
        sendOtpDeviceCode: makeSendOtpDeviceCode(deps),
        addOtpDevice: makeAddOtpDevice(deps),
        removeOtpDevice: makeRemoveOtpDevice(deps),
      };
    })
    .inSingletonScope();
});
