import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ETHNICITIES, RACES, SEXES, STATE_CODES } from '../../core/domain/choice-lists.ts';
import type { ErrorCode } from '../../core/domain/error-codes.ts';
import { digitsOnly, formatPhone } from '../../core/domain/format-input.ts';
import type { GuestForm, PersonForm } from '../../core/domain/guest-form.ts';
import { ZIP_DIGITS } from '../../core/domain/limits.ts';
import { PERSON_TEXT_LIMITS } from '../../core/domain/validate-person.ts';
import { Callout } from './callout.tsx';
import { Checkbox } from './checkbox-group.tsx';
import { DateField } from './date-field.tsx';
import { LatePlaceDialog } from './late-place-dialog.tsx';
import { PlaceNote, ZipStatus } from './place-notes.tsx';
import { SelectField } from './select-field.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';
import { usePlaceFinder } from './use-place-finder.ts';

type BoxName = 'noDateOfBirth';
type SelectName = 'state' | 'sex' | 'race' | 'ethnicity';
type TextName = Exclude<keyof GuestForm, BoxName | SelectName>;
type FieldName = TextName | SelectName;

export interface PersonFieldsProps {
  /** The title above the fields about the person. */
  readonly title: string;
  /** The help text of the age field. */
  readonly ageHelp: string;
  /** The person is the tested one: anyone too young for the test is rejected. */
  readonly isForTest?: boolean;
  /** The field values. The email is shown only if it is included. */
  readonly values: PersonForm & Partial<Pick<GuestForm, 'emailAddress'>>;
  readonly errorOf: (name: FieldName) => ErrorCode | null;
  readonly onChange: (patch: Partial<GuestForm>) => void;
  /** Called when a field loses the focus. */
  readonly onLeave: (name: FieldName) => void;
  /** Further fields about the person's background. */
  readonly children?: ReactNode;
}

/** The props of a text or select field: label, value, error and change handler. */
function usePersonFields({ values, ageHelp, isForTest = false, errorOf, onChange, onLeave }: PersonFieldsProps) {
  const { t, i18n } = useTranslation();
  const place = usePlaceFinder(values, onChange);
  const leave = (name: FieldName): void => {
    onLeave(name);
    if (name === 'city' || name === 'state') place.leave();
  };
  const field = (name: FieldName) => {
    const help = `form.fields.${name}.help`;
    return {
      name,
      label: t(`form.fields.${name}.label`),
      help: i18n.exists(help) ? t(help) : undefined,
      value: values[name] ?? '',
      error: errorOf(name),
      parameters: { isForTest },
      onChange: (value: string) => onChange({ [name]: value }),
      onBlur: () => leave(name),
    };
  };
  return { values, ageHelp, change: onChange, field, place, t };
}

type Fields = ReturnType<typeof usePersonFields>;

const LONGEST: Readonly<Partial<Record<TextName, number>>> = PERSON_TEXT_LIMITS;

function Text({ fields, name, ...input }: { fields: Fields; name: TextName } & Partial<TextFieldProps>) {
  return <TextField {...fields.field(name)} maxLength={LONGEST[name]} {...input} />;
}

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
  const { values, ageHelp, change, field, t } = fields;
  return (
    <>
      {!values.noDateOfBirth && <DateField {...field('dateOfBirth')} autoComplete="bday" />}
      <Checkbox
        name="noDateOfBirth"
        label={t('form.noDateOfBirth.label')}
        help={t('form.noDateOfBirth.help')}
        checked={values.noDateOfBirth}
        onChange={(isTicked) => change({ noDateOfBirth: isTicked, ...(isTicked ? { dateOfBirth: '' } : {}) })}
      />
      {values.noDateOfBirth && (
        <>
          <Callout>{t('form.noDateOfBirth.notice')}</Callout>
          <Text fields={fields} name="age" help={ageHelp} inputMode="numeric" size="short" />
        </>
      )}
    </>
  );
}

function Address({ fields }: { readonly fields: Fields }) {
  const zip = fields.field('zipCode');
  const { place } = fields;
  const isHidden = fields.values.noDateOfBirth;
  return (
    <>
      {!isHidden && <Text fields={fields} name="address" optional autoComplete="address-line1" />}
      <div className="noted">
        <TextField
          {...zip}
          onChange={(text) => zip.onChange(digitsOnly(text, ZIP_DIGITS))}
          inputMode="numeric"
          autoComplete="postal-code"
          size="short"
        />
        {!isHidden && <ZipStatus place={place} />}
      </div>
      {!isHidden && (
        <>
          <div className="noted">
            <Text fields={fields} name="city" optional autoComplete="address-level2" />
            <PlaceNote place={place} on="city" zip={zip.value} />
          </div>
          <div className="noted">
            <Select fields={fields} name="state" autoComplete="address-level1" />
            <PlaceNote place={place} on="state" zip={zip.value} />
          </div>
          <div className="noted">
            <Text fields={fields} name="county" optional />
            <PlaceNote place={place} on="county" zip={zip.value} />
          </div>
          <LatePlaceDialog place={place} zip={zip.value} city={fields.values.city} />
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
      {!fields.values.noDateOfBirth && (
        <TextField {...phone} optional type="tel" inputMode="tel" autoComplete="tel-national" onBlur={leavePhone} />
      )}
      {fields.values.emailAddress !== undefined && (
        <Text fields={fields} name="emailAddress" optional type="email" inputMode="email" autoComplete="email" />
      )}
    </>
  );
}

/**
 * The fields about a person, for guests and profiles (product.md section 4, "Profile form"). Without a date of birth
 * the form asks the age, and hides the fields that name or locate the person. A zip fills in city, state and county
 * through `onChange`.
 */
export const PersonFields = observer(function PersonFields(props: PersonFieldsProps) {
  const fields = usePersonFields(props);
  const { values, t } = fields;
  const hasContact = !values.noDateOfBirth || values.emailAddress !== undefined;
  return (
    <>
      <fieldset className="person-group">
        <legend>{props.title}</legend>
        {!values.noDateOfBirth && (
          <>
            <Text fields={fields} name="firstName" optional autoComplete="given-name" />
            <Text fields={fields} name="middleName" optional autoComplete="additional-name" />
            <Text fields={fields} name="lastName" optional autoComplete="family-name" />
          </>
        )}
        <DateOfBirth fields={fields} />
      </fieldset>
      <fieldset className="person-group">
        <legend>{t('form.groups.address')}</legend>
        <Address fields={fields} />
      </fieldset>
      <fieldset className="person-group">
        <legend>{t('form.groups.background')}</legend>
        <Select fields={fields} name="sex" />
        <Select fields={fields} name="ethnicity" />
        <Select fields={fields} name="race" />
        {props.children}
      </fieldset>
      {hasContact && (
        <fieldset className="person-group">
          <legend>{t('form.groups.contact')}</legend>
          <Contact fields={fields} />
        </fieldset>
      )}
    </>
  );
});
