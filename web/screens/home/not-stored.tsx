import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { canStore } from '../../../core/flow/can-store.ts';
import { Callout } from '../../components/callout.tsx';
import { useServices } from '../../wiring/services.ts';

/** Says before a test that this browser does not keep it; renders nothing in a browser that does. */
export function NotStored() {
  const { t } = useTranslation();
  const { storage } = useServices();
  const [isStored] = useState(() => canStore(storage));
  if (isStored) return null;
  return (
    <Callout kind="warning" title={t('home.notStored.title')}>
      <p>{t('home.notStored.text')}</p>
    </Callout>
  );
}
