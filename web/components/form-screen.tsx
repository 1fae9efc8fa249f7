import type { ReactNode } from 'react';
import type { OtpDeviceType } from '../../core/domain/otp-device.ts';
import { BackArrow } from './back-arrow.tsx';
import { Button } from './button.tsx';
import { CallErrors } from './call-errors.tsx';
import { ErrorSummary } from './error-summary.tsx';
import type { ErrorParameters } from './error-text.tsx';
import { PageHeading } from './page-heading.tsx';
import { Screen } from './screen.tsx';
import type { FormView } from './use-form.ts';

export interface FormScreenProps {
  readonly form: Pick<FormView<string>, 'isBusy' | 'errors' | 'summary' | 'submit'>;
  /** The screen's name in the title of the page. */
  readonly page: string;
  readonly heading: string;
  /** Changes when the screen becomes another one without leaving the route. */
  readonly screenKey?: string;
  readonly onBack?: (() => void) | undefined;
  /** The main button: its id, its words, and its words while the form is on its way. None where there is nothing to send. */
  readonly submit: { readonly press: string; readonly label: string; readonly busy: string } | null;
  /** The form was sent and taken. */
  readonly onTaken?: () => void;
  /** What stands beside the main button. */
  readonly beside?: ReactNode;
  /** What the messages of refused fields name. */
  readonly parameters?: ErrorParameters | undefined;
  /** The kind of device that a failed call was about. */
  readonly device?: OtpDeviceType | null;
  readonly footer?: 'shown' | 'hidden';
  /** The way on from a failed call. */
  readonly wayOn?: ReactNode;
  /** The fields, with what is said above and below them. */
  readonly children: ReactNode;
}

/** A screen that is one form: what was refused on top, the fields, why the call failed, and the button that sends it. */
export function FormScreen(props: FormScreenProps) {
  const { form, page, heading, screenKey, onBack, submit, onTaken, beside, footer, children } = props;
  const { parameters, device, wayOn } = props;
  const { errors, attempt } = form.summary;
  const isRefused = errors.length > 0;
  const hasActions = submit !== null || beside !== undefined;
  const send = async (): Promise<void> => {
    // Another call of the form may be under way, and the Enter key knows nothing of that.
    if (!form.isBusy && (await form.submit())) onTaken?.();
  };
  return (
    <Screen
      top={onBack === undefined ? undefined : <BackArrow onBack={onBack} />}
      {...(footer !== undefined && { footer })}
      onSubmit={() => void send()}
      {...(hasActions && {
        actions: (
          <>
            {submit !== null && (
              <Button type="submit" data-press={submit.press} busy={form.isBusy ? submit.busy : null}>
                {submit.label}
              </Button>
            )}
            {beside}
          </>
        ),
      })}
    >
      {isRefused && <ErrorSummary errors={errors} attempt={attempt} parameters={parameters} />}
      <PageHeading page={page} hasError={isRefused} {...(screenKey !== undefined && { screenKey })}>
        {heading}
      </PageHeading>
      {children}
      <CallErrors errors={form.errors} {...(device !== undefined && { device })}>
        {wayOn}
      </CallErrors>
    </Screen>
  );
}
