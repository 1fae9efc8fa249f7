import { useState } from 'react';
import { useNewCodeNotice } from '../../components/new-code-notice.tsx';
import type { FormView } from '../../components/use-form.ts';

/** Requesting a new code: the request, and the notice after it. */
export interface NewCode {
  readonly isSending: boolean;
  readonly isNoticeShown: boolean;
  readonly send: () => void;
}

/** Requests a new code on behalf of a form and clears the form's code field. */
export function useNewCode(form: Pick<FormView<'code'>, 'resend'>): NewCode {
  const notice = useNewCodeNotice();
  const [isSending, setSending] = useState(false);
  const send = async (): Promise<void> => {
    setSending(true);
    if (await form.resend()) notice.show();
    setSending(false);
  };
  return { isSending, isNoticeShown: notice.isShown, send: () => void send() };
}
