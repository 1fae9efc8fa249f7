import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import type { RestoredFocus } from './camera-view.tsx';
import type { LiveCamera } from './use-camera.ts';

interface TurnOnProps {
  readonly camera: LiveCamera;
  readonly restoredFocus: RestoredFocus;
}

/** The main button of a scan screen while the camera is off. */
export function TurnOn({ camera, restoredFocus }: TurnOnProps) {
  const { t } = useTranslation();
  const turnOn = (): void => {
    restoredFocus.onClick();
    camera.turnOn();
  };
  return (
    <Button data-press="camera-on" onClick={turnOn}>
      {t('scan.camera.turnOn')}
    </Button>
  );
}
