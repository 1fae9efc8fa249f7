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
  /** The id of the button that submits it. */
  readonly button: string;
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
  /** Sends a new code. Resolves with whether it was sent. */
  resend(): Promise<boolean>;
  /** Runs another call of the form, such as deleting what was chosen, and clears the field that depends on it. */
  also(call: () => Promise<Result<unknown, AppError>>, waiting?: Field): Promise<boolean>;
  /** The errors of the last call. */
  readonly errors: readonly AppError[];
  /**
   * The field errors of the last submit, for the summary. Not updated while the user types, except for a cleared field.
   */
  readonly summary: { readonly errors: readonly FieldError[]; readonly attempt: number };
}

/** Creates a form for the lifetime of the screen. `makeSpec` is called once. */
export function useForm<Field extends string>(makeSpec: () => FormSpec<Field>): FormView<Field> {
  const { store } = useServices();
  const [form] = useState(() => openForm(makeSpec(), () => store.moment.today));
  const state = useSyncExternalStore(form.subscribe, form.state, form.state);
  const [summary, setSummary] = useState<FormView<Field>['summary']>({ errors: [], attempt: 0 });
  useEffect(() => void form.prefill(), [form]);
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
  /** A call that clears a field removes its errors from the summary, too. */
  const ended = async (call: Promise<boolean> | undefined): Promise<boolean> => {
    const isAccepted = (await call) === true;
    const isStill = ({ field }: FieldError): boolean => form.fieldErrors().some((error) => error.field === field);
    if (isAccepted && isOpen.current) setSummary((before) => ({ ...before, errors: before.errors.filter(isStill) }));
    return isAccepted;
  };
  return {
    button: form.button,
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
    resend: () => ended(form.resend?.()),
    also: (call, waiting) => ended(form.also(call, waiting)),
    errors: form.errors(),
    summary,
  };
}
