import { useState } from 'react';
import { observer } from 'mobx-react-lite';
import { makeOtpDeviceQuery } from '../../../core/use-cases/account/otp-devices.ts';
import { useFetched } from '../../components/use-fetched.ts';
import { OtpDeviceStore } from '../../stores/otp-device-store.ts';
import type { ScreenProps } from '../screen-props.ts';
import { useServices } from '../../wiring/services.ts';
import { OtpDeviceCode } from './otp-device-code.tsx';
import { OtpDeviceForm } from './otp-device-form.tsx';
import { OtpDeviceList } from './otp-device-list.tsx';

/**
 * The account's two-factor devices (decisions.md section 5): the list, the form that adds one, and the form for its
 * code.
 */
const OtpDevices = observer(function OtpDevices({ onBack }: ScreenProps) {
  const { otpDeviceApi } = useServices();
  const store = useFetched(() => new OtpDeviceStore(makeOtpDeviceQuery(otpDeviceApi)));
  const { query, part } = store;
  const [nameAdded, setNameAdded] = useState<string | null>(null);

  if (part.kind === 'code') {
    return <OtpDeviceCode query={query} added={part.device} onAdded={() => setNameAdded(part.device.name)} />;
  }
  if (part.kind === 'naming') return <OtpDeviceForm query={query} />;
  const add = (): void => {
    setNameAdded(null);
    query.add();
  };
  return <OtpDeviceList store={store} nameAdded={nameAdded} onAdd={add} onBack={onBack} />;
});

export default OtpDevices;
