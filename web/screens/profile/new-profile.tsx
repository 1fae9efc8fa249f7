import { useState } from 'react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { PARTICIPANT_TYPES, type ParticipantType } from '../../../core/domain/choice-lists.ts';
import type { GuestForm } from '../../../core/domain/guest-form.ts';
import { knownOfNew, profileForm, type ProfileField } from '../../../core/use-cases/profile/profile-form.ts';
import { Callout } from '../../components/callout.tsx';
import { Checkbox } from '../../components/checkbox-group.tsx';
import { FormScreen } from '../../components/form-screen.tsx';
import { PersonFields } from '../../components/person-fields.tsx';
import { SelectField } from '../../components/select-field.tsx';
import { useForm, type FormView } from '../../components/use-form.ts';
import type { ScreenProps } from '../../routes.tsx';
import { useAccount, useServices } from '../../services.ts';

/** A box is kept as the form keeps it: `'true'` when ticked and empty otherwise. */
function toText(value: string | boolean): string {
  if (typeof value === 'string') return value;
  return value ? 'true' : '';
}

/** The form, whose list of refused fields is over once the form asks for other fields. */
function useProfileForm(form: FormView<ProfileField>): FormView<ProfileField> {
  const [isListOver, setListOver] = useState(false);
  const { summary } = form;
  return {
    ...form,
    summary: isListOver ? { ...summary, errors: [] } : summary,
    set: (name, value) => {
      if (name === 'noDateOfBirth') setListOver(true);
      form.set(name, value);
    },
    submit: async () => {
      const isTaken = await form.submit();
      setListOver(false);
      return isTaken;
    },
  };
}

/** The group that a person belongs to. It is asked, and stays in the form (product.md section 3, "Choice lists"). */
function ParticipantTypeField() {
  const { t } = useTranslation();
  const [value, setValue] = useState<ParticipantType | 'default'>('default');
  const options = PARTICIPANT_TYPES.map((type) => ({ value: type, label: t(`profileForm.participantTypes.${type}`) }));
  return (
    <SelectField
      name="participantType"
      label={t('profileForm.participantType')}
      optional
      options={options}
      placeholder={t('choices.default')}
      value={value}
      onChange={setValue}
    />
  );
}

function Person({ form }: { readonly form: FormView<ProfileField> }) {
  const { t } = useTranslation();
  const change = (patch: Partial<GuestForm>): void => {
    for (const [name, value] of Object.entries(patch)) form.set(name as ProfileField, toText(value));
  };
  return (
    <PersonFields
      title={t('profileForm.person')}
      ageHelp={t('profileForm.ageHelp')}
      values={{ ...form.values, noDateOfBirth: form.values.noDateOfBirth === 'true' }}
      errorOf={(name) => (name === 'emailAddress' ? null : form.field(name).error)}
      onChange={change}
      onLeave={(name) => {
        if (name !== 'emailAddress') form.field(name).onBlur();
      }}
    >
      <ParticipantTypeField />
    </PersonFields>
  );
}

function Reporting({ form }: { readonly form: FormView<ProfileField> }) {
  const { t } = useTranslation();
  return (
    <fieldset className="person-group">
      <legend>{t('profileForm.reporting')}</legend>
      <Checkbox
        name="consentToReport"
        label={t('profileForm.consent.label')}
        help={t('profileForm.consent.help')}
        checked={form.values.consentToReport === 'true'}
        onChange={(isTicked) => form.set('consentToReport', toText(isTicked))}
      />
    </fieldset>
  );
}

/**
 * A new profile (product.md section 2, /profile/{userId}), the first one filled with what was told as a guest. After a guest's
 * test saving it brings the result into the account.
 */
const NewProfile = observer(function NewProfile({ onBack }: ScreenProps) {
  const { t } = useTranslation();
  const { store } = useServices();
  const { actions } = useAccount();
  const { isAfterGuest } = store.snapshot.account;
  // Saving makes the first profile; the screen is still that of the first one until it is left.
  const [isFirst] = useState(store.identity.profiles.length === 0 || isAfterGuest);
  const form = useProfileForm(
    useForm(() => profileForm(knownOfNew(store.snapshot), () => store.moment.today, actions.profiles.saveNew)),
  );
  const heading = t(isFirst ? 'profileForm.titles.create' : 'profileForm.titles.new');
  return (
    <FormScreen
      form={form}
      page={heading}
      heading={heading}
      footer="hidden"
      onBack={isAfterGuest ? undefined : onBack}
      submit={{ press: 'save-profile', label: t('profileForm.save'), busy: t('buttons.saving') }}
      wayOn={<p>{t('profileForm.typedStays')}</p>}
    >
      {isAfterGuest && <Callout title={t('profileForm.afterGuest.title')}>{t('profileForm.afterGuest.text')}</Callout>}
      <p>{t('profileForm.why')}</p>
      <Person form={form} />
      <Reporting form={form} />
    </FormScreen>
  );
});

export default NewProfile;
