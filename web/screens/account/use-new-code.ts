import { useState } from 'react';
import type { AppError } from '../../../core/domain/error-codes.ts';
import type { Result } from '../../../core/domain/result.ts';
import { useNewCodeNotice } from '../../components/new-code-notice.tsx';
import type { FormView } from '../../components/use-form.ts';

/** Requesting a new code: the request, and the notice after it. */
export interface NewCode {
  readonly isSending: boolean;
  readonly isNoticeShown: boolean;
  readonly send: () => void;
}

/** Requests a new code on behalf of a form and clears the form's code field. */
export function useNewCode(form: Pick<FormView<'code'>, 'also'>, call: () => Promise<Result<void, AppError>>): NewCode {
  const notice = useNewCodeNotice();
  const [isSending, setSending] = useState(false);
  const send = async (): Promise<void> => {
    setSending(true);
    if (await form.also(call, 'code')) notice.show();
    setSending(false);
  };
  return { isSending, isNoticeShown: notice.isShown, send: () => void send() };
}
