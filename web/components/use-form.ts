import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { AppError, ErrorCode, FieldError } from '../../core/domain/error-codes.ts';
import type { Result } from '../../core/domain/result.ts';
import type { FormSpec, FormValues } from '../../core/forms/form.ts';
import { openForm } from '../../core/forms/open-form.ts';
import { useServices } from '../wiring/services.ts';
import { afterPress } from './after-press.ts';

/** What a field of a form needs, but for its words. */
export interface FormFieldProps {
  readonly name: string;
  readonly value: string;
  readonly error: ErrorCode | null;
  readonly onChange: (text: string) => void;
  readonly onBlur: () => void;
}

/** A form of the core as a screen sees it. */
export interface FormView<Field extends string> {
  readonly values: FormValues<Field>;
  readonly isBusy: boolean;
  field(name: Field): FormFieldProps;
  set(name: Field, value: string): void;
  /** Sends the form, or shows what is wrong. Resolves with whether it was sent and taken. */
  submit(): Promise<boolean>;
  /** Another call of the form, such as sending a new code, which clears the field that waits for it. */
  also(call: () => Promise<Result<void, AppError>>, waiting?: Field): Promise<boolean>;
  /** What failed as a whole. */
  readonly errors: readonly AppError[];
  /** What was wrong when the form was last sent, for the summary above it; stays as it was then, but for a field that is cleared. */
  readonly summary: { readonly errors: readonly FieldError[]; readonly attempt: number };
}

const without = (errors: readonly FieldError[], name: string | undefined): readonly FieldError[] =>
  errors.filter(({ field }) => field !== name);

/** Opens a form for as long as the screen shows. The specification is made once. */
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
    field: (name) => ({
      name,
      value: state.values[name],
      error: shown.find(({ field }) => field === name)?.code ?? null,
      onChange: (text) => form.type(name, text),
      onBlur: () => afterPress(() => form.leave(name)),
    }),
    set: (name, value) => form.type(name, value),
    submit: async () => {
      const isTaken = await form.submit();
      summarize();
      return isTaken;
    },
    also: async (call, waiting) => {
      const isTaken = await form.also(call, waiting);
      if (isTaken && isOpen.current) setSummary((before) => ({ ...before, errors: without(before.errors, waiting) }));
      return isTaken;
    },
    errors: form.errors(),
    summary,
  };
}
