import { setupWorker } from 'msw/browser';
import { makeMemoryBackend } from '../../adapters/memory/memory-backend.ts';
import { makeMemoryTranslationSource } from '../../adapters/memory/memory-translation-source.ts';
import { makeMswApi } from '../../adapters/msw/msw-api.ts';
import { KITS } from '../../core/domain/kit-registry.ts';
import texts from 'virtual:texts';

/** The account that exists from the start, and every code that is sent; scripts/dev.mjs prints them. */
const ACCOUNT = { email: 'ana@mail.example', password: 'Kettle-42-blue' };
const CODE = '123456';

/**
 * Answers the page's calls in its service worker, by the back end in memory, so that the app runs without a server (`npm run dev --
 * --offline`). A reload starts the back end anew.
 */
export async function startOfflineApi(): Promise<void> {
  const backEnd = makeMemoryBackend({
    kits: KITS,
    now: () => Date.now(),
    makeId: (kind) => `${kind}-${crypto.randomUUID()}`,
    makeCode: () => CODE,
  });
  backEnd.accountWith({ ...ACCOUNT, profiles: [{ firstName: 'Ana', lastName: 'Ruiz', dateOfBirth: '1990-04-12' }] });
  const api = makeMswApi({ ...backEnd, translations: makeMemoryTranslationSource(texts) }, location.origin);
  await setupWorker(...api).start({ quiet: true, onUnhandledFrame: 'bypass' });
}
