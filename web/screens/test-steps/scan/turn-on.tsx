import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import type { KeptFocus } from './camera-view.tsx';
import type { LiveCamera } from './use-camera.ts';

interface TurnOnProps {
  readonly camera: LiveCamera;
  readonly keptFocus: KeptFocus;
}

/** The main button of a scan screen while its camera is off. */
export function TurnOn({ camera, keptFocus }: TurnOnProps) {
  const { t } = useTranslation();
  const turnOn = (): void => {
    keptFocus.onClick();
    camera.turnOn();
  };
  return (
    <Button data-press="camera-on" onClick={turnOn}>
      {t('scan.camera.turnOn')}
    </Button>
  );
}
