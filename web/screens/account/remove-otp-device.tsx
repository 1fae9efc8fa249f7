import { useTranslation } from 'react-i18next';
import type { OtpDevice } from '../../../core/domain/otp-device.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';

interface RemoveOtpDeviceProps {
  readonly device: OtpDevice;
  /** It is the only remaining device. */
  readonly isLast: boolean;
  readonly isBusy: boolean;
  readonly onKeep: () => void;
  readonly onRemove: () => void;
}

/** Confirms the removal of a device and states the consequences. */
export function RemoveOtpDevice({ device, isLast, isBusy, onKeep, onRemove }: RemoveOtpDeviceProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      title={t('otpDevices.confirm.title', { name: device.name })}
      onClose={onKeep}
      actions={
        <>
          <Button data-press="keep-device" onClick={onKeep}>
            {t('otpDevices.confirm.keep')}
          </Button>
          <Button
            variant="danger"
            data-press="confirm-removal"
            busy={isBusy ? t('otpDevices.confirm.removing') : null}
            onClick={onRemove}
          >
            {t('otpDevices.confirm.remove')}
          </Button>
        </>
      }
    >
      <p>{t('otpDevices.confirm.others')}</p>
      {isLast && <p>{t('otpDevices.confirm.last')}</p>}
    </Dialog>
  );
}
