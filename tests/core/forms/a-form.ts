import type { CalendarDate } from '../../../core/domain/calendar-date.ts';
import type { AppError } from '../../../core/domain/error-codes.ts';
import { err, ok, type Result } from '../../../core/domain/result.ts';
import type { FormSpec, FormValues } from '../../../core/forms/form.ts';
import { openForm, type OpenForm } from '../../../core/forms/open-form.ts';
import { problemsOf } from '../../../core/forms/rules.ts';

export type SampleField = 'email' | 'code';
export type Answer = Result<void, AppError>;
export const GOOD: Answer = ok(undefined);

const TODAY = '2026-11-20' as CalendarDate;

/** A form with a required e-mail and a code of digits, whose server the test plays. `prefill` looks up what goes into it later. */
export function aForm(
  serve: (values: FormValues<SampleField>) => Answer | Promise<Answer> = () => GOOD,
  prefill: FormSpec<SampleField>['prefill'] = () => Promise.resolve({}),
  resend?: FormSpec<SampleField>['resend'],
) {
  const sent: FormValues<SampleField>[] = [];
  const spec: FormSpec<SampleField> = {
    button: 'send',
    initial: { email: 'ana@mail.example', code: '' },
    prefill,
    accept: { code: (text) => text.replace(/\D/g, '') },
    check: ({ email, code }) =>
      problemsOf<SampleField>({
        email: email === '' ? 'EMPTY_EMAIL' : null,
        code: code === '' ? 'EMPTY_CODE' : null,
      }),
    rejects: { INVALID_CODE: 'code' },
    errorsFollow: 'email',
    send: async (values) => {
      sent.push(values);
      return serve(values);
    },
    ...(resend && { resend }),
  };
  const form: OpenForm<SampleField> = openForm(spec, () => TODAY);
  return { form, sent };
}

/** A server that knows one code. */
export function knowing(right: string): (values: FormValues<SampleField>) => Answer {
  return ({ code }) => (code === right ? GOOD : err({ code: 'INVALID_CODE' }));
}
