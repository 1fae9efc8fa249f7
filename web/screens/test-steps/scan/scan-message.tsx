import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { NARROW_LAYOUT_MAX_PX } from '../../../../core/domain/limits.ts';
import type { ScanOutcome } from '../../../../core/domain/scan-outcome.ts';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { useErrorParameters } from '../../../components/call-errors.tsx';
import { Callout } from '../../../components/callout.tsx';
import { ErrorText } from '../../../components/error-text.tsx';
import { useMediaQuery } from '../../../components/use-media-query.ts';
import { Told } from '../../../components/told.tsx';
import { useSteps } from '../step-services.ts';

const WIDE = `(min-width: ${NARROW_LAYOUT_MAX_PX + 0.02}px)`;

/** How a scan that was refused ended. */
export type Refusal = Exclude<ScanOutcome, 'accepted'>;

interface ScanMessageProps {
  readonly outcome: Refusal;
  /** Tries the same code again without a new scan; null where that cannot help. */
  readonly onRetry: (() => void) | null;
  /** Clears the message, to scan again. */
  readonly onDismiss: () => void;
}

const Body = observer(function Body({ outcome, text }: { readonly outcome: Refusal; readonly text: string }) {
  const { store, settings } = useSteps();
  const { t } = useTranslation();
  const parametersOf = useErrorParameters();
  return (
    <div className="scan-message" data-scan={outcome}>
      <p>{text}</p>
      {store.view.errors.map((error) => (
        <ErrorText key={error.code} code={error.code} parameters={parametersOf(error)} />
      ))}
      {outcome === 'cflTest' && (
        <>
          <p>{t('scan.flu.combined')}</p>
          <p>
            <a href={settings.fluReportUrl} target="_blank" rel="noreferrer">
              {t('scan.flu.link')}
            </a>
          </p>
        </>
      )}
    </div>
  );
});

function Buttons({ onRetry, onDismiss }: Omit<ScanMessageProps, 'outcome'>) {
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

/** Why a scan was refused and what to do: a dialog on wide screens, in the page on narrow ones. */
export const ScanMessage = observer(function ScanMessage({ outcome, onRetry, onDismiss }: ScanMessageProps) {
  const { store } = useSteps();
  const { t } = useTranslation();
  const isWide = useMediaQuery(WIDE);
  const isBox = store.view.scannedBox;
  const title = isBox ? t('scan.boxFailed.title') : t(`scan.messages.${outcome}.title`);
  const text = isBox ? t('scan.boxFailed.text') : t(`scan.messages.${outcome}.text`);
  if (isWide) {
    return (
      <Dialog title={title} actions={<Buttons onRetry={onRetry} onDismiss={onDismiss} />} onClose={onDismiss}>
        <Body outcome={outcome} text={text} />
      </Dialog>
    );
  }
  return (
    <Told>
      <Callout kind="error" role="alert" title={title}>
        <Body outcome={outcome} text={text} />
        <div className="step-buttons">
          <Buttons onRetry={onRetry} onDismiss={onDismiss} />
        </div>
      </Callout>
    </Told>
  );
});
