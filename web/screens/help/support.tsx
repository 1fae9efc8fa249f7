import { useTranslation } from 'react-i18next';
import { SUPPORT_REQUEST_TYPES } from '../../../core/domain/choice-lists.ts';
import type { AppError } from '../../../core/domain/error-codes.ts';
import { formatPhone } from '../../../core/domain/format-input.ts';
import { SUPPORT_EMAIL } from '../../../core/domain/settings.ts';
import { MAX_NAME_LENGTH, MAX_SUPPORT_INFORMATION_LENGTH } from '../../../core/domain/limits.ts';
import { cleanEmail } from '../../../core/domain/validate-fields.ts';
import { makeSupportActions, type SupportField } from '../../../core/use-cases/support/support-actions.ts';
import { BackArrow } from '../../components/back-arrow.tsx';
import { Button, ButtonLink } from '../../components/button.tsx';
import { CallErrors } from '../../components/call-errors.tsx';
import { Callout } from '../../components/callout.tsx';
import { FormScreen } from '../../components/form-screen.tsx';
import { LinkedText } from '../../components/linked-text.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { Screen } from '../../components/screen.tsx';
import { SelectField } from '../../components/select-field.tsx';
import { TextAreaField, type TextRoom } from '../../components/text-area-field.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useForm, type FormView } from '../../components/use-form.ts';
import { useOnline } from '../../components/use-online.ts';
import type { ScreenProps } from '../screen-props.ts';
import { useAccount } from '../../wiring/services.ts';
import '../../styles/support.css';
import { EmailField } from '../account/email-field.tsx';
import { TechnicalDetails } from './technical-details.tsx';

const MESSAGE_ROWS = 10;

type SupportForm = FormView<SupportField>;

function RequestType({ form }: { readonly form: SupportForm }) {
  const { t } = useTranslation();
  const options = SUPPORT_REQUEST_TYPES.map((value) => ({ value, label: t(`support.requestTypes.${value}`) }));
  return (
    <SelectField<string>
      {...form.field('requestType')}
      label={t('support.requestType')}
      options={options}
      placeholder={t('choices.default')}
    />
  );
}

function Phone({ form }: { readonly form: SupportForm }) {
  const { t } = useTranslation();
  const phone = form.field('phoneNumber');
  return (
    <TextField
      {...phone}
      label={t('support.phoneNumber')}
      help={t('form.fields.phoneNumber.help')}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      onBlur={() => {
        phone.onChange(formatPhone(phone.value));
        phone.onBlur();
      }}
    />
  );
}

function Message({ form }: { readonly form: SupportForm }) {
  const { t } = useTranslation();
  const countText = ({ left }: TextRoom): string => {
    const [kind, count] = left < 0 ? (['over', -left] as const) : (['left', left] as const);
    return count === 1 ? t(`support.${kind}.one`) : t(`support.${kind}.many`, { count });
  };
  return (
    <TextAreaField
      {...form.field('supportInformation')}
      label={t('support.information')}
      help={t('support.informationHelp')}
      rows={MESSAGE_ROWS}
      limit={MAX_SUPPORT_INFORMATION_LENGTH}
      countText={countText}
      announcement={({ left }) => t(left < 0 ? 'support.overLimit' : 'support.nearLimit')}
    />
  );
}

/**
 * Shown before sending. Its live region is always rendered: screen readers do not announce a region that is added
 * together with its text.
 */
function OfflineNotice() {
  const { t } = useTranslation();
  const isOnline = useOnline();
  return (
    <div role="status" className="status-text">
      {!isOnline && <Callout kind="warning">{t('support.offline')}</Callout>}
    </div>
  );
}

/** The opening hours of customer service and other ways to contact it. */
function ContactOptions() {
  const { t } = useTranslation();
  return (
    <>
      <p>
        {t('support.hours')} <LinkedText text={t('support.write', { email: SUPPORT_EMAIL })} />
      </p>
      <p>{t('support.emergency')}</p>
    </>
  );
}

interface NotSentProps {
  readonly errors: readonly AppError[];
  /** Shows the form again. */
  readonly onAgain: () => void;
}

/** Why the request was not sent, shown instead of the form (product.md section 4, "Support request"). */
function NotSent({ errors, onAgain }: NotSentProps) {
  const { t } = useTranslation();
  return (
    <Screen
      top={<BackArrow onBack={onAgain} />}
      actions={
        <Button data-press="try-again" onClick={onAgain}>
          {t('buttons.tryAgain')}
        </Button>
      }
    >
      <PageHeading page={t('support.failed.page')} hasError>
        {t('support.failed.heading')}
      </PageHeading>
      <CallErrors errors={errors}>
        <p>{t('support.failed.kept')}</p>
      </CallErrors>
      <ContactOptions />
    </Screen>
  );
}

function Sent({ email }: { readonly email: string }) {
  const { t } = useTranslation();
  return (
    <Screen
      actions={
        <ButtonLink variant="primary" press="home">
          {t('buttons.home')}
        </ButtonLink>
      }
    >
      <PageHeading page={t('support.sent.page')}>{t('support.sent.heading')}</PageHeading>
      <div className="sent-to" data-view="request-sent">
        <p>{t('support.sent.to')}</p>
        <p className="sent-to__address">{email}</p>
      </div>
      <ul className="points">
        <li>{t('support.sent.hours')}</li>
        <li>{t('support.sent.later')}</li>
        <li>{t('support.sent.spam')}</li>
      </ul>
      <p>{t('support.emergency')}</p>
    </Screen>
  );
}

/** Contacting customer service (product.md section 2, /support). */
export default function Support({ onBack }: ScreenProps) {
  const { t } = useTranslation();
  const { deps } = useAccount();
  const form = useForm(() => makeSupportActions(deps).openForm());
  if (form.isSent) return <Sent email={cleanEmail(form.values.email)} />;
  if (form.errors.length > 0) return <NotSent errors={form.errors} onAgain={form.reopen} />;
  return (
    <FormScreen
      form={form}
      page={t('support.page')}
      heading={t('support.heading')}
      onBack={onBack}
      submit={{ label: t('support.send'), busy: t('buttons.sending') }}
    >
      <p>{t('support.lead')}</p>
      <ContactOptions />
      <RequestType form={form} />
      <TextField {...form.field('name')} label={t('support.name')} autoComplete="name" maxLength={MAX_NAME_LENGTH} />
      <EmailField
        {...form.field('email')}
        label={t('support.email')}
        help={t('support.emailHelp')}
        autoComplete="email"
      />
      <Phone form={form} />
      <Message form={form} />
      <TechnicalDetails />
      <OfflineNotice />
    </FormScreen>
  );
}
