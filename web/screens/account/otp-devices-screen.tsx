import { useState } from 'react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { OtpDevice } from '../../../core/domain/otp-device.ts';
import { makeOtpDeviceQuery } from '../../../core/use-cases/account/otp-devices.ts';
import { Button } from '../../components/button.tsx';
import { Screen } from '../../components/screen.tsx';
import { useFetched } from '../../components/use-fetched.ts';
import { latePart } from '../../loading/late-part.ts';
import { useLatePart } from '../../loading/use-late-part.ts';
import { AccountListStore } from '../../stores/account-list-store.ts';
import type { ScreenProps } from '../screen-props.ts';
import { useServices } from '../../wiring/services.ts';
import { OtpDeviceList } from './otp-device-list.tsx';
import type { OtpDevicePartProps } from './otp-device-part.tsx';

const loadPart = latePart(async () => (await import('./otp-device-part.tsx')).OtpDevicePart);

/** A form about one of the devices, loaded after the list. */
function LatePart(props: OtpDevicePartProps) {
  const { t } = useTranslation();
  const { value: Part, hasFailed, retry } = useLatePart(loadPart);
  if (Part !== null) return <Part {...props} />;
  const again = (
    <Button data-press="try-again" onClick={retry}>
      {t('frame.tryAgain')}
    </Button>
  );
  return (
    <Screen {...(hasFailed && { actions: again })}>
      <p className="lead" role="status" aria-busy={!hasFailed}>
        {t(hasFailed ? 'frame.loadFailed' : 'frame.loading')}
      </p>
    </Screen>
  );
}

/**
 * The account's two-factor devices (decisions.md section 5): the list, the form that adds one, the form for its code,
 * and the form that removes one.
 */
const OtpDevices = observer(function OtpDevices({ onBack }: ScreenProps) {
  const { otpDeviceApi } = useServices();
  const store = useFetched(() => {
    loadPart.prefetch();
    return new AccountListStore(makeOtpDeviceQuery(otpDeviceApi));
  });
  const { list: query, part } = store;
  const [nameAdded, setNameAdded] = useState<string | null>(null);
  const [removed, setRemoved] = useState<OtpDevice | null>(null);
  const note = (added: string | null, gone: OtpDevice | null): void => {
    setNameAdded(added);
    setRemoved(gone);
  };

  if (part.kind !== 'list') {
    return (
      <LatePart
        query={query}
        part={part}
        isLast={store.value?.length === 1}
        onAdded={(name) => note(name, null)}
        onRemoved={(device) => note(null, device)}
      />
    );
  }
  const add = (): void => {
    note(null, null);
    query.add();
  };
  return <OtpDeviceList store={store} nameAdded={nameAdded} removed={removed} onAdd={add} onBack={onBack} />;
});

export default OtpDevices;
