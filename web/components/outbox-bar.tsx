import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OutboxStatus } from '../../core/flow/outbox-status.ts';
import { useServices } from '../wiring/services.ts';
import { useOnline } from './use-online.ts';

type Waits = OutboxStatus['waits'] | null;

/** How long it is told that a result was sent. */
const SENT_SHOWN_MS = 10_000;

/** Whether a result that waited was sent a moment ago; one that was not taken has its own notice. */
function useJustSent(waits: Waits, refusedCount: number): boolean {
  const before = useRef({ waits, refusedCount });
  const [isJustSent, setJustSent] = useState(false);
  const isResult = waits === 'result' || waits === 'resultOfAnother';
  useEffect(() => {
    const was = before.current;
    before.current = { waits, refusedCount };
    const wasResult = was.waits === 'result' || was.waits === 'resultOfAnother';
    setJustSent((isStill) => (wasResult && !isResult && refusedCount <= was.refusedCount) || (isStill && !isResult));
  }, [waits, isResult, refusedCount]);
  useEffect(() => {
    if (!isJustSent) return undefined;
    const timeout = window.setTimeout(() => setJustSent(false), SENT_SHOWN_MS);
    return () => window.clearTimeout(timeout);
  }, [isJustSent]);
  return isJustSent;
}

/** What to say, by the ends of the keys below `outbox`. Progress alone needs words only while the bar of the network has none. */
function partsOf(status: OutboxStatus | null, isOnline: boolean) {
  if (status === null || (status.waits === 'progress' && !isOnline && status.isKept)) return [];
  const { waits, isKept } = status;
  return [waits, isKept ? (waits === 'progress' ? null : 'kept') : 'notKept'].filter((part) => part !== null);
}

/** "Try now", and whether that helped. */
function TryNow() {
  const { actions } = useServices();
  const { t } = useTranslation();
  const [tries, setTries] = useState({ isTrying: false, hasTried: false });
  const tryNow = async (): Promise<void> => {
    if (tries.isTrying) return;
    setTries({ isTrying: true, hasTried: false });
    await actions.sendWaiting();
    setTries({ isTrying: false, hasTried: true });
  };
  return (
    <div className="outbox__try">
      <button
        type="button"
        className="frame__link"
        data-press="send-waiting"
        aria-disabled={tries.isTrying || undefined}
        aria-busy={tries.isTrying || undefined}
        onClick={() => void tryNow()}
      >
        {t(tries.isTrying ? 'outbox.trying' : 'outbox.tryNow')}
      </button>
      <span role="status">{tries.hasTried && t('outbox.notYet')}</span>
    </div>
  );
}

/** Says that something waits to be sent, that nothing is lost, and whether the page may be closed. */
export const OutboxBar = observer(function OutboxBar() {
  const { store } = useServices();
  const { t } = useTranslation();
  const isOnline = useOnline();
  const status = store.outboxStatus;
  const isJustSent = useJustSent(status?.waits ?? null, store.refused.length);
  const parts = partsOf(status, isOnline);
  const isResult = status !== null && status.waits !== 'progress';
  return (
    <div className="outbox" data-waits={status?.waits}>
      <div role="status" className="outbox__text">
        {parts.map((part) => (
          <p key={part}>{t(`outbox.${part}`)}</p>
        ))}
        {isJustSent && <p>{t('outbox.sent')}</p>}
      </div>
      {isResult && <TryNow />}
    </div>
  );
});
