import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import type { FieldError } from '../../../../core/domain/error-codes.ts';
import { ErrorSummary } from '../../../components/error-summary.tsx';
import { showMissing } from '../show-missing.ts';
import { useSteps } from '../step-services.ts';
import { StepPage } from './step-page.tsx';

interface Rejection {
  readonly errors: readonly FieldError[];
  readonly attempt: number;
  readonly formKey: string;
}

interface FormPageProps {
  /** Changes when the form shows different fields, to clear the error summary. */
  readonly formKey: string;
  readonly isPictureLast?: boolean;
  /** Default: the step's own title. */
  readonly heading?: string;
  readonly children: ReactNode;
}

/** A step with text fields: Enter presses Next, and rejected fields are listed on top. */
export const FormPage = observer(function FormPage({ formKey, isPictureLast, heading, children }: FormPageProps) {
  const { store, actions } = useSteps();
  // The summary keeps the errors of the last press of Next. It takes the focus when it changes, which must not happen
  // while typing.
  const [rejection, setRejection] = useState<Rejection>({ errors: [], attempt: 0, formKey });
  const rejected = rejection.formKey === formKey ? rejection.errors : [];
  const submit = (): void => {
    const { obstacle } = store;
    void actions.pressNext();
    if (obstacle !== null && obstacle.kind !== 'fields') showMissing();
    const errors = store.obstacle?.kind === 'fields' ? store.obstacle.fields : [];
    setRejection(({ attempt }) => ({ errors, attempt: attempt + 1, formKey }));
  };
  const summary =
    rejected.length > 0 ? (
      <ErrorSummary errors={rejected} attempt={rejection.attempt} parameters={{ isForTest: true }} />
    ) : null;
  return (
    <StepPage
      form={{ summary, submit }}
      {...(isPictureLast && { isPictureLast })}
      {...(heading !== undefined && { heading })}
    >
      {children}
    </StepPage>
  );
});
