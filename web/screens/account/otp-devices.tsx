import { useState } from 'react';
import { observer } from 'mobx-react-lite';
import { useFetched } from '../../components/use-fetched.ts';
import { OtpDeviceStore } from '../../stores/otp-device-store.ts';
import type { ScreenProps } from '../screen-props.ts';
import { useAccount } from '../../wiring/services.ts';
import { OtpDeviceCode } from './otp-device-code.tsx';
import { OtpDeviceForm } from './otp-device-form.tsx';
import { OtpDeviceList } from './otp-device-list.tsx';

/**
 * The account's two-factor devices (decisions.md section 5): the list, the form that adds one, and the form for its
 * code.
 */
const OtpDevices = observer(function OtpDevices({ onBack }: ScreenProps) {
  const { actions } = useAccount();
  const store = useFetched(() => new OtpDeviceStore(actions.openOtpDevices()));
  const { query, added } = store;
  const [isAdding, setAdding] = useState(false);
  const [nameAdded, setNameAdded] = useState<string | null>(null);

  if (added !== null) return <OtpDeviceCode query={query} added={added} onAdded={() => setNameAdded(added.name)} />;
  if (isAdding) {
    return <OtpDeviceForm query={query} onBack={() => setAdding(false)} onSent={() => setAdding(false)} />;
  }
  const add = (): void => {
    setNameAdded(null);
    setAdding(true);
  };
  return <OtpDeviceList store={store} nameAdded={nameAdded} onAdd={add} onBack={onBack} />;
});

export default OtpDevices;
