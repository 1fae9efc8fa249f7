import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ScreenProps } from '../screen-props.ts';
import { useAccount } from '../../wiring/services.ts';
import { OtpDeviceCode } from './otp-device-code.tsx';
import { OtpDeviceForm } from './otp-device-form.tsx';
import { OtpDeviceList } from './otp-device-list.tsx';

/** The two-factor devices of the account (decisions.md section 5): the list, naming another one, and the code that reached it. */
export default function OtpDevices({ onBack }: ScreenProps) {
  const { actions } = useAccount();
  const [desk] = useState(() => actions.openOtpDevices());
  const state = useSyncExternalStore(desk.subscribe, desk.state);
  const [isAdding, setAdding] = useState(false);
  const [nameAdded, setNameAdded] = useState<string | null>(null);
  useEffect(() => void desk.load(), [desk]);

  if (state.added !== null) {
    const { name } = state.added;
    return <OtpDeviceCode desk={desk} added={state.added} onAdded={() => setNameAdded(name)} />;
  }
  if (isAdding) {
    return <OtpDeviceForm desk={desk} onBack={() => setAdding(false)} onSent={() => setAdding(false)} />;
  }
  const add = (): void => {
    setNameAdded(null);
    setAdding(true);
  };
  return <OtpDeviceList desk={desk} state={state} nameAdded={nameAdded} onAdd={add} onBack={onBack} />;
}
