import type { ReactNode } from 'react';
import type { ErrorCode } from '../../core/domain/error-codes.ts';
import { ErrorText } from './error-text.tsx';
import { describedBy, fieldId } from './field-ids.ts';

export interface Option<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly help?: string | undefined;
  /** A small decorative drawing after the label. */
  readonly picture?: ReactNode;
  /** Why the option cannot be chosen; it stays focusable, so that the reason is announced. */
  readonly obstacle?: string | undefined;
  /** The id of an element outside the group that describes the option, instead of `help`. */
  readonly descriptionId?: string | undefined;
}

/** Props that radio groups and checkbox groups share. */
export interface ChoiceGroupProps {
  readonly name: string;
  /** The question. Visually hidden if the screen's heading already asks it. */
  readonly legend: ReactNode;
  readonly isLegendHidden?: boolean;
  readonly help?: string | undefined;
  readonly error?: ErrorCode | null | undefined;
}

/** A fieldset: the question, its help, the choices and the error, in this order. */
export function ChoiceGroup(props: ChoiceGroupProps & { readonly children: ReactNode }) {
  const { name, legend, isLegendHidden = false, help, error, children } = props;
  return (
    <fieldset
      className={error ? 'group field--wrong' : 'group'}
      aria-describedby={describedBy(name, { help: help !== undefined, error: Boolean(error) })}
    >
      <legend className={isLegendHidden ? 'visually-hidden' : 'field__label'}>{legend}</legend>
      {help !== undefined && (
        <p className="field__help" id={`${fieldId(name)}-help`}>
          {help}
        </p>
      )}
      {children}
      {error && <ErrorText code={error} id={`${fieldId(name)}-error`} />}
    </fieldset>
  );
}

export interface ChoiceProps {
  readonly type: 'radio' | 'checkbox';
  readonly name: string;
  readonly id: string;
  readonly value: string;
  readonly label: ReactNode;
  readonly help?: string | undefined;
  readonly picture?: ReactNode;
  readonly obstacle?: string | undefined;
  readonly descriptionId?: string | undefined;
  readonly checked: boolean;
  readonly onChange: (isChecked: boolean) => void;
}

/** A radio button or checkbox with its label; the whole line is clickable. */
export function ChoiceLine(props: ChoiceProps) {
  const { type, name, id, value, label, help, picture, obstacle, descriptionId, checked, onChange } = props;
  const isFree = obstacle === undefined;
  const described = [help === undefined ? descriptionId : `${id}-help`, isFree ? '' : `${id}-obstacle`]
    .filter(Boolean)
    .join(' ');
  return (
    <label className="choice" htmlFor={id}>
      <input
        id={id}
        className={`choice__mark choice__mark--${type}`}
        type={type}
        name={name}
        value={value}
        checked={checked}
        onChange={(event) => {
          if (isFree) onChange(event.target.checked);
        }}
        aria-disabled={isFree ? undefined : true}
        aria-describedby={described === '' ? undefined : described}
        aria-labelledby={`${id}-label`}
      />
      <span className="choice__text">
        <span className="choice__label" id={`${id}-label`}>
          {label}
        </span>
        {help !== undefined && (
          <span className="choice__help" id={`${id}-help`}>
            {help}
          </span>
        )}
        {!isFree && (
          <span className="choice__obstacle" id={`${id}-obstacle`}>
            {obstacle}
          </span>
        )}
      </span>
      {picture}
    </label>
  );
}

/** The id of a choice. The first choice has the field's id, so that links in the error summary work. */
export function choiceId(name: string, index: number): string {
  return index === 0 ? fieldId(name) : `${fieldId(name)}-${index + 1}`;
}
