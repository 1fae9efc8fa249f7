import { useCallback, useRef, useState } from 'react';
import { makeScanActions, type CodeSource } from '../../../../core/use-cases/session/scan-actions.ts';
import { useSteps } from '../step-services.ts';

/** A rejected code is still in view when its message is dismissed; ignore it for this long. */
const SAME_CODE_PAUSE_MS = 2_000;

/** The handlers for codes on a scan screen. */
export interface Scans {
  /** Checks a code from a photo. */
  readonly read: (code: string) => void;
  /** Checks a typed code. */
  readonly type: (code: string) => void;
  /** Checks a code that the camera sees. */
  readonly see: (code: string) => void;
  /** Closes the message about the last code. */
  readonly dismiss: () => void;
  /** Submits the code that could not be checked once more. */
  readonly retry: () => void;
}

/** The state of the last scan on this screen, and the handlers for codes. */
export function useScans(): Scans {
  const services = useSteps();
  const [actions] = useState(() => makeScanActions(services));
  const lastCode = useRef<string | null>(null);
  const pausedCode = useRef<string | null>(null);
  const take = useCallback(
    (code: string, source: CodeSource) => {
      lastCode.current = code;
      void actions.scanCode(code, source);
    },
    [actions],
  );
  const read = useCallback((code: string) => take(code, 'scanned'), [take]);
  const type = useCallback((code: string) => take(code, 'typed'), [take]);
  const see = useCallback(
    (code: string) => {
      if (code !== pausedCode.current) read(code);
    },
    [read],
  );
  const dismiss = (): void => {
    pausedCode.current = lastCode.current;
    window.setTimeout(() => (pausedCode.current = null), SAME_CODE_PAUSE_MS);
    actions.dismissScanMessage();
  };
  return { read, type, see, dismiss, retry: () => void actions.retryScan() };
}
