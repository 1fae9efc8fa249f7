import { Button } from '../../../components/button.tsx';
import type { RestoredFocus } from './restored-focus.ts';
import type { LiveCamera } from './use-camera.ts';

interface TurnOnProps {
  readonly words: string | null;
  readonly camera: LiveCamera;
  readonly restoredFocus: RestoredFocus;
}

/** The main button of a scan screen while the camera is off. */
export function TurnOn({ words, camera, restoredFocus }: TurnOnProps) {
  const turnOn = (): void => {
    restoredFocus.onClick();
    camera.turnOn();
  };
  return (
    <Button data-press="camera-on" onClick={turnOn}>
      {words}
    </Button>
  );
}
