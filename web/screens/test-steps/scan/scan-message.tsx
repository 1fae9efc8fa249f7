import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { SUPPORT_EMAIL } from '../../../../core/domain/settings.ts';
import type { FlowName } from '../../../../core/flow/session.ts';
import type { ScanRejection } from '../../../../core/flow/step-buttons.ts';
import type { PhotoFailure } from '../../../../core/ports/camera.ts';
import { useErrorParameters } from '../../../components/call-errors.tsx';
import { ErrorText } from '../../../components/error-text.tsx';
import { LinkedText } from '../../../components/linked-text.tsx';
import { useSteps } from '../step-services.ts';
import { MessageBox } from './message-box.tsx';

/** Outcomes that may be a fault of the kit or the app, so that the message names support. */
const FOR_SUPPORT: Readonly<Record<FlowName, readonly ScanRejection[]>> = {
  testing: ['scanFailed', 'isUrl'],
  // A new cassette is no help here: the test is already taken.
  reporting: ['scanFailed', 'isUrl', 'deviceHasBeenUsedBefore'],
};

interface ScanMessageProps {
  readonly outcome: ScanRejection;
  /** Submits the same code again without a new scan; null if that cannot help. */
  readonly onRetry: (() => void) | null;
  /** Clears the message so that the user can scan again. */
  readonly onDismiss: () => void;
}

const Body = observer(function Body({ outcome, text }: { readonly outcome: ScanRejection; readonly text: string }) {
  const { store, settings } = useSteps();
  const { t } = useTranslation();
  const parametersOf = useErrorParameters();
  const { flowName, view } = store;
  const { errors } = view;
  // A request can fail in many ways, which the catalogue explains; other outcomes have one message each.
  const hasErrorText = outcome === 'requestError';
  return (
    <div className="scan-message" data-scan={outcome}>
      {hasErrorText &&
        errors.map((error) => <ErrorText key={error.code} code={error.code} parameters={parametersOf(error)} />)}
      <p data-error={hasErrorText ? undefined : errors[0]?.code}>{text}</p>
      {FOR_SUPPORT[flowName].includes(outcome) && (
        <p>
          <LinkedText text={t('scan.support', { email: SUPPORT_EMAIL })} />
        </p>
      )}
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

/** Why a scan was rejected and what to do. */
export const ScanMessage = observer(function ScanMessage({ outcome, onRetry, onDismiss }: ScanMessageProps) {
  const { store } = useSteps();
  const { t } = useTranslation();
  const { flowName, view } = store;
  const isBox = view.scannedBox;
  const title = isBox ? t('scan.boxFailed.title') : t(`scan.messages.${flowName}.${outcome}.title`);
  const text = isBox ? t('scan.boxFailed.text') : t(`scan.messages.${flowName}.${outcome}.text`);
  return (
    <MessageBox title={title} onRetry={onRetry} onDismiss={onDismiss}>
      <Body outcome={outcome} text={text} />
    </MessageBox>
  );
});

/** Why a photo contained no readable code and what to do. */
export function PhotoMessage({ reason, onDismiss }: { readonly reason: PhotoFailure; readonly onDismiss: () => void }) {
  const { t } = useTranslation();
  return (
    <MessageBox title={t(`scan.photo.failures.${reason}.title`)} onRetry={null} onDismiss={onDismiss}>
      <p data-photo={reason}>{t(`scan.photo.failures.${reason}.text`)}</p>
    </MessageBox>
  );
}
