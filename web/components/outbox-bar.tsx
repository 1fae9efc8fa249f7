import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { outboxParts, type OutboxStatus } from '../../core/flow/outbox-notices.ts';
import { useServices } from '../wiring/services.ts';
import { useKeptFocus } from './focus-on-mount.tsx';
import { useOnline } from './use-online.ts';

type Waits = OutboxStatus['waits'] | null;

/** How long the notice that a result was sent shows. */
const SENT_SHOWN_MS = 10_000;

/** Whether a pending result was sent a moment ago; a rejected result has a notice of its own. */
function useJustSent(waits: Waits, rejectedCount: number): boolean {
  const before = useRef({ waits, rejectedCount });
  const [isJustSent, setJustSent] = useState(false);
  const isResult = waits === 'result' || waits === 'resultOfAnother';
  useEffect(() => {
    const was = before.current;
    before.current = { waits, rejectedCount };
    const wasResult = was.waits === 'result' || was.waits === 'resultOfAnother';
    setJustSent((isStill) => (wasResult && !isResult && rejectedCount <= was.rejectedCount) || (isStill && !isResult));
  }, [waits, isResult, rejectedCount]);
  useEffect(() => {
    if (!isJustSent) return undefined;
    const timeout = window.setTimeout(() => setJustSent(false), SENT_SHOWN_MS);
    return () => window.clearTimeout(timeout);
  }, [isJustSent]);
  return isJustSent;
}

/** The button "Try now" and its outcome. */
function TryNow() {
  const { actions } = useServices();
  const { t } = useTranslation();
  const [tries, setTries] = useState({ isTrying: false, hasTried: false });
  // Once everything is sent the button is gone.
  useKeptFocus();
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

/** Shows that calls are pending, that nothing is lost, and whether the page can be closed. */
export const OutboxBar = observer(function OutboxBar() {
  const { store } = useServices();
  const { t } = useTranslation();
  const isOnline = useOnline();
  const status = store.outboxStatus;
  const isJustSent = useJustSent(status?.waits ?? null, store.refused.length);
  const parts = outboxParts(status, isOnline);
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
