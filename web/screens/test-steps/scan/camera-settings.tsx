import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { CameraControls, CameraZoom } from '../../../../core/ports/camera.ts';
import { runningCamera, zoomTimes } from '../../../../core/step-texts/scan-state.ts';
import { Button } from '../../../components/button.tsx';
import { fieldId } from '../../../components/field-ids.ts';
import { Field } from '../../../components/field.tsx';
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

/** The settings of the running camera: light, zoom and which camera. Renders nothing if there are none. */
export function CameraSettings({ camera }: { readonly camera: LiveCamera }) {
  const { t } = useTranslation();
  const { controls, setTorch, setZoom, choose } = camera;
  if (controls === null) return null;
  const { torch, zoom, cameras } = controls;
  const hasChoice = cameras.length > 1;
  if (torch === null && zoom === null && !hasChoice) return null;
  return (
    <div className="scan-settings">
      {torch !== null && (
        <Button data-press="torch" variant="secondary" onClick={() => setTorch(!torch)}>
          {t(torch ? 'scan.camera.lightOff' : 'scan.camera.lightOn')}
        </Button>
      )}
      {zoom !== null && <Zoom zoom={zoom} onZoom={setZoom} />}
      {hasChoice && <WhichCamera controls={controls} onChoose={choose} />}
    </div>
  );
}
