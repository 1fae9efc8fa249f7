import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NEW_CODE_NOTICE_MS } from '../../core/domain/limits.ts';
import { Callout } from './callout.tsx';

/** Shows the notice that a new code was sent for ten seconds; another `show` restarts the time. */
export function useNewCodeNotice(): { readonly isShown: boolean; readonly show: () => void } {
  const [count, setCount] = useState(0);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (count === 0) return undefined;
    const timeout = window.setTimeout(() => setShown(false), NEW_CODE_NOTICE_MS);
    return () => window.clearTimeout(timeout);
  }, [count]);
  const show = (): void => {
    setCount((before) => before + 1);
    setShown(true);
  };
  return { isShown, show };
}

interface NewCodeNoticeProps {
  readonly isShown: boolean;
  /** Where the code was sent. */
  readonly children: ReactNode;
}

/**
 * The notice "New code sent", announced politely without moving the focus. Its live region is always rendered: screen
 * readers do not announce a region that is added together with its text.
 */
export function NewCodeNotice({ isShown, children }: NewCodeNoticeProps) {
  const { t } = useTranslation();
  return (
    <div role="status" className="status-text">
      {isShown && (
        <div data-notice="new-code">
          <Callout title={t('newCodeSent')}>
            <p>{children}</p>
          </Callout>
        </div>
      )}
    </div>
  );
}
