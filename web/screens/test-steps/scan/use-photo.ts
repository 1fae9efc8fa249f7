import { useEffect, useRef, useState } from 'react';
import type { Symbology } from '../../../../core/domain/found-symbol.ts';
import { err } from '../../../../core/domain/result.ts';
import type { PhotoStatus } from '../../../../core/step-texts/scan-state.ts';
import { useSteps } from '../step-services.ts';

/** Scanning a photo instead of the live camera. */
export interface CodePhoto {
  readonly status: PhotoStatus;
  readonly read: (photo: File) => void;
  /** Clears the failure of the last photo. */
  readonly dismiss: () => void;
}

/** Reads photos until the step is left; their codes are handled like those of the camera. */
export function usePhoto(wanted: Symbology, onScan: (text: string) => void): CodePhoto {
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
    // An unexpected failure must not leave the user waiting.
    const reading =
      camera === null
        ? err('decoder' as const)
        : await camera.readPhoto(photo, wanted).catch(() => err('unreadable' as const));
    if (!isThere.current) return;
    setStatus(reading.ok ? 'none' : reading.error);
    if (reading.ok) onScan(reading.value);
  };
  return { status, read: (photo) => void read(photo), dismiss: () => setStatus('none') };
}
