import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { isLeftWithoutNext } from '../../../../core/flow/selectors.ts';
import { PageHeading } from '../../../components/page-heading.tsx';
import { SavedNotice } from '../../../components/saved-notice.tsx';
import { Screen } from '../../../components/screen.tsx';
import { showMissing } from '../show-missing.ts';
import { useSteps } from '../step-services.ts';
import type { Count } from '../use-count.ts';
import { useStepTexts } from '../use-step-texts.ts';
import { NextButton } from './next-button.tsx';
import { StepBody } from './step-picture.tsx';
import { StepTop } from './step-top.tsx';

/** A page of a step that has several. */
export interface StepPart {
  /** Differs from page to page, so that focus and scroll position are reset. */
  readonly key: string;
  /** The page in the title of the window. */
  readonly tab: string;
}

interface StepPageProps {
  /** Default: the step's own title. */
  readonly heading?: string | null;
  /** Default: the step's own lead. */
  readonly lead?: string | null;
  readonly children?: ReactNode;
  /** False if the step's picture is not needed, or is rendered elsewhere. */
  readonly hasPicture?: boolean;
  /** On phones, shows the picture below the question, so that all answers are visible. */
  readonly isPictureLast?: boolean;
  /** The counter that the step's picture follows. */
  readonly count?: Count | null;
  /** False while the step cannot be left yet, so that it has no Next button. */
  readonly hasNext?: boolean;
  /** If the step is a form: its error summary, what submit does instead of a plain press, and whether it is busy. */
  readonly form?: { readonly summary: ReactNode; readonly submit: () => void; readonly isBusy?: boolean };
  /** The label of Next, if it is not the step's own. */
  readonly label?: string | null;
  readonly part?: StepPart;
  /** Buttons that replace Next. */
  readonly actions?: ReactNode;
}

/** The layout of every step: one heading, one lead, the content, and one main button. */
export const StepPage = observer(function StepPage(props: StepPageProps) {
  const {
    heading,
    lead,
    children,
    hasPicture = true,
    isPictureLast = false,
    hasNext = true,
    form,
    count = null,
    part,
  } = props;
  const { store, actions } = useSteps();
  const texts = useStepTexts();
  const tab = part?.tab ?? texts.maybe('tab', { time: store.timeLeft ?? '' });
  const hasError = form !== undefined && form.summary !== null;
  const pressNext = async (): Promise<void> => {
    const isRejected = store.obstacle !== null;
    await actions.pressNext();
    if (isRejected) showMissing();
  };
  const hasButton = hasNext && !isLeftWithoutNext(store.session);
  const next = (
    <NextButton label={props.label} onPress={form === undefined ? pressNext : null} isBusy={form?.isBusy ?? false} />
  );
  const buttons = props.actions ?? (hasButton ? next : undefined);
  return (
    <Screen
      top={<StepTop />}
      footer={store.row?.footer ?? 'shown'}
      {...(buttons !== undefined && { actions: buttons })}
      {...(form && { onSubmit: form.submit })}
    >
      <SavedNotice />
      {form?.summary}
      <PageHeading
        time={tab === null ? store.timeLeft : null}
        hasError={hasError}
        screenKey={part?.key ?? ''}
        {...(tab !== null && { page: tab })}
      >
        {heading ?? texts.own('title')}
      </PageHeading>
      <p className="lead">{lead ?? texts.own('lead')}</p>
      <StepBody hasPicture={hasPicture} isPictureLast={isPictureLast} count={count}>
        {children}
      </StepBody>
    </Screen>
  );
});
