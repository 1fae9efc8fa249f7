import { makeCell, type Source } from '../../../../core/cell.ts';
import { acceptedScan, type AcceptedScan } from '../../../../core/flow/accepted-scan.ts';
import type { SessionStore } from '../../../stores/session-store.ts';

/** How long an accepted scan is shown before the next step. Without motion it takes longer to notice. */
const HOLD_MS = 800;
export const STILL_HOLD_MS = 1_500;

/** An accepted scan that is shown in place of the step it led to. */
export interface HeldScan {
  readonly scan: AcceptedScan;
  /** The number of that step; the scan is not shown on any other. */
  readonly step: number;
  /** The last picture of the camera; null if it was off. */
  readonly still: HTMLCanvasElement | null;
}

/** Copies the camera's current picture, before its step is gone. It is never stored or sent. */
function stillOf(page: Document): HTMLCanvasElement | null {
  const video = page.querySelector<HTMLVideoElement>('.scan-video > video');
  if (video === null || video.videoWidth === 0) return null;
  const still = page.createElement('canvas');
  still.width = video.videoWidth;
  still.height = video.videoHeight;
  still.getContext('2d')?.drawImage(video, 0, 0);
  return still;
}

/** Accepted scans in this tab, each for a moment. The test itself has moved on, so that nothing is lost by leaving meanwhile. */
export interface ScanHold extends Source<HeldScan | null> {
  /** Starts watching; returns a function that stops it. */
  readonly watch: () => () => void;
  /** Shows the next step at once. */
  readonly end: () => void;
}

export function makeScanHold(store: SessionStore, onAccepted: () => void): ScanHold {
  const { state, subscribe, set } = makeCell<HeldScan | null>(null);
  let timeout = 0;
  const end = (): void => {
    window.clearTimeout(timeout);
    set(null);
  };
  const watch = (): (() => void) => {
    let last = store.snapshot;
    const unsubscribe = store.subscribe(() => {
      const scan = acceptedScan(last, store.snapshot, store.moment.kits);
      last = store.snapshot;
      if (scan === null) return;
      const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      window.clearTimeout(timeout);
      timeout = window.setTimeout(end, isStill ? STILL_HOLD_MS : HOLD_MS);
      set({ scan, step: store.session.currentStep, still: stillOf(document) });
      onAccepted();
    });
    return () => {
      unsubscribe();
      end();
    };
  };
  return { state, subscribe, watch, end };
}
