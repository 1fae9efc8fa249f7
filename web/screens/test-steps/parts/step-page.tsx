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
  /** Default: the Next button. Null where something other than a button leads on. */
  readonly actions?: ReactNode;
  /** The step has typed fields: Enter in them presses Next, and refused ones are listed on top. */
  readonly isForm?: boolean;
}

/** What every step has: one heading, one lead, what is to be done, and one main button. */
export const StepPage = observer(function StepPage({ heading, lead, children, actions, isForm = false }: StepPageProps) {
  const { store, actions: session } = useSteps();
  const texts = useStepTexts();
  // The list on top stays as it was when Next was pressed: it takes the focus, which nobody wants while typing.
  const [refused, setRefused] = useState<{ errors: readonly FieldError[]; attempt: number }>({ errors: [], attempt: 0 });
  const title = heading ?? texts.own('title');
  const press = (): void => {
    void session.pressNext();
    const errors = isForm && store.view.attempted ? store.fieldErrors : [];
    setRefused(({ attempt }) => ({ errors, attempt: attempt + 1 }));
  };
  return (
    <Screen
      top={<StepTop />}
      footer={store.row?.footer ?? 'shown'}
      actions={actions === undefined ? <NextButton submit={isForm} onPress={press} /> : actions}
      {...(isForm ? { onSubmit: press } : {})}
    >
      {refused.errors.length > 0 && <ErrorSummary {...refused} />}
      <PageHeading page={title} time={store.timeLeft} hasError={refused.errors.length > 0} screenKey={title}>
        {title}
      </PageHeading>
      <p className="lead">{lead ?? texts.own('lead')}</p>
      {children}
      <CallFailure />
    </Screen>
  );
});
