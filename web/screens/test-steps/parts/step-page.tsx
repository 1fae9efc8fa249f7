import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { PageHeading } from '../../../components/page-heading.tsx';
import { Screen } from '../../../components/screen.tsx';
import { useSteps } from '../step-services.ts';
import { useStepTexts } from '../use-step-texts.ts';
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
  /** Where the step is a form: what was refused, and what submitting does in the place of a plain press. */
  readonly form?: { readonly summary: ReactNode; readonly submit: () => void };
}

/** What every step has: one heading, one lead, what is to be done, and one main button. */
export const StepPage = observer(function StepPage(props: StepPageProps) {
  const { heading, lead, children, hasNext = true, form } = props;
  const { store, actions } = useSteps();
  const texts = useStepTexts();
  const hasError = form !== undefined && form.summary !== null;
  return (
    <Screen
      top={<StepTop />}
      footer={store.row?.footer ?? 'shown'}
      {...(hasNext && { actions: <NextButton onPress={form === undefined ? actions.pressNext : null} /> })}
      {...(form && { onSubmit: form.submit })}
    >
      {form?.summary}
      <PageHeading time={store.timeLeft} hasError={hasError}>
        {heading ?? texts.own('title')}
      </PageHeading>
      <p className="lead">{lead ?? texts.own('lead')}</p>
      {children}
    </Screen>
  );
});
