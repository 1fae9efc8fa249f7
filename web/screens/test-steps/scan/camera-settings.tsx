import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { CameraControls, CameraZoom } from '../../../../core/ports/camera.ts';
import { CAMERA } from '../../../../core/step-texts/camera-texts.ts';
import { runningCamera, zoomTimes } from '../../../../core/step-texts/scan-state.ts';
import { Button } from '../../../components/button.tsx';
import { fieldId } from '../../../components/field-ids.ts';
import { Field } from '../../../components/field.tsx';
import type { ShownTexts } from '../use-shown-texts.ts';
import type { LiveCamera } from './use-camera.ts';

function Zoom({ zoom, onZoom }: { readonly zoom: CameraZoom; readonly onZoom: (value: number) => void }) {
  const { t } = useTranslation();
  const id = useId();
  const times = zoomTimes(zoom);
  return (
    <div className="scan-zoom">
      <label htmlFor={id}>{t('scan.camera.zoom')}</label>
      <input
        id={id}
        type="range"
        name="zoom"
        min={zoom.min}
        max={zoom.max}
        step={zoom.step}
        value={zoom.value}
        aria-valuetext={t('scan.camera.times', { times })}
        onChange={(event) => onZoom(event.target.valueAsNumber)}
      />
      <span aria-hidden="true">{times}×</span>
    </div>
  );
}

interface WhichCameraProps {
  readonly controls: CameraControls;
  readonly onChoose: (cameraId: string) => void;
}

function WhichCamera({ controls, onChoose }: WhichCameraProps) {
  const { t } = useTranslation();
  return (
    <Field name="camera" label={t('scan.camera.which')}>
      <select
        id={fieldId('camera')}
        className="input"
        name="camera"
        value={runningCamera(controls)?.id ?? ''}
        onChange={(event) => onChoose(event.target.value)}
      >
        {controls.cameras.map(({ id, label }, index) => (
          <option key={id} value={id}>
            {label === '' ? t('scan.camera.unnamed', { number: index + 1 }) : label}
          </option>
        ))}
      </select>
    </Field>
  );
}

interface CameraSettingsProps {
  readonly shown: ShownTexts;
  readonly camera: LiveCamera;
}

/** The settings of the running camera: light, zoom and which camera. Renders nothing if there are none. */
export function CameraSettings({ shown, camera }: CameraSettingsProps) {
  const { controls, setTorch, setZoom, choose } = camera;
  const light = shown.text(CAMERA.light);
  const [hasZoom, hasChoice] = [shown.has('scan.camera.zoom'), shown.has('scan.camera.which')];
  if (controls === null || (light === null && !hasZoom && !hasChoice)) return null;
  const { torch, zoom } = controls;
  return (
    <div className="scan-settings">
      {light !== null && (
        <Button data-press="torch" variant="secondary" onClick={() => setTorch(torch !== true)}>
          {light}
        </Button>
      )}
      {hasZoom && zoom !== null && <Zoom zoom={zoom} onZoom={setZoom} />}
      {hasChoice && <WhichCamera controls={controls} onChoose={choose} />}
    </div>
  );
}
