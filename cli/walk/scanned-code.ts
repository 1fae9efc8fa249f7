import { routeName } from '../../core/api/routes.ts';
import { encodeCassette } from '../../fixtures/cassettes.ts';
import { fieldOf, lastCall } from '../../scenarios/observation.ts';
import type { WalkMoment } from './walk-moment.ts';

/**
 * The code of the test's own cassette, as a path writes it; null before one was scanned. A server may have another serial number, which
 * recorded calls do not show.
 */
export function scannedCode({ play, seen }: WalkMoment): string | null {
  const { device } = play.tab().state().session;
  if (device === null) return null;
  const saved = fieldOf(lastCall(seen.calls, routeName('saveDevice'))?.payload, 'serialNumber');
  return encodeCassette({ ...device, serialNumber: typeof saved === 'string' ? saved : device.serialNumber }, 'long');
}
