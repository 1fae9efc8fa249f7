import { LANGUAGES } from '../../../core/domain/languages.ts';
import { loadNamespaces } from '../../texts/i18n.ts';
import { retryUntilLoaded } from '../../loading/retry.ts';
import type { Services } from '../../wiring/services.ts';
import { whenIdle } from '../../loading/when-idle.ts';
import { loadLateSteps } from './late-step.tsx';
import { loadPictures } from './parts/step-picture.tsx';

/** The step that is read now has the connection, and an old phone's processor, for itself at first. */
const BRING_AFTER_MS = 2_000;

/** What the steps say; in the other language too, since the switch is on every screen. */
const AREAS = ['landing', 'general', 'steps', 'results', 'profiles'] as const;

type Needs = Pick<
  Services,
  'texts' | 'loadAccount' | 'loadAlerts' | 'loadCalendar' | 'loadCamera' | 'loadDecoder' | 'loadServer'
>;

/** Everything that some step or other asks for, in the order in which it is needed. */
function partsOf({ texts, loadAccount, loadAlerts, loadCalendar, loadCamera, loadDecoder, loadServer }: Needs) {
  return [
    loadLateSteps,
    loadPictures,
    loadServer,
    loadCamera,
    loadAlerts,
    loadAccount,
    loadCalendar,
    ...LANGUAGES.map((language) => () => loadNamespaces(texts, AREAS, language)),
    // The heaviest part of all comes last, so that it takes no step's place.
    loadDecoder,
  ] satisfies readonly (() => Promise<unknown>)[];
}

/**
 * Loads every part of the test that is not there yet, once it has begun: from then on no step needs a network to show. What fails is
 * retried. Resolves when all of it is there, or once `signal` is aborted, when the test's screen is left.
 */
export async function prefetchFlow(needs: Needs, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => setTimeout(() => whenIdle(resolve), BRING_AFTER_MS));
  try {
    // One after the other, to leave room for calls on a slow connection.
    for (const load of signal.aborted ? [] : partsOf(needs)) await retryUntilLoaded<unknown>(load, signal);
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
