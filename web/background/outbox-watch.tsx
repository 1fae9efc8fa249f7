import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { loadAreas } from '../texts/i18n.ts';
import { latePart } from '../loading/late-part.ts';
import { useBackgroundPart } from '../loading/use-late-part.ts';
import { useServices } from '../wiring/services.ts';
import type { SessionStore } from '../stores/session-store.ts';

/** What waits is tried as often without a word from the browser, which may not know that the network is back. */
const TRY_EVERY_MS = 60_000;

/** Tells the core of every moment in which what waits may be sendable. The returned function ends it. */
function watchNetwork(store: SessionStore, page: Window): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const due = (): void => store.send({ type: 'sendingDue' });
  const dueIfWaiting = (): void => {
    if (!page.document.hidden && store.outboxStatus !== null) due();
  };
  // A logout may be owed besides, which no status tells of.
  page.addEventListener('online', due, { signal });
  page.addEventListener('pageshow', dueIfWaiting, { signal });
  page.document.addEventListener('visibilitychange', dueIfWaiting, { signal });
  const interval = page.setInterval(dueIfWaiting, TRY_EVERY_MS);
  signal.addEventListener('abort', () => page.clearInterval(interval));
  return () => ending.abort();
}

/** The notices with their texts: loaded as soon as the page shows, so that they are there when the network is gone. */
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

/** Sends what waits as soon as it can be sent, and tells of it, on whichever screen the person is. */
export const OutboxWatch = observer(function OutboxWatch() {
  const { store } = useServices();
  const Notices = useNotices();
  useEffect(() => watchNetwork(store, window), [store]);
  return Notices === null ? null : <Notices />;
});
