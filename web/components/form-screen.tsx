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
  readonly form: Pick<FormView<string>, 'button' | 'isBusy' | 'errors' | 'summary' | 'submit'>;
  /** The screen's name in the page title. */
  readonly page: string;
  readonly heading: string;
  /** Changes when the route stays but shows a different screen. */
  readonly screenKey?: string;
  readonly onBack?: (() => void) | undefined;
  /**
   * The main button: its label, and its label while the form is being sent. Null if there is nothing to send.
   */
  readonly submit: { readonly label: string; readonly busy: string } | null;
  /** Called when the form was sent and accepted. */
  readonly onAccepted?: () => void;
  /** Content next to the main button. */
  readonly beside?: ReactNode;
  /** The parameters of the messages of rejected fields. */
  readonly parameters?: ErrorParameters | undefined;
  /** The type of two-factor device in a failed call. */
  readonly device?: OtpDeviceType | null;
  /** What the user can do after a failed call. */
  readonly recovery?: ReactNode;
  /** The fields, and the texts above and below them. */
  readonly children: ReactNode;
}

/**
 * A screen that is one form: the rejected fields on top, the fields, the errors of a failed call, and the submit
 * button.
 */
export function FormScreen(props: FormScreenProps) {
  const { form, page, heading, screenKey, onBack, submit, onAccepted, beside, children } = props;
  const { parameters, device, recovery } = props;
  const { errors, attempt } = form.summary;
  const isRejected = errors.length > 0;
  const hasActions = submit !== null || beside !== undefined;
  const send = async (): Promise<void> => {
    // Enter can submit the form while another of its calls is pending.
    if (!form.isBusy && (await form.submit())) onAccepted?.();
  };
  return (
    <Screen
      top={onBack === undefined ? undefined : <BackArrow onBack={onBack} />}
      onSubmit={() => void send()}
      {...(hasActions && {
        actions: (
          <>
            {submit !== null && (
              <Button type="submit" data-press={form.button} busy={form.isBusy ? submit.busy : null}>
                {submit.label}
              </Button>
            )}
            {beside}
          </>
        ),
      })}
    >
      {isRejected && <ErrorSummary errors={errors} attempt={attempt} parameters={parameters} />}
      <PageHeading page={page} hasError={isRejected} {...(screenKey !== undefined && { screenKey })}>
        {heading}
      </PageHeading>
      {children}
      <CallErrors errors={form.errors} {...(device !== undefined && { device })}>
        {recovery}
      </CallErrors>
    </Screen>
  );
}
