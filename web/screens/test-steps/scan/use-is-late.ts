import { useEffect, useState } from 'react';
import type { CameraStatus } from '../../../../core/step-texts/scan-facts.ts';

const HINT_AFTER_MS = 8_000;

/** Whether the scan has taken so long that a hint is due. */
export function useIsLate(status: CameraStatus): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (status !== 'looking') return;
    const timeout = window.setTimeout(() => setLate(true), HINT_AFTER_MS);
    return () => {
      window.clearTimeout(timeout);
      setLate(false);
    };
  }, [status]);
  return isLate;
}
