import type { ReactNode } from 'react';
import { Button } from '../../components/button.tsx';
import { NewCodeNotice } from '../../components/new-code-notice.tsx';
import type { NewCode } from './use-new-code.ts';

interface SendNewCodeProps {
  readonly newCode: NewCode;
  /** The notice of where the new code was sent. */
  readonly notice: string;
  /** What to do if no code arrives. */
  readonly noCode: string;
  /** The label of the button, and its label while the code is being sent. */
  readonly button: { readonly label: string; readonly busy: string };
  /** The choice of where the code is sent, if there are several places. */
  readonly choice?: ReactNode;
  /** Content below the button. */
  readonly children?: ReactNode;
}

/** The button that requests a new code, and the notice that it was sent. */
export function SendNewCode({ newCode, notice, noCode, button, choice, children }: SendNewCodeProps) {
  return (
    <>
      <NewCodeNotice isShown={newCode.isNoticeShown}>{notice}</NewCodeNotice>
      <div className="no-code">
        <p>{noCode}</p>
        {choice}
        <Button
          variant="secondary"
          data-press="send-new-code"
          busy={newCode.isSending ? button.busy : null}
          onClick={newCode.send}
        >
          {button.label}
        </Button>
        {children}
      </div>
    </>
  );
}
