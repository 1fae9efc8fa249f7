import { useTranslation } from 'react-i18next';
import type { ReportFieldId } from '../../../core/domain/reported-field.ts';
import '../../styles/report.css';

interface FieldListProps {
  /** The fields, each with its formatted value. */
  readonly fields: readonly { readonly id: ReportFieldId; readonly words: string }[];
}

/** The contents of a report, field by field. */
export function FieldList({ fields }: FieldListProps) {
  const { t } = useTranslation();
  return (
    <dl className="report-fields">
      {fields.map(({ id, words }) => (
        <div key={id} data-field={id}>
          <dt>{t(`report.fields.${id}`)}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}

interface FieldNamesProps {
  readonly title: string;
  readonly ids: readonly ReportFieldId[];
}

/** A title and the names of the fields that it applies to; renders nothing without fields. */
export function FieldNames({ title, ids }: FieldNamesProps) {
  const { t } = useTranslation();
  if (ids.length === 0) return null;
  return (
    <p className="report-names">
      <strong>{title}</strong> {ids.map((id) => t(`report.fields.${id}`)).join(', ')}
    </p>
  );
}
