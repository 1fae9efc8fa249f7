import type { ReactNode } from 'react';
import { Button } from '../../components/button.tsx';
import { NewCodeNotice } from '../../components/new-code-notice.tsx';
import type { NewCode } from './use-new-code.ts';

interface SendNewCodeProps {
  readonly newCode: NewCode;
  /** Says where the new code went. */
  readonly notice: string;
  /** Says what to do where no code has come. */
  readonly noCode: string;
  /** The words of the button, and its words while the code is on its way. */
  readonly button: { readonly label: string; readonly busy: string };
  /** Where the code goes, where there is a choice. */
  readonly choice?: ReactNode;
  /** What stands below the button. */
  readonly children?: ReactNode;
}

/** For whom no code has come: the way to a new one, and the notice that it went. */
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
