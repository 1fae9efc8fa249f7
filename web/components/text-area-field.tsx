import type { TextareaHTMLAttributes } from 'react';
import { describedBy, fieldId } from './field-ids.ts';
import { Field, type FieldProps } from './field.tsx';

/** The count shows when at most this many characters are left. */
const NEAR_LIMIT = 200;

/** How many characters are left. */
export interface TextRoom {
  readonly isNear: boolean;
  /** In characters; negative if the text is too long. */
  readonly left: number;
}

/** Computes how many characters are left. */
export function roomOf(text: string, limit: number): TextRoom {
  const left = limit - text.length;
  return { isNear: left <= NEAR_LIMIT, left };
}

export interface TextAreaFieldProps extends FieldProps, Pick<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onBlur'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly rows: number;
  /** In characters. The input accepts more, so that nothing is cut off unnoticed. */
  readonly limit: number;
  /** The visible count of characters left or too many. */
  readonly countText: (room: TextRoom) => string;
  /**
   * The announcement near and past the limit; it stays the same while the count changes, so that it is not repeated at
   * every key.
   */
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

/** A multi-line text field with a character count near its limit. */
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
