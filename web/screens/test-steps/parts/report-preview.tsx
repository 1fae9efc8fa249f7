import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReportForm } from '../../../../core/domain/reported-field.ts';
import { reportPreview, type PersonKnown, type ReportPreview } from '../../../../core/report/report-preview.ts';
import { useSteps } from '../step-services.ts';
import { FieldList, FieldNames } from '../../reports/field-list.tsx';
import { useFieldWords } from '../../reports/use-field-words.ts';
import '../../../styles/report.css';

interface VersionProps {
  readonly preview: ReportPreview;
  /** Where missing values come from: later questions, the profile, or this form. */
  readonly toCome: 'toCome' | 'fromProfile' | 'missing';
  /** No more values are expected: blank fields stay blank. */
  readonly isComplete: boolean;
  /** The name of the version; null if the user chose it already. */
  readonly title: string | null;
}

function Version({ preview, toCome, isComplete, title }: VersionProps) {
  const { t } = useTranslation();
  const wordsOf = useFieldWords(null);
  const { form, sent } = preview;
  // With 'missing', the form on the same screen shows this warning itself.
  const isLost = isComplete && !preview.reachesState && form === 'identified' && toCome !== 'missing';
  const fields = sent.map((field) => ({
    id: field.id,
    words: field.id === 'releasedAt' ? t('report.preview.whenSent') : wordsOf(field),
  }));
  return (
    <section className="report-version" data-form={form}>
      {title !== null && <h2>{title}</h2>}
      <p>{t(`report.preview.to.${isComplete && !preview.reachesState ? 'anonymous' : form}`)}</p>
      {isLost && <p>{t('report.preview.noState')}</p>}
      <p className="report-names">
        <strong>{t('report.preview.sent')}</strong>
      </p>
      <FieldList fields={fields} />
      <FieldNames title={t(`report.preview.${toCome}`)} ids={preview.toCome} />
      <FieldNames title={t('report.preview.leftOut')} ids={preview.leftOut} />
    </section>
  );
}

interface ReportPreviewProps {
  readonly forms: readonly ReportForm[];
  readonly known: PersonKnown;
  readonly toCome: VersionProps['toCome'];
  /** Called when the user opens the preview. */
  readonly onOpen?: () => void;
}

/** What will be sent, field by field, for each form of report that is possible. Collapsed by default. */
export const ReportPreviews = observer(function ReportPreviews({ forms, known, toCome, onOpen }: ReportPreviewProps) {
  const { store } = useSteps();
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const isGuest = store.identity.isGuestLogin;
  return (
    <details
      className="report-preview"
      onToggle={(event) => {
        setOpen(event.currentTarget.open);
        if (event.currentTarget.open) onOpen?.();
      }}
    >
      <summary data-press="what-is-sent">{t('report.preview.title')}</summary>
      {isOpen && (
        <div className="report-versions">
          {forms.map((form) => (
            <Version
              key={form}
              preview={reportPreview(form, known, store.session, store.moment)}
              toCome={toCome}
              isComplete={known.blanks === 'stay'}
              title={toCome === 'missing' ? null : t(`report.preview.forms.${form}`)}
            />
          ))}
          {isGuest && toCome === 'toCome' && <p>{t('report.preview.minimum')}</p>}
        </div>
      )}
    </details>
  );
});
