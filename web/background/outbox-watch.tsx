import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { loadAreas } from '../texts/i18n.ts';
import { latePart } from '../loading/late-part.ts';
import { useBackgroundPart } from '../loading/use-late-part.ts';
import { useServices } from '../wiring/services.ts';
import type { SessionStore } from '../stores/session-store.ts';

/** How often to retry even if the browser reports no change: it may not notice that the network is back. */
const RETRY_EVERY_MS = 60_000;

/** Sends a `sendingDue` event whenever pending calls may be sendable. Returns a function that stops it. */
function watchNetwork(store: SessionStore, page: Window): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const sendDue = (): void => store.send({ type: 'sendingDue' });
  const sendDueIfPending = (): void => {
    if (!page.document.hidden && store.outboxStatus !== null) sendDue();
  };
  // A pending logout may exist even if the outbox status shows nothing.
  page.addEventListener('online', sendDue, { signal });
  page.addEventListener('pageshow', sendDueIfPending, { signal });
  page.document.addEventListener('visibilitychange', sendDueIfPending, { signal });
  const interval = page.setInterval(sendDueIfPending, RETRY_EVERY_MS);
  signal.addEventListener('abort', () => page.clearInterval(interval));
  return () => ending.abort();
}

/** The notices and their texts, loaded in the background at start so that they are available offline. */
function useNotices() {
  const { texts } = useServices();
  const [load] = useState(() =>
    latePart(async () => {
      const [{ OutboxNotices }] = await Promise.all([
        import('../components/outbox-notices.tsx'),
        loadAreas(texts, ['general']),
      ]);
      return OutboxNotices;
    }),
  );
  return useBackgroundPart(load);
}

/** Sends pending calls as soon as possible and shows their status on every screen. */
export const OutboxWatch = observer(function OutboxWatch() {
  const { store } = useServices();
  const Notices = useNotices();
  useEffect(() => watchNetwork(store, window), [store]);
  return Notices === null ? null : <Notices />;
});
