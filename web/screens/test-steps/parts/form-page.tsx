import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import type { FieldError } from '../../../../core/domain/error-codes.ts';
import { ErrorSummary } from '../../../components/error-summary.tsx';
import { showMissing } from '../show-missing.ts';
import { useSteps } from '../step-services.ts';
import { StepPage, type StepPart } from './step-page.tsx';

interface Rejection {
  readonly errors: readonly FieldError[];
  readonly attempt: number;
  /** The fields that showed then: the form's key, and the page of a form with several. */
  readonly shown: string;
}

interface FormPageProps {
  /** Changes when the form shows different fields, to clear the error summary. */
  readonly formKey: string;
  readonly isPictureLast?: boolean;
  /** Default: the step's own title. */
  readonly heading?: string | null;
  /** Default: the step's own lead. */
  readonly lead?: string | null;
  /** Default: the step's own label of Next. */
  readonly label?: string | null;
  readonly part?: StepPart;
  readonly children: ReactNode;
}

/** A step with text fields: Enter presses Next, and rejected fields are listed on top. */
export const FormPage = observer(function FormPage({ formKey, children, ...page }: FormPageProps) {
  const { store, actions } = useSteps();
  const shownNow = (): string => `${formKey} ${store.session.guestPage}`;
  // The summary keeps the errors of the last press of Next. It takes the focus when it changes, which must not happen
  // while typing.
  const [rejection, setRejection] = useState<Rejection>({ errors: [], attempt: 0, shown: '' });
  const rejected = rejection.shown === shownNow() ? rejection.errors : [];
  const submit = (): void => {
    const { obstacle } = store;
    void actions.pressNext();
    if (obstacle !== null && obstacle.kind !== 'fields') showMissing();
    const errors = store.view.attempted && store.obstacle?.kind === 'fields' ? store.fieldErrors : [];
    setRejection(({ attempt }) => ({ errors, attempt: attempt + 1, shown: shownNow() }));
  };
  const summary =
    rejected.length > 0 ? (
      <ErrorSummary errors={rejected} attempt={rejection.attempt} parameters={{ isForTest: true }} />
    ) : null;
  return (
    <StepPage form={{ summary, submit }} {...page}>
      {children}
    </StepPage>
  );
});
