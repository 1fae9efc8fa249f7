import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ErrorCode } from '../../core/domain/error-codes.ts';
import { ErrorText, type ErrorParameters } from './error-text.tsx';
import { fieldId } from './field-ids.ts';

/** Props that all kinds of field share. */
export interface FieldProps {
  /** The field's name in product.md section 3. */
  readonly name: string;
  readonly label: string;
  readonly help?: string | undefined;
  /** Fields are required by default; optional ones are marked. */
  readonly optional?: boolean | undefined;
  readonly error?: ErrorCode | null | undefined;
  /** The parameters of the error's message. */
  readonly parameters?: ErrorParameters | undefined;
}

/** A label, its help, a control and its error, in this order. */
export function Field({
  name,
  label,
  help,
  optional = false,
  error,
  parameters,
  children,
}: FieldProps & { readonly children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className={error ? 'field field--wrong' : 'field'}>
      <label className="field__label" htmlFor={fieldId(name)}>
        {label} {optional && <span className="field__optional">{t('form.optional')}</span>}
      </label>
      {help !== undefined && (
        <p className="field__help" id={`${fieldId(name)}-help`}>
          {help}
        </p>
      )}
      {children}
      {error && <ErrorText code={error} id={`${fieldId(name)}-error`} parameters={parameters} />}
    </div>
  );
}
