import type { CalendarDate } from '../domain/calendar-date.ts';
import type { AppError, ErrorCode, FieldError } from '../domain/error-codes.ts';
import type { Result } from '../domain/result.ts';

/** What stands in the fields, as typed. A box is `'true'` when ticked and empty otherwise. */
export type FormValues<Field extends string> = Readonly<Record<Field, string>>;

/** A form: its fields, its rules, and where it goes. */
export interface FormSpec<Field extends string> {
  readonly initial: FormValues<Field>;
  /** What becomes known once the form is open; it goes into the fields that still stand as they opened. */
  readonly prefill?: () => Promise<Partial<FormValues<Field>>>;
  /** What is wrong with the values, in the order of the fields (product.md section 5). */
  check(values: FormValues<Field>, today: CalendarDate): readonly { readonly field: Field; readonly code: ErrorCode }[];
  /** What becomes of a text that is typed or pasted into a field. */
  readonly accept?: Readonly<Partial<Record<Field, (text: string) => string>>>;
  /** The field that a refusal is about, by its code: the same value there is refused again without asking. */
  readonly rejects?: Readonly<Partial<Record<ErrorCode, Field>>>;
  /** The field of the form for a name that the server has for it, where they differ. */
  readonly serverNames?: Readonly<Record<string, Field>>;
  /** What was refused is said only while this field holds what it held then. */
  readonly errorsFollow?: Field;
  send(values: FormValues<Field>): Promise<Result<void, AppError>>;
}

/** What is known of a form that somebody fills in. */
export interface FormState<Field extends string> {
  readonly values: FormValues<Field>;
  /** Fields that were left once; their errors show. */
  readonly touched: readonly Field[];
  /** It was sent while something was wrong: every error shows. */
  readonly isAttempted: boolean;
  /** A call is under way; it cannot be sent twice. */
  readonly isBusy: boolean;
  readonly rejected: Readonly<Partial<Record<Field, { readonly value: string; readonly code: ErrorCode }>>>;
  /** Why the last call failed, as far as no field says so. */
  readonly errors: readonly AppError[];
  /** What the field that the errors follow held when they came. */
  readonly errorsFor: string | null;
}

/** The form before anything is typed. */
export function emptyForm<Field extends string>(spec: FormSpec<Field>): FormState<Field> {
  return {
    values: spec.initial,
    touched: [],
    isAttempted: false,
    isBusy: false,
    rejected: {} as FormState<Field>['rejected'],
    errors: [],
    errorsFor: null,
  };
}

/** Every field that cannot be sent as it stands: what the rules say, and what was refused before. */
export function fieldErrors<Field extends string>(
  spec: FormSpec<Field>,
  { values, rejected }: FormState<Field>,
  today: CalendarDate,
): readonly FieldError[] {
  const wrong = spec.check(values, today);
  const refused = (Object.keys(values) as Field[]).flatMap((field) => {
    const memory = rejected[field];
    const isAgain = memory !== undefined && memory.value === values[field];
    return isAgain && wrong.every((error) => error.field !== field) ? [{ field, code: memory.code }] : [];
  });
  return [...wrong, ...refused];
}

/** The field errors that the person sees: of fields that were left, or of all once it was sent. */
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

/** Why the last call failed, where that still holds for what is typed now. */
export function shownCallErrors<Field extends string>(
  spec: FormSpec<Field>,
  { values, errors, errorsFor }: FormState<Field>,
): readonly AppError[] {
  const { errorsFollow } = spec;
  return errorsFollow === undefined || errorsFor === values[errorsFollow] ? errors : [];
}

/** A field was typed into. */
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

/** The fields of the form that the server refused, by their own names; null where it refused another one, or named none. */
function refusedByServer<Field extends string>(
  { serverNames }: FormSpec<Field>,
  sent: FormValues<Field>,
  { fields = [] }: AppError,
): readonly { readonly field: Field; readonly code: ErrorCode }[] | null {
  const own = fields.map(({ field, code }) => ({ field: serverNames?.[field] ?? (field as Field), code }));
  return own.length > 0 && own.every(({ field }) => Object.hasOwn(sent, field)) ? own : null;
}

/** A call came back: a refusal stays with the fields it is about, or with the form. */
export function answered<Field extends string>(
  spec: FormSpec<Field>,
  state: FormState<Field>,
  sent: FormValues<Field>,
  answer: Result<void, AppError>,
): FormState<Field> {
  const rested: FormState<Field> = { ...state, isBusy: false, errors: [], errorsFor: null };
  if (answer.ok) return rested;
  const { code } = answer.error;
  const field = spec.rejects?.[code];
  if (field !== undefined) {
    return { ...rested, rejected: { ...state.rejected, [field]: { value: sent[field], code } } };
  }
  const refused = refusedByServer(spec, sent, answer.error);
  if (refused !== null) {
    const named = refused.map(({ field: name, code: why }) => [name, { value: sent[name], code: why }] as const);
    const rejected = { ...state.rejected, ...Object.fromEntries(named) } as FormState<Field>['rejected'];
    return { ...rested, rejected };
  }
  const errorsFor = spec.errorsFollow === undefined ? null : sent[spec.errorsFollow];
  return { ...rested, errors: [answer.error], errorsFor };
}

/** A field as nobody has been at it: its text, its errors and what was refused there are gone; the other fields stay as they show. */
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
