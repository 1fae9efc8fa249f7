import { useState } from 'react';
import type { AppError } from '../../../core/domain/error-codes.ts';
import type { Result } from '../../../core/domain/result.ts';
import { useNewCodeNotice } from '../../components/new-code-notice.tsx';
import type { FormView } from '../../components/use-form.ts';

/** Having a new code sent from a form that asks for one: whether it is on its way, and the notice that it went. */
export function useNewCode(form: Pick<FormView<string>, 'also'>, call: () => Promise<Result<void, AppError>>) {
  const notice = useNewCodeNotice();
  const [isSending, setSending] = useState(false);
  const send = async (): Promise<void> => {
    setSending(true);
    if (await form.also(call)) notice.show();
    setSending(false);
  };
  return { isSending, isNoticeShown: notice.isShown, send: () => void send() };
}
