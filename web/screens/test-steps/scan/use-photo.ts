import { useEffect, useRef, useState } from 'react';
import type { PhotoFailure } from '../../../../core/ports/camera.ts';
import { useSteps } from '../step-services.ts';

/** Whether a photo is being looked at, or why the last one gave nothing. */
export type PhotoStatus = 'none' | 'reading' | PhotoFailure;

/** The photo of a code in the place of the live camera. */
export interface CodePhoto {
  readonly status: PhotoStatus;
  readonly read: (photo: File) => void;
  /** Clears what was wrong with the last one. */
  readonly dismiss: () => void;
}

/** Reads photos until the step is left; what they say is judged as what the camera sees. */
export function usePhoto(onScan: (text: string) => void): CodePhoto {
  const { loadCamera } = useSteps();
  const [status, setStatus] = useState<PhotoStatus>('none');
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);

  const read = async (photo: File): Promise<void> => {
    setStatus('reading');
    const camera = await loadCamera().catch(() => null);
    const reading = camera === null ? null : await camera.readPhoto(photo);
    if (!isThere.current) return;
    if (reading === null) setStatus('decoder');
    else if (!reading.ok) setStatus(reading.error);
    else {
      setStatus('none');
      onScan(reading.value.text);
    }
  };
  return { status, read: (photo) => void read(photo), dismiss: () => setStatus('none') };
}
