import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { ScanRejection } from '../../../../core/flow/step-buttons.ts';
import { isOneOf } from '../../../../core/domain/choice-lists.ts';
import { PHOTO_FORMATS } from '../../../../core/domain/photo-format.ts';
import type { PhotoFailure } from '../../../../core/ports/camera.ts';
import { REJECTION, rejectionTexts } from '../../../../core/step-texts/scan-texts.ts';
import { useErrorParameters } from '../../../components/call-errors.tsx';
import { ErrorText } from '../../../components/error-text.tsx';
import { LinkedText } from '../../../components/linked-text.tsx';
import { useSteps } from '../step-services.ts';
import { useShownTexts } from '../use-shown-texts.ts';
import { MessageBox } from './message-box.tsx';

interface ScanMessageProps {
  readonly outcome: ScanRejection;
  /** Submits the same code again without a new scan; null if that cannot help. */
  readonly onRetry: (() => void) | null;
  /** Clears the message so that the user can scan again. */
  readonly onDismiss: () => void;
}

const Body = observer(function Body({ outcome }: { readonly outcome: ScanRejection }) {
  const { store, settings } = useSteps();
  const { t } = useTranslation();
  const parametersOf = useErrorParameters();
  const { errors } = store.view;
  const shown = useShownTexts(rejectionTexts);
  const support = shown.text('scan.support');
  // A request can fail in many ways, which the catalogue explains; other outcomes have one message each.
  const hasErrorText = outcome === 'requestError';
  return (
    <div className="scan-message" data-scan={outcome}>
      {hasErrorText &&
        errors.map((error) => <ErrorText key={error.code} code={error.code} parameters={parametersOf(error)} />)}
      <p data-error={hasErrorText ? undefined : errors[0]?.code}>{shown.text(REJECTION.text)}</p>
      {support !== null && (
        <p>
          <LinkedText text={support} />
        </p>
      )}
      {shown.has('scan.flu.link') && (
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

/** Why a scan was rejected and what to do. */
export const ScanMessage = observer(function ScanMessage({ outcome, onRetry, onDismiss }: ScanMessageProps) {
  const title = useShownTexts(rejectionTexts).text(REJECTION.title) ?? '';
  return (
    <MessageBox title={title} onRetry={onRetry} onDismiss={onDismiss}>
      <Body outcome={outcome} />
    </MessageBox>
  );
});

interface PhotoMessageProps {
  readonly reason: PhotoFailure;
  readonly onDismiss: () => void;
}

/** Why a photo contained no readable code and what to do. */
export function PhotoMessage({ reason, onDismiss }: PhotoMessageProps) {
  const { t } = useTranslation();
  const words = isOneOf(PHOTO_FORMATS, reason) ? 'format' : reason;
  return (
    <MessageBox title={t(`scan.photo.failures.${words}.title`)} onRetry={null} onDismiss={onDismiss}>
      <p data-photo={reason}>{t(`scan.photo.failures.${words}.text`, { format: reason })}</p>
    </MessageBox>
  );
}
