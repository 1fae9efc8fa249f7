import type { TextareaHTMLAttributes } from 'react';
import { describedBy, fieldId } from './field-ids.ts';
import { Field, type FieldProps } from './field.tsx';

/** So much before the limit the count of what is left shows. */
const NEAR_LIMIT = 200;

/** How a text stands to its limit. */
export interface TextRoom {
  readonly isNear: boolean;
  /** Characters; below zero where there are too many. */
  readonly left: number;
}

/** How much more may be typed. */
export function roomOf(text: string, limit: number): TextRoom {
  const left = limit - text.length;
  return { isNear: left <= NEAR_LIMIT, left };
}

export interface TextAreaFieldProps extends FieldProps, Pick<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onBlur'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly rows: number;
  /** In characters. More can be typed or pasted, so that nothing is cut off unseen. */
  readonly limit: number;
  /** The count of what is left or too much, for the eye. */
  readonly countText: (room: TextRoom) => string;
  /** What is said aloud near the limit and past it; the same words while the count goes on, so that not every key is announced. */
  readonly announcement: (room: TextRoom) => string;
}

function Count({ name, value, limit, countText, announcement }: TextAreaFieldProps) {
  const room = roomOf(value, limit);
  return (
    <>
      <p
        id={`${fieldId(name)}-count`}
        className={room.left < 0 ? 'field__count field__count--over' : 'field__count'}
        data-count={room.left}
        hidden={!room.isNear}
      >
        {countText(room)}
      </p>
      <p role="status" className="visually-hidden">
        {room.isNear ? announcement(room) : ''}
      </p>
    </>
  );
}

/** Several lines of text, with a count near the limit of how much more there may be. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { name, label, help, optional, error, parameters, value, onChange, onBlur, rows, limit } = props;
  const described = describedBy(name, { help: help !== undefined, error: Boolean(error) });
  const isNear = roomOf(value, limit).isNear;
  const ids = [described, isNear ? `${fieldId(name)}-count` : undefined].filter((id) => id !== undefined);
  return (
    <Field name={name} label={label} help={help} optional={optional} error={error} parameters={parameters}>
      <textarea
        id={fieldId(name)}
        className="input input--area"
        name={name}
        autoComplete="off"
        rows={rows}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        aria-invalid={error ? true : undefined}
        aria-describedby={ids.length === 0 ? undefined : ids.join(' ')}
      />
      <Count {...props} />
    </Field>
  );
}
