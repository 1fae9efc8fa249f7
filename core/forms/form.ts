import type { CalendarDate } from '../domain/calendar-date.ts';
import type { AppError, ErrorCode, FieldError } from '../domain/error-codes.ts';
import type { Result } from '../domain/result.ts';
import { entryOf } from '../domain/entry-of.ts';

/** The values of the fields, as typed. A checkbox is `'true'` when checked and empty otherwise. */
export type FormValues<Field extends string> = Readonly<Record<Field, string>>;

/** A form: its fields, its rules, and its calls. */
export interface FormSpec<Field extends string> {
  /** The id of the button that sends it. */
  readonly button: string;
  readonly initial: FormValues<Field>;
  /** Values that are fetched once the form is open; they fill the fields that still have their initial value. */
  readonly prefill?: () => Promise<Partial<FormValues<Field>>>;
  /** Whether the form shows a field now; by default it shows all. */
  isShown?(field: Field, values: FormValues<Field>): boolean;
  /** The invalid fields, in their order (product.md section 5). */
  check(values: FormValues<Field>, today: CalendarDate): readonly { readonly field: Field; readonly code: ErrorCode }[];
  /** Converts a typed or pasted text of a field. */
  readonly accept?: Readonly<Partial<Record<Field, (text: string) => string>>>;
  /** The field that an error code of the call is about: the same value is then rejected again without a call. */
  readonly rejects?: Readonly<Partial<Record<ErrorCode, Field>>>;
  /** The form's field for each name that the server uses, where they differ. */
  readonly serverNames?: Readonly<Record<string, Field>>;
  /** The call's errors show only while this field has the value that was sent. */
  readonly errorsFollow?: Field;
  /** `today` is the person's own calendar day. */
  send(values: FormValues<Field>, today: CalendarDate): Promise<Result<void, AppError>>;
  /** Sends a new code, in place of the one typed into the field `clears`. */
  readonly resend?: { readonly clears: Field; send(values: FormValues<Field>): Promise<Result<void, AppError>> };
}

/** The state of an open form. */
export interface FormState<Field extends string> {
  readonly values: FormValues<Field>;
  /** Fields that were left once; their errors show. */
  readonly touched: readonly Field[];
  /** It was submitted while something was wrong: every error shows. */
  readonly isAttempted: boolean;
  /** A call is in progress; the form cannot be submitted again. */
  readonly isBusy: boolean;
  /** It was sent and accepted, and not typed into since. */
  readonly isSent: boolean;
  readonly rejected: Readonly<Partial<Record<Field, { readonly value: string; readonly code: ErrorCode }>>>;
  /** Why the last call failed, unless a field shows that. */
  readonly errors: readonly AppError[];
  /** The value of the field in `errorsFollow` when the errors came. */
  readonly errorsFor: string | null;
}

/** The form before anything is typed. */
export function emptyForm<Field extends string>(spec: FormSpec<Field>): FormState<Field> {
  return {
    values: spec.initial,
    touched: [],
    isAttempted: false,
    isBusy: false,
    isSent: false,
    rejected: {} as FormState<Field>['rejected'],
    errors: [],
    errorsFor: null,
  };
}

/** All invalid fields: by the rules, and those that the server rejected. */
export function fieldErrors<Field extends string>(
  spec: FormSpec<Field>,
  { values, rejected }: FormState<Field>,
  today: CalendarDate,
): readonly FieldError[] {
  const wrong = spec.check(values, today);
  const stillRejected = (Object.keys(values) as Field[]).flatMap((field) => {
    const memory = rejected[field];
    const isAgain = memory !== undefined && memory.value === values[field];
    return isAgain && wrong.every((error) => error.field !== field) ? [{ field, code: memory.code }] : [];
  });
  return [...wrong, ...stillRejected];
}

/** The field errors that show: of fields that were left, or of all after submitting. */
export function shownFormErrors<Field extends string>(
  spec: FormSpec<Field>,
  state: FormState<Field>,
  today: CalendarDate,
): readonly FieldError[] {
  const isShown = (field: string): boolean =>
    state.isAttempted ||
    state.touched.some((touched) => touched === field) ||
    state.rejected[field as Field] !== undefined;
  return fieldErrors(spec, state, today).filter(({ field }) => isShown(field));
}

/** The errors of the last call that still apply to the current values. */
export function shownCallErrors<Field extends string>(
  spec: FormSpec<Field>,
  { values, errors, errorsFor }: FormState<Field>,
): readonly AppError[] {
  const { errorsFollow } = spec;
  return errorsFollow === undefined || errorsFor === values[errorsFollow] ? errors : [];
}

/** The state after typing into a field. */
export function typed<Field extends string>(
  spec: FormSpec<Field>,
  state: FormState<Field>,
  field: Field,
  text: string,
): FormState<Field> {
  const accept: ((text: string) => string) | undefined = spec.accept?.[field];
  const value = accept === undefined ? text : accept(text);
  return { ...state, values: { ...state.values, [field]: value } };
}

/** The form's fields that the server rejected; null if it rejected another one, or named none. */
function rejectedByServer<Field extends string>(
  { serverNames }: FormSpec<Field>,
  sent: FormValues<Field>,
  { fields = [] }: AppError,
): readonly { readonly field: Field; readonly code: ErrorCode }[] | null {
  const own = fields.map(({ field, code }) => ({
    field: entryOf<Field | undefined>(serverNames ?? {}, field) ?? (field as Field),
    code,
  }));
  return own.length > 0 && own.every(({ field }) => Object.hasOwn(sent, field)) ? own : null;
}

/** The state after a call: its errors go to the fields they are about, or to the form. */
export function answered<Field extends string>(
  spec: FormSpec<Field>,
  state: FormState<Field>,
  sent: FormValues<Field>,
  answer: Result<unknown, AppError>,
): FormState<Field> {
  const rested: FormState<Field> = { ...state, isBusy: false, errors: [], errorsFor: null };
  if (answer.ok) return rested;
  const { code } = answer.error;
  const field = spec.rejects?.[code];
  if (field !== undefined) {
    return { ...rested, rejected: { ...state.rejected, [field]: { value: sent[field], code } } };
  }
  const serverErrors = rejectedByServer(spec, sent, answer.error);
  if (serverErrors !== null) {
    const named = serverErrors.map(({ field: name, code: why }) => [name, { value: sent[name], code: why }] as const);
    const rejected = { ...state.rejected, ...Object.fromEntries(named) } as FormState<Field>['rejected'];
    return { ...rested, rejected };
  }
  const errorsFor = spec.errorsFollow === undefined ? null : sent[spec.errorsFollow];
  return { ...rested, errors: [answer.error], errorsFor };
}

/** Resets a field to untouched: its text and its errors are removed; the other fields stay as they are. */
export function cleared<Field extends string>(
  spec: FormSpec<Field>,
  state: FormState<Field>,
  field: Field,
): FormState<Field> {
  const isOther = (name: string): boolean => name !== field;
  const rejected = Object.fromEntries(Object.entries(state.rejected).filter(([name]) => isOther(name)));
  return {
    ...state,
    values: { ...state.values, [field]: spec.initial[field] },
    touched: (state.isAttempted ? (Object.keys(state.values) as Field[]) : state.touched).filter(isOther),
    isAttempted: false,
    rejected: rejected as FormState<Field>['rejected'],
  };
}
