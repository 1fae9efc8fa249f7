import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NARROW_LAYOUT_MAX_PX } from '../../../../core/domain/limits.ts';
import { Button } from '../../../components/button.tsx';
import { Callout } from '../../../components/callout.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { FocusOnMount, useKeptFocus } from '../../../components/focus-on-mount.tsx';
import { useMediaQuery } from '../../../components/use-media-query.ts';
import { useSteps } from '../step-services.ts';

const WIDE = `(min-width: ${NARROW_LAYOUT_MAX_PX + 0.02}px)`;

interface MessageBoxProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Submits the same code again without a new scan; null if that cannot help. */
  readonly onRetry: (() => void) | null;
  /** Clears the message so that the user can scan again. */
  readonly onDismiss: () => void;
}

function Buttons({ onRetry, onDismiss }: Pick<MessageBoxProps, 'onRetry' | 'onDismiss'>) {
  const { actions } = useSteps();
  const { t } = useTranslation();
  return (
    <>
      {onRetry !== null && (
        <Button data-press="try-again" onClick={onRetry}>
          {t('buttons.tryAgain')}
        </Button>
      )}
      <Button data-press="scan-ok" variant={onRetry === null ? 'primary' : 'secondary'} onClick={onDismiss}>
        {t('buttons.ok')}
      </Button>
      <Button data-press="scan-leave" variant="secondary" onClick={actions.goHome}>
        {t('buttons.cancel')}
      </Button>
    </>
  );
}

/**
 * A message of the scan: a dialog on wide screens, inline on narrow ones (product.md section 2, "Barcode scan screen").
 */
export function MessageBox({ title, children, onRetry, onDismiss }: MessageBoxProps) {
  const isWide = useMediaQuery(WIDE);
  useKeptFocus();
  const buttons = <Buttons onRetry={onRetry} onDismiss={onDismiss} />;
  if (isWide) {
    return (
      <Dialog title={title} actions={buttons} onClose={onDismiss}>
        {children}
      </Dialog>
    );
  }
  return (
    <FocusOnMount>
      <Callout kind="error" role="alert" title={title}>
        {children}
        <div className="step-buttons">{buttons}</div>
      </Callout>
    </FocusOnMount>
  );
}
