import { useEffect, useRef, type RefObject } from 'react';
import type { CameraStatus } from '../../../../core/step-texts/scan-state.ts';

/** Keeps the focus in the camera area while its controls change. */
export interface RestoredFocus {
  readonly ref: RefObject<HTMLDivElement | null>;
  /** Called when a control of the camera was pressed. */
  readonly onClick: () => void;
}

/**
 * Restores the focus when a pressed control disappears, such as the button that turns the camera on, to the control
 * that replaces it. A focus elsewhere, as in the code field or on the heading, stays there.
 */
export function useRestoredFocus(status: CameraStatus): RestoredFocus {
  const box = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);
  useEffect(() => {
    const focused = document.activeElement;
    const isLost = focused === null || focused === document.body || focused.getClientRects().length === 0;
    if (wasPressed.current && isLost) box.current?.focus();
    wasPressed.current = false;
  }, [status]);
  const onClick = (): void => {
    wasPressed.current = true;
  };
  return { ref: box, onClick };
}
