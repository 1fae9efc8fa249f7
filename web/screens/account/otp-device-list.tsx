import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { MAX_OTP_DEVICES } from '../../../core/domain/limits.ts';
import type { OtpDevice, OtpDeviceType } from '../../../core/domain/otp-device.ts';
import {
  otpListButton,
  type OtpDeviceQuery,
  type OtpDevicesPart,
} from '../../../core/use-cases/account/otp-devices.ts';
import { BackArrow } from '../../components/back-arrow.tsx';
import { Button } from '../../components/button.tsx';
import { CallErrors } from '../../components/call-errors.tsx';
import { Callout } from '../../components/callout.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { Screen } from '../../components/screen.tsx';
import { StatusNotice } from '../../components/status-notice.tsx';
import type { AccountListStore } from '../../stores/account-list-store.ts';

/** A decorative picture of a phone or a letter; the text next to it says the same. */
function DeviceKindPicture({ type }: { readonly type: OtpDeviceType }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="icon">
      {type === 'PHONE' ? (
        <>
          <rect x="6.5" y="2.5" width="11" height="19" rx="2.5" />
          <path d="M11 18.2h2" />
        </>
      ) : (
        <>
          <rect x="2.5" y="5" width="19" height="14" rx="2.5" />
          <path d="m3.5 7.5 8.5 6 8.5-6" />
        </>
      )}
    </svg>
  );
}

interface OtpDeviceListProps {
  readonly store: AccountListStore<OtpDevice, OtpDevicesPart, OtpDeviceQuery>;
  /** The name of the device that was just added. */
  readonly nameAdded: string | null;
  /** The device that was just removed. */
  readonly removed: OtpDevice | null;
  readonly onAdd: () => void;
  readonly onBack: (() => void) | undefined;
}

/** Explains two-factor devices while there are none. */
function NoDevice() {
  const { t } = useTranslation();
  return (
    <>
      <p>{t('otpDevices.none.lead')}</p>
      <ul className="points">
        <li>{t('otpDevices.none.how')}</li>
        <li>{t('otpDevices.none.why')}</li>
      </ul>
    </>
  );
}

interface DevicesProps {
  readonly devices: readonly OtpDevice[];
  readonly onRemove: (device: OtpDevice) => void;
}

function Devices({ devices, onRemove }: DevicesProps) {
  const { t } = useTranslation();
  return (
    <>
      <p>{t(devices.length === 1 ? 'otpDevices.lead.one' : 'otpDevices.lead.several')}</p>
      <ul className="devices" aria-label={t('otpDevices.list')}>
        {devices.map((device) => (
          <li key={device.id} className="device">
            <DeviceKindPicture type={device.type} />
            <div className="device__text">
              <p className="device__name">{device.name}</p>
              <p className="device__kind">{t(`otpDevices.kinds.${device.type}`)}</p>
            </div>
            <Button
              variant="link"
              data-press="remove-device"
              aria-label={t(`otpDevices.removeLabel.${device.type}`, { name: device.name })}
              onClick={() => onRemove(device)}
            >
              {t('otpDevices.remove')}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The two-factor devices, each with a button to remove it, or an explanation if there are none. */
export const OtpDeviceList = observer(function OtpDeviceList(props: OtpDeviceListProps) {
  const { store, nameAdded, removed, onAdd, onBack } = props;
  const { t } = useTranslation();
  const { value: devices, errors, isBusy, load, list: query } = store;
  const button = otpListButton(store);
  const isFull = devices !== null && button === null;
  const notice =
    removed !== null
      ? t('otpDevices.removed', { name: removed.name })
      : nameAdded !== null && t('otpDevices.added', { name: nameAdded });
  return (
    <Screen
      top={onBack === undefined ? undefined : <BackArrow onBack={onBack} />}
      {...(button !== null && {
        actions: (
          <Button data-press={button} onClick={button === 'add-device' ? onAdd : load}>
            {t(button === 'add-device' ? 'otpDevices.add' : 'buttons.tryAgain')}
          </Button>
        ),
      })}
    >
      {/* The button of the removed device is gone, so the focus moves here. */}
      <PageHeading page={t('otpDevices.page')} screenKey={removed?.id ?? ''}>
        {t('otpDevices.heading')}
      </PageHeading>
      <StatusNotice>
        {notice !== false && (
          <Callout>
            <p>{notice}</p>
          </Callout>
        )}
        {devices === null && isBusy && t('frame.loading')}
      </StatusNotice>
      {devices !== null && devices.length === 0 && <NoDevice />}
      {devices !== null && devices.length > 0 && <Devices devices={devices} onRemove={query.askToRemove} />}
      {isFull && <p>{t('otpDevices.full', { count: MAX_OTP_DEVICES })}</p>}
      <CallErrors errors={errors} />
    </Screen>
  );
});
