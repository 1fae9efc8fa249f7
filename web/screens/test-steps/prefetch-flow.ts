import { LANGUAGES } from '../../../core/domain/languages.ts';
import { loadNamespaces } from '../../texts/i18n.ts';
import { retryUntilLoaded } from '../../loading/retry.ts';
import type { Services } from '../../wiring/services.ts';
import { whenIdle } from '../../loading/when-idle.ts';
import { loadLateSteps } from './late-step.tsx';
import { loadExtras } from './parts/step-offers.tsx';
import { loadPictures } from './parts/step-picture.tsx';

/** At first the current step has the connection, and the processor of an old phone, to itself. */
const PREFETCH_DELAY_MS = 2_000;

/**
 * The namespaces of the steps, and of help. They are also loaded in the other language, since every screen has the
 * language switch.
 */
const AREAS = ['landing', 'general', 'steps', 'results', 'profiles', 'faq', 'support'] as const;

/** Help, and the support page. */
const loadHelp = () => Promise.all([import('../help/faq.tsx'), import('../help/support.tsx')]);

type Needs = Pick<
  Services,
  'texts' | 'loadAccount' | 'loadAlerts' | 'loadCalendar' | 'loadCamera' | 'loadDecoder' | 'loadServer'
>;

/** Everything that the steps load on demand, in the order in which it is needed. */
function partsOf({ texts, loadAccount, loadAlerts, loadCalendar, loadCamera, loadDecoder, loadServer }: Needs) {
  return [
    loadLateSteps,
    loadPictures,
    loadExtras,
    loadServer,
    loadCamera,
    loadAlerts,
    loadAccount,
    loadCalendar,
    loadHelp,
    ...LANGUAGES.map((language) => () => loadNamespaces(texts, AREAS, language)),
    // Last, because it is by far the largest and must not delay any step.
    loadDecoder,
  ] satisfies readonly (() => Promise<unknown>)[];
}

/**
 * Loads every missing part of the test once it has begun, so that all later steps work offline. Failures are retried.
 * Resolves when everything is loaded, or when `signal` is aborted because the test's screen was left.
 */
export async function prefetchFlow(needs: Needs, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => setTimeout(() => whenIdle(resolve), PREFETCH_DELAY_MS));
  try {
    // Sequentially, to leave room for API calls on a slow connection.
    for (const load of signal.aborted ? [] : partsOf(needs)) await retryUntilLoaded<unknown>(load, signal);
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
