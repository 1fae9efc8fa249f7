import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PARTICIPANT_TYPES } from '../../../core/domain/choice-lists.ts';
import type { GuestForm } from '../../../core/domain/guest-form.ts';
import { MAX_LABEL_LENGTH } from '../../../core/domain/limits.ts';
import { isProfileFieldShown, type ProfileUse } from '../../../core/domain/profile-fields.ts';
import type { FormSpec } from '../../../core/forms/form.ts';
import { toPersonForm, toText, type ProfileField } from '../../../core/use-cases/profile/profile-form.ts';
import { Checkbox } from '../../components/checkbox-group.tsx';
import { PersonFields } from '../../components/person-fields.tsx';
import { SelectField } from '../../components/select-field.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useForm, type FormView } from '../../components/use-form.ts';

/** The props of both forms, for a new and an existing profile. */
export interface ProfileFormProps {
  readonly onBack: (() => void) | undefined;
}

/** The profile form. Its error summary is cleared when the form shows different fields. `makeSpec` is called once. */
export function useProfileForm(makeSpec: () => FormSpec<ProfileField>): FormView<ProfileField> {
  const form = useForm(makeSpec);
  const [isSummaryCleared, setSummaryCleared] = useState(false);
  const { summary } = form;
  return {
    ...form,
    summary: isSummaryCleared ? { ...summary, errors: [] } : summary,
    set: (name, value) => {
      if (name === 'noDateOfBirth') setSummaryCleared(true);
      form.set(name, value);
    },
    submit: async () => {
      const isAccepted = await form.submit();
      setSummaryCleared(false);
      return isAccepted;
    },
  };
}

export interface ProfileFieldsProps {
  readonly form: FormView<ProfileField>;
  readonly use: ProfileUse;
}

/** The user group that a person belongs to. */
function ParticipantTypeField({ form }: { readonly form: FormView<ProfileField> }) {
  const { t } = useTranslation();
  const options = PARTICIPANT_TYPES.map((type: string) => ({
    value: type,
    label: t(`profileForm.participantTypes.${type}`),
  }));
  return (
    <SelectField
      {...form.field('participantType')}
      label={t('profileForm.participantType')}
      optional
      options={options}
      placeholder={t('choices.default')}
    />
  );
}

function Person({ form, use }: ProfileFieldsProps) {
  const { t } = useTranslation();
  const change = (patch: Partial<GuestForm>): void => {
    for (const [name, value] of Object.entries(patch)) form.set(name as ProfileField, toText(value));
  };
  return (
    <PersonFields
      title={t('profileForm.person')}
      ageHelp={t('profileForm.ageHelp')}
      isForTest={use === 'review'}
      values={toPersonForm(form.values)}
      errorOf={(name) => (name === 'emailAddress' ? null : form.field(name).error)}
      onChange={change}
      onLeave={(name) => {
        if (name !== 'emailAddress') form.field(name).onBlur();
      }}
    >
      <ParticipantTypeField form={form} />
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

/** What only the account sees: the label of a person without a name, and which profile is the default one. */
function InAccount({ form, use }: ProfileFieldsProps) {
  const { t } = useTranslation();
  const isShown = (field: ProfileField) => isProfileFieldShown(field, toPersonForm(form.values), use);
  const isDefault = typeof use === 'object' && use.isDefaultProfile;
  if (!isDefault && !isShown('label') && !isShown('isDefaultProfile')) return null;
  return (
    <fieldset className="person-group">
      <legend>{t('profileForm.inAccount')}</legend>
      {isShown('label') && (
        <TextField
          {...form.field('label')}
          label={t('profileForm.label.label')}
          help={t('profileForm.label.help')}
          maxLength={MAX_LABEL_LENGTH}
          optional
        />
      )}
      {isShown('isDefaultProfile') && (
        <Checkbox
          name="isDefaultProfile"
          label={t('profileForm.default.label')}
          help={t('profileForm.default.help')}
          checked={form.values.isDefaultProfile === 'true'}
          onChange={(isTicked) => form.set('isDefaultProfile', toText(isTicked))}
        />
      )}
      {isDefault && <p>{t('profileForm.default.is')}</p>}
    </fieldset>
  );
}

/** All fields of a profile (product.md section 4, "Profile form"). */
export function ProfileFields({ form, use }: ProfileFieldsProps) {
  return (
    <>
      <Person form={form} use={use} />
      <Reporting form={form} />
      <InAccount form={form} use={use} />
    </>
  );
}
