import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { ETHNICITIES, RACES, SEXES, STATE_CODES } from '../../../../core/domain/choice-lists.ts';
import { digitsOnly, formatPhone } from '../../../../core/domain/format-input.ts';
import type { GuestForm } from '../../../../core/domain/guest-form.ts';
import { ZIP_DIGITS } from '../../../../core/domain/limits.ts';
import { Callout } from '../../../components/callout.tsx';
import { Checkbox } from '../../../components/checkbox-group.tsx';
import { DateField } from '../../../components/date-field.tsx';
import { SelectField } from '../../../components/select-field.tsx';
import { TextField, type TextFieldProps } from '../../../components/text-field.tsx';
import { useSteps } from '../step-services.ts';
import { useFieldErrors } from '../use-field-errors.ts';

/** What a typed or chosen field of the form needs: its words, its value, its error, and what changing it does. */
function useGuestForm() {
  const { store } = useSteps();
  const { t, i18n } = useTranslation();
  const errors = useFieldErrors();
  const form = store.identity.guestForm;
  const change = (patch: Partial<GuestForm>): void =>
    store.send({ type: 'guestFormChanged', form: { ...store.identity.guestForm, ...patch } });
  const words = (name: keyof GuestForm) => {
    const help = `form.fields.${name}.help`;
    return { name, label: t(`form.fields.${name}.label`), help: i18n.exists(help) ? t(help) : undefined };
  };
  const field = (name: Exclude<keyof GuestForm, 'noDateOfBirth'>) => ({
    ...words(name),
    value: form[name],
    error: errors.of(name),
    onChange: (value: string) => change({ [name]: value }),
    onBlur: () => errors.touch(name),
  });
  return { form, change, field, t };
}

type Fields = ReturnType<typeof useGuestForm>;

function Text({ fields, name, ...input }: { fields: Fields; name: TextName } & Partial<TextFieldProps>) {
  return <TextField {...fields.field(name)} {...input} />;
}

type TextName = Exclude<keyof GuestForm, 'noDateOfBirth' | SelectName>;
type SelectName = 'state' | 'sex' | 'race' | 'ethnicity';

const LISTS = { state: STATE_CODES, sex: SEXES, race: RACES, ethnicity: ETHNICITIES } as const;

function Select({ fields, name, ...input }: { fields: Fields; name: SelectName; autoComplete?: string }) {
  const { t } = fields;
  const values: readonly string[] = LISTS[name];
  const options = values.map((value) => ({ value, label: t(`choices.${name}.${value}`) }));
  return (
    <SelectField {...fields.field(name)} optional options={options} placeholder={t('choices.default')} {...input} />
  );
}

function DateOfBirth({ fields }: { readonly fields: Fields }) {
  const { form, change, field, t } = fields;
  return (
    <>
      {!form.noDateOfBirth && <DateField {...field('dateOfBirth')} autoComplete="bday" />}
      <Checkbox
        name="noDateOfBirth"
        label={t('form.noDateOfBirth.label')}
        help={t('form.noDateOfBirth.help')}
        checked={form.noDateOfBirth}
        onChange={(isTicked) => change({ noDateOfBirth: isTicked, ...(isTicked ? { dateOfBirth: '' } : {}) })}
      />
      {form.noDateOfBirth && (
        <>
          <Callout>{t('form.noDateOfBirth.notice')}</Callout>
          <Text fields={fields} name="age" inputMode="numeric" size="short" />
        </>
      )}
    </>
  );
}

function Address({ fields }: { readonly fields: Fields }) {
  const zip = fields.field('zipCode');
  const isHidden = fields.form.noDateOfBirth;
  return (
    <>
      {!isHidden && <Text fields={fields} name="address" optional autoComplete="address-line1" />}
      <TextField
        {...zip}
        onChange={(text) => zip.onChange(digitsOnly(text, ZIP_DIGITS))}
        inputMode="numeric"
        autoComplete="postal-code"
        size="short"
      />
      {!isHidden && (
        <>
          <Text fields={fields} name="city" optional autoComplete="address-level2" />
          <Select fields={fields} name="state" autoComplete="address-level1" />
          <Text fields={fields} name="county" optional />
        </>
      )}
    </>
  );
}

function Contact({ fields }: { readonly fields: Fields }) {
  const phone = fields.field('phoneNumber');
  const leavePhone = (): void => {
    phone.onChange(formatPhone(phone.value));
    phone.onBlur();
  };
  return (
    <>
      {!fields.form.noDateOfBirth && (
        <TextField {...phone} optional type="tel" inputMode="tel" autoComplete="tel-national" onBlur={leavePhone} />
      )}
      <Text fields={fields} name="emailAddress" optional type="email" inputMode="email" autoComplete="email" />
    </>
  );
}

/**
 * What a guest tells about the tested person. Every change is kept at once, so a reload loses nothing. Without a date of
 * birth the age is asked in its place, and what names or locates the person is not asked at all.
 */
export const GuestFields = observer(function GuestFields() {
  const fields = useGuestForm();
  const { form, t } = fields;
  return (
    <>
      <fieldset className="step-group">
        <legend>{t('form.groups.person')}</legend>
        {!form.noDateOfBirth && (
          <>
            <Text fields={fields} name="firstName" optional autoComplete="given-name" />
            <Text fields={fields} name="middleName" optional autoComplete="additional-name" />
            <Text fields={fields} name="lastName" optional autoComplete="family-name" />
          </>
        )}
        <DateOfBirth fields={fields} />
      </fieldset>
      <fieldset className="step-group">
        <legend>{t('form.groups.address')}</legend>
        <Address fields={fields} />
      </fieldset>
      <fieldset className="step-group">
        <legend>{t('form.groups.background')}</legend>
        <Select fields={fields} name="sex" />
        <Select fields={fields} name="ethnicity" />
        <Select fields={fields} name="race" />
      </fieldset>
      <fieldset className="step-group">
        <legend>{t('form.groups.contact')}</legend>
        <Contact fields={fields} />
      </fieldset>
    </>
  );
});
