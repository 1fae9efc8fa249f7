import { useState } from 'react';
import type { AppError } from '../../../core/domain/error-codes.ts';
import type { Result } from '../../../core/domain/result.ts';
import { useNewCodeNotice } from '../../components/new-code-notice.tsx';
import type { FormView } from '../../components/use-form.ts';

/** A new code that may be sent: whether it is on its way, and whether the notice that it went shows. */
export interface NewCode {
  readonly isSending: boolean;
  readonly isNoticeShown: boolean;
  readonly send: () => void;
}

/** Has a new code sent from a form that asks for one; the old one goes from its field. */
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
