import { makeCell, type Source } from '../cell.ts';
import type { CalendarDate } from '../domain/calendar-date.ts';
import type { AppError, FieldError } from '../domain/error-codes.ts';
import type { Result } from '../domain/result.ts';
import {
  answered,
  cleared,
  emptyForm,
  fieldErrors,
  shownCallErrors,
  shownFormErrors,
  typed,
  type FormSpec,
  type FormState,
} from './form.ts';

/** An open form, in the browser or in the terminal. The typed values are kept in memory only, and never stored. */
export interface OpenForm<Field extends string> extends Source<FormState<Field>> {
  readonly fields: readonly Field[];
  /** The id of the button that submits it. */
  readonly button: string;
  type(field: Field, text: string): void;
  /** Call when a field is left; its error shows from now on. */
  leave(field: Field): void;
  /** Submits the form, or shows its errors. Resolves with whether the call succeeded. Does nothing while busy. */
  readonly submit: () => Promise<boolean>;
  /** Returns to the fields after the form was sent, or after its call failed. */
  readonly reopen: () => void;
  /** Sends a new code, as `also` does; undefined where the form has no code. */
  readonly resend?: () => Promise<boolean>;
  /**
   * Makes another call that belongs to the form, such as deleting what was chosen; its errors show as the form's own. On success, the
   * field `waiting` is cleared with its errors, unless it was changed meanwhile.
   */
  also(call: () => Promise<Result<unknown, AppError>>, waiting?: Field): Promise<boolean>;
  /** The field errors that show. */
  fieldErrors(): readonly FieldError[];
  /** The errors of the last call that show. */
  errors(): readonly AppError[];
  /** Looks up what the form is prefilled with, once. Resolves when that has succeeded or failed. */
  readonly prefill: () => Promise<void>;
}

/** Opens a form. `today` returns the person's own calendar day. */
export function openForm<Field extends string>(spec: FormSpec<Field>, today: () => CalendarDate): OpenForm<Field> {
  const { state, subscribe, set } = makeCell(emptyForm(spec));

  const send = () => spec.send(state().values, today());

  async function call(make: () => Promise<Result<unknown, AppError>>, waiting?: Field): Promise<boolean> {
    const sent = state().values;
    set({ ...state(), isBusy: true, errors: [] });
    const answer = await make();
    const next = { ...answered(spec, state(), sent, answer), isSent: answer.ok && make === send };
    // The text may have been replaced by the new code meanwhile.
    const isStale = answer.ok && waiting !== undefined && next.values[waiting] === sent[waiting];
    set(isStale ? cleared(spec, next, waiting) : next);
    return answer.ok;
  }

  async function lookUp(): Promise<void> {
    const found = (await spec.prefill?.()) ?? {};
    for (const [field, value] of Object.entries(found) as [Field, string][]) {
      if (state().values[field] === spec.initial[field]) set(typed(spec, state(), field, value));
    }
  }

  // Not started by opening: a screen that renders may be discarded and rendered anew.
  let lookup: Promise<void> | null = null;
  const prefill = () => (lookup ??= lookUp());

  const also: OpenForm<Field>['also'] = (make, waiting) =>
    state().isBusy ? Promise.resolve(false) : call(make, waiting);
  const { button, resend } = spec;

  return {
    prefill,
    fields: Object.keys(spec.initial) as Field[],
    button,
    state,
    subscribe,
    type: (field, text) => set({ ...typed(spec, state(), field, text), isSent: false }),
    leave: (field) => {
      const { touched } = state();
      if (!touched.includes(field)) set({ ...state(), touched: [...touched, field] });
    },
    submit: async () => {
      if (state().isBusy) return false;
      set({ ...state(), isAttempted: true });
      if (fieldErrors(spec, state(), today()).length > 0) return false;
      return call(send);
    },
    reopen: () => set({ ...state(), isSent: false, errors: [] }),
    ...(resend && { resend: () => also(() => resend.send(state().values), resend.clears) }),
    also,
    fieldErrors: () => shownFormErrors(spec, state(), today()),
    errors: () => shownCallErrors(spec, state()),
  };
}
