import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import type { FieldError } from '../../../../core/domain/error-codes.ts';
import { ErrorSummary } from '../../../components/error-summary.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';
import { Screen } from '../../../components/screen.tsx';
import { useSteps } from '../step-services.ts';
import { useStepTexts } from '../use-step-texts.ts';
import { CallFailure } from './call-failure.tsx';
import { NextButton } from './next-button.tsx';
import { StepTop } from './step-top.tsx';

interface StepPageProps {
  /** Default: the step's own title. */
  readonly heading?: string;
  /** Default: the step's own lead. */
  readonly lead?: string;
  readonly children?: ReactNode;
  /** False where something other than a button leads on. */
  readonly hasNext?: boolean;
  /** The step has typed fields: Enter in them presses Next, and refused ones are listed on top. */
  readonly isForm?: boolean;
  /** Changes when the form asks for other fields, so that the list of refused ones begins anew. */
  readonly formKey?: string;
}

interface Refusal {
  readonly errors: readonly FieldError[];
  readonly attempt: number;
  readonly formKey: string;
}

/** What every step has: one heading, one lead, what is to be done, and one main button. */
export const StepPage = observer(function StepPage(props: StepPageProps) {
  const { heading, lead, children, hasNext = true, isForm = false, formKey = '' } = props;
  const { store, actions } = useSteps();
  const texts = useStepTexts();
  // The list on top stays as it was when Next was pressed: it takes the focus, which nobody wants while typing.
  const [refusal, setRefusal] = useState<Refusal>({ errors: [], attempt: 0, formKey });
  const refused = refusal.formKey === formKey ? refusal.errors : [];
  const title = heading ?? texts.own('title');
  const press = (): void => {
    void actions.pressNext();
    const errors = isForm && store.view.attempted ? store.fieldErrors : [];
    setRefusal(({ attempt }) => ({ errors, attempt: attempt + 1, formKey }));
  };
  return (
    <Screen
      top={<StepTop />}
      footer={store.row?.footer ?? 'shown'}
      {...(hasNext ? { actions: <NextButton submit={isForm} onPress={press} /> } : {})}
      {...(isForm ? { onSubmit: press } : {})}
    >
      {refused.length > 0 && <ErrorSummary errors={refused} attempt={refusal.attempt} />}
      <PageHeading page={title} time={store.timeLeft} hasError={refused.length > 0}>
        {title}
      </PageHeading>
      <p className="lead">{lead ?? texts.own('lead')}</p>
      {children}
      <CallFailure />
    </Screen>
  );
});
