import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { AppError, ErrorCode, FieldError } from '../../core/domain/error-codes.ts';
import type { Result } from '../../core/domain/result.ts';
import type { FormSpec, FormValues } from '../../core/forms/form.ts';
import { openForm } from '../../core/forms/open-form.ts';
import { useServices } from '../wiring/services.ts';
import { afterPress } from './after-press.ts';

/** The props of a form field, except its texts. */
export interface FormFieldProps {
  readonly name: string;
  readonly value: string;
  readonly error: ErrorCode | null;
  readonly onChange: (text: string) => void;
  readonly onBlur: () => void;
}

/** A core form for a screen to render. */
export interface FormView<Field extends string> {
  readonly values: FormValues<Field>;
  readonly isBusy: boolean;
  /** It was sent and accepted. */
  readonly isSent: boolean;
  field(name: Field): FormFieldProps;
  set(name: Field, value: string): void;
  /** Submits the form or shows its errors. Resolves with whether it was sent and accepted. */
  submit(): Promise<boolean>;
  /** Returns to the fields after the form was sent, or after its call failed. */
  readonly reopen: () => void;
  /** Runs another call of the form, such as sending a new code, and clears the field that depends on it. */
  also(call: () => Promise<Result<unknown, AppError>>, waiting?: Field): Promise<boolean>;
  /** The errors of the last call. */
  readonly errors: readonly AppError[];
  /**
   * The field errors of the last submit, for the summary. Not updated while the user types, except for a cleared field.
   */
  readonly summary: { readonly errors: readonly FieldError[]; readonly attempt: number };
}

const without = (errors: readonly FieldError[], name: string | undefined): readonly FieldError[] =>
  errors.filter(({ field }) => field !== name);

/** Creates a form for the lifetime of the screen. `makeSpec` is called once. */
export function useForm<Field extends string>(makeSpec: () => FormSpec<Field>): FormView<Field> {
  const { store } = useServices();
  const [form] = useState(() => openForm(makeSpec(), () => store.moment.today));
  const state = useSyncExternalStore(form.subscribe, form.state);
  const [summary, setSummary] = useState<FormView<Field>['summary']>({ errors: [], attempt: 0 });
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  const shown = form.fieldErrors();
  const summarize = (): void => {
    if (isOpen.current) setSummary(({ attempt }) => ({ errors: form.fieldErrors(), attempt: attempt + 1 }));
  };
  return {
    values: state.values,
    isBusy: state.isBusy,
    isSent: state.isSent,
    field: (name) => ({
      name,
      value: state.values[name],
      error: shown.find(({ field }) => field === name)?.code ?? null,
      onChange: (text) => form.type(name, text),
      onBlur: () => afterPress(() => form.leave(name)),
    }),
    set: (name, value) => form.type(name, value),
    submit: async () => {
      const isAccepted = await form.submit();
      summarize();
      return isAccepted;
    },
    reopen: form.reopen,
    also: async (call, waiting) => {
      const isAccepted = await form.also(call, waiting);
      if (isAccepted && isOpen.current)
        setSummary((before) => ({ ...before, errors: without(before.errors, waiting) }));
      return isAccepted;
    },
    errors: form.errors(),
    summary,
  };
}
