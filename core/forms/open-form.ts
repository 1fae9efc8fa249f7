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

/** A form that is open before somebody, in the browser or in the terminal. What is typed lives here alone and is never kept. */
export interface OpenForm<Field extends string> extends Source<FormState<Field>> {
  readonly fields: readonly Field[];
  type(field: Field, text: string): void;
  /** A field was left; its error shows from now on. */
  leave(field: Field): void;
  /** Sends it; with something wrong it shows the errors instead. Resolves with whether it was sent and taken. Nothing happens while busy. */
  submit(): Promise<boolean>;
  /**
   * Makes another call that belongs to the form, such as sending a new code; its failure shows as the form's own. What stood in
   * the field that waits for what was sent is cleared once it was, with its errors.
   */
  also(call: () => Promise<Result<void, AppError>>, waiting?: Field): Promise<boolean>;
  /** The field errors that show. */
  fieldErrors(): readonly FieldError[];
  /** What failed as a whole, and shows. */
  errors(): readonly AppError[];
  /** Resolves when what the form looks up by itself has come, or has failed to. */
  readonly prefilled: Promise<void>;
}

/** Opens a form. `today` tells the person's own calendar day. */
export function openForm<Field extends string>(spec: FormSpec<Field>, today: () => CalendarDate): OpenForm<Field> {
  const { state, subscribe, become } = makeCell(emptyForm(spec));

  async function call(make: () => Promise<Result<void, AppError>>, waiting?: Field): Promise<boolean> {
    const sent = state().values;
    become({ ...state(), isBusy: true, errors: [] });
    const answer = await make();
    const next = answered(spec, state(), sent, answer);
    // What was typed meanwhile may be the new code already.
    const isStale = answer.ok && waiting !== undefined && next.values[waiting] === sent[waiting];
    become(isStale ? cleared(spec, next, waiting) : next);
    return answer.ok;
  }

  async function prefill(): Promise<void> {
    const found = (await spec.prefill?.()) ?? {};
    for (const [field, value] of Object.entries(found) as [Field, string][]) {
      if (state().values[field] === spec.initial[field]) become(typed(spec, state(), field, value));
    }
  }

  return {
    prefilled: prefill(),
    fields: Object.keys(spec.initial) as Field[],
    state,
    subscribe,
    type: (field, text) => become(typed(spec, state(), field, text)),
    leave: (field) => {
      const { touched } = state();
      if (!touched.includes(field)) become({ ...state(), touched: [...touched, field] });
    },
    submit: async () => {
      if (state().isBusy) return false;
      become({ ...state(), isAttempted: true });
      if (fieldErrors(spec, state(), today()).length > 0) return false;
      return call(() => spec.send(state().values));
    },
    also: (make, waiting) => (state().isBusy ? Promise.resolve(false) : call(make, waiting)),
    fieldErrors: () => shownFormErrors(spec, state(), today()),
    errors: () => shownCallErrors(spec, state()),
  };
}
