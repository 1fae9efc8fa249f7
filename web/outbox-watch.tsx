import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { OutboxBar } from './components/outbox-bar.tsx';
import { RefusedResults } from './components/refused-results.tsx';
import { hasAreas, loadAreas } from './i18n.ts';
import { keepTrying } from './keep-trying.ts';
import { useServices } from './services.ts';
import type { SessionStore } from './stores/session-store.ts';

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

function useTexts(): boolean {
  const { texts } = useServices();
  const [isThere, setThere] = useState(() => hasAreas(texts, ['general']));
  useEffect(() => {
    let isShown = true;
    void keepTrying(() => loadAreas(texts, ['general'])).then(() => isShown && setThere(true));
    return () => {
      isShown = false;
    };
  }, [texts]);
  return isThere;
}

/** Sends what waits as soon as it can be sent, and tells of it, on whichever screen the person is. */
export const OutboxWatch = observer(function OutboxWatch() {
  const { store } = useServices();
  const isReady = useTexts();
  useEffect(() => watchNetwork(store, window), [store]);
  if (!isReady) return null;
  return (
    <>
      <OutboxBar />
      <RefusedResults />
    </>
  );
});
