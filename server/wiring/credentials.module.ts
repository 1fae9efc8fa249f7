import { ContainerModule } from 'inversify';
import { TOKENS } from './tokens.ts';
import { makeAddOtpDevice } from '../accounts/add-otp-device.ts';
import { makeChangePassword, makeIsRepeatedChange } from '../accounts/change-password.ts';
import { makeCheckResetLink } from '../accounts/check-reset-link.ts';
import { makeConfirmPassword } from '../accounts/confirm-password.ts';
import { makeForgotPassword } from '../accounts/forgot-password.ts';
import { makeListOtpDevices } from '../accounts/list-otp-devices.ts';
import { makeRemoveOtpDevice } from '../accounts/remove-otp-device.ts';
import { makeResetPassword } from '../accounts/reset-password.ts';
import { makeSendOtpDeviceCode } from '../accounts/send-otp-device-code.ts';

/** The use-cases about passwords and two-factor devices. */
export const credentialsModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.passwordUseCases)
    .toDynamicValue((context) => {
      const deps = {
        unitOfWork: context.get(TOKENS.unitOfWork),
        codes: context.get(TOKENS.codes),
        passwords: context.get(TOKENS.passwords),
        checkPassword: context.get(TOKENS.checkPassword),
        clock: context.get(TOKENS.clock),
        trail: context.get(TOKENS.trail),
      };
      return {
        changePassword: makeChangePassword(deps),
        isRepeatedChange: makeIsRepeatedChange(deps),
        forgotPassword: makeForgotPassword({
          ...deps,
          countMail: context.get(TOKENS.countMail),
          isKnownBrowser: context.get(TOKENS.isKnownBrowser),
        }),
        checkResetLink: makeCheckResetLink(deps),
        rememberBrowser: context.get(TOKENS.rememberBrowser),
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
        trail: context.get(TOKENS.trail),
        confirmPassword: makeConfirmPassword({
          unitOfWork: context.get(TOKENS.unitOfWork),
          passwords: context.get(TOKENS.passwords),
          onWrong: (account) =>
            context.get(TOKENS.trail).note('otpDeviceChangeRefused', { account, reason: 'wrongPassword' }),
        }),
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
