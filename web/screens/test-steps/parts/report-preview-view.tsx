import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { REPORT_FIELDS, type ReportForm } from '../../../../core/domain/reported-field.ts';
import type { KnownPerson } from '../../../../core/report/report-preview.ts';
import { previewId, previewTexts } from '../../../../core/step-texts/preview-texts.ts';
import { FieldList } from '../../reports/field-list.tsx';
import { useShownTexts, type ShownTexts } from '../use-shown-texts.ts';
import '../../../styles/report.css';

interface VersionProps {
  readonly form: ReportForm;
  readonly shown: ShownTexts;
}

/** A title and the names of the fields that it applies to; renders nothing without fields. */
function Names({ form, shown, part }: VersionProps & { readonly part: 'toCome' | 'leftOut' }) {
  const title = shown.text(previewId(form, part));
  if (title === null) return null;
  return (
    <p className="report-names">
      <strong>{title}</strong> {shown.text(previewId(form, `${part}Names`))}
    </p>
  );
}

function Version({ form, shown }: VersionProps) {
  const [title, noState] = [shown.text(previewId(form, 'title')), shown.text(previewId(form, 'noState'))];
  const fields = REPORT_FIELDS.flatMap((id) => {
    const words = shown.text(previewId(form, id));
    return words === null ? [] : [{ id, words }];
  });
  return (
    <section className="report-version" data-form={form}>
      {title !== null && <h2>{title}</h2>}
      <p>{shown.text(previewId(form, 'to'))}</p>
      {noState !== null && <p>{noState}</p>}
      <p className="report-names">
        <strong>{shown.text(previewId(form, 'sent'))}</strong>
      </p>
      <FieldList fields={fields} />
      <Names form={form} shown={shown} part="toCome" />
      <Names form={form} shown={shown} part="leftOut" />
    </section>
  );
}

const FORMS: readonly ReportForm[] = ['identified', 'anonymous'];

/** What will be sent, field by field, for each form of report that is possible. */
export const PreviewVersions = observer(function PreviewVersions({ known }: { readonly known: KnownPerson }) {
  const shown = useShownTexts(previewTexts, { preview: known });
  const minimum = shown.text('report.preview.minimum');
  return (
    <div className="report-versions">
      {FORMS.map((form) => shown.has(previewId(form, 'to')) && <Version key={form} form={form} shown={shown} />)}
      {minimum !== null && <p>{minimum}</p>}
    </div>
  );
});

interface ReportPreviewProps {
  readonly known: KnownPerson;
  /** Called when the user opens the preview. */
  readonly onOpen?: () => void;
}

/** What will be sent, collapsed by default. */
export function ReportPreviews({ known, onOpen }: ReportPreviewProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="report-preview"
      onToggle={(event) => {
        setOpen(event.currentTarget.open);
        if (event.currentTarget.open) onOpen?.();
      }}
    >
      <summary data-press="what-is-sent">{t('report.preview.title')}</summary>
      {isOpen && <PreviewVersions known={known} />}
    </details>
  );
}
