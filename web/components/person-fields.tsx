import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ETHNICITIES, RACES, SEXES, STATE_CODES } from '../../core/domain/choice-lists.ts';
import type { ErrorCode } from '../../core/domain/error-codes.ts';
import { digitsOnly, formatPhone } from '../../core/domain/format-input.ts';
import { isFieldShown, optOutChange, type GuestForm, type PersonForm } from '../../core/domain/guest-form.ts';
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

/** The form's values, and what happens with them. */
export interface PersonFormProps {
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
}

export interface PersonFieldsProps extends PersonFormProps {
  /** The title above the fields about the person. */
  readonly title: string;
  /** Further fields about the person's background. */
  readonly children?: ReactNode;
}

/** The props of a text or select field: label, value, error and change handler. */
export function useFields({ values, ageHelp, isForTest = false, errorOf, onChange, onLeave }: PersonFormProps) {
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

export type Fields = ReturnType<typeof useFields>;

const LONGEST: Readonly<Partial<Record<TextName, number>>> = PERSON_TEXT_LIMITS;

export function Text({ fields, name, ...input }: { fields: Fields; name: TextName } & Partial<TextFieldProps>) {
  return <TextField {...fields.field(name)} maxLength={LONGEST[name]} {...input} />;
}

const LISTS = { state: STATE_CODES, sex: SEXES, race: RACES, ethnicity: ETHNICITIES } as const;

export function Select({ fields, name, ...input }: { fields: Fields; name: SelectName; autoComplete?: string }) {
  const { t } = fields;
  const values: readonly string[] = LISTS[name];
  const options = values.map((value) => ({ value, label: t(`choices.${name}.${value}`) }));
  return (
    <SelectField {...fields.field(name)} optional options={options} placeholder={t('choices.default')} {...input} />
  );
}

/** The box of the person who gives no date of birth. */
export function OptOut({ fields, help }: { readonly fields: Fields; readonly help?: string }) {
  const { values, change, t } = fields;
  return (
    <>
      <Checkbox
        name="noDateOfBirth"
        label={t('form.noDateOfBirth.label')}
        help={help}
        checked={values.noDateOfBirth}
        onChange={(isTicked) => change(optOutChange(isTicked))}
      />
      {values.noDateOfBirth && <Callout>{t('form.noDateOfBirth.notice')}</Callout>}
    </>
  );
}

/** The ZIP code, which fills in city, state and county. `placeKnown` shows under one whose place is known. */
export function Zip({ fields, placeKnown }: { readonly fields: Fields; readonly placeKnown?: string }) {
  const zip = fields.field('zipCode');
  return (
    <div className="noted">
      <TextField
        {...zip}
        {...(placeKnown !== undefined && { help: undefined })}
        onChange={(text) => zip.onChange(digitsOnly(text, ZIP_DIGITS))}
        inputMode="numeric"
        autoComplete="postal-code"
        size="short"
      />
      {!fields.values.noDateOfBirth && <ZipStatus place={fields.place} known={placeKnown} />}
    </div>
  );
}

export function Phone({ fields }: { readonly fields: Fields }) {
  const phone = fields.field('phoneNumber');
  const leavePhone = (): void => {
    phone.onChange(formatPhone(phone.value));
    phone.onBlur();
  };
  return <TextField {...phone} optional type="tel" inputMode="tel" autoComplete="tel" onBlur={leavePhone} />;
}

/** The age, which replaces the date of birth. */
export function Age({ fields }: { readonly fields: Fields }) {
  return <Text fields={fields} name="age" help={fields.ageHelp} inputMode="numeric" size="short" />;
}

/** City, state or county, with what is wrong about it for this ZIP code. */
export function PlaceField({ fields, name }: { readonly fields: Fields; readonly name: 'city' | 'state' | 'county' }) {
  return (
    <div className="noted">
      {name === 'state' ? (
        <Select fields={fields} name={name} autoComplete="address-level1" />
      ) : (
        <Text fields={fields} name={name} optional {...(name === 'city' && { autoComplete: 'address-level2' })} />
      )}
      <PlaceNote place={fields.place} on={name} zip={fields.values.zipCode} />
    </div>
  );
}

/** The dialog that asks for the city or county of a ZIP code with several. */
export function PlaceOfZip({ fields }: { readonly fields: Fields }) {
  const { place, values } = fields;
  return <LatePlaceDialog place={place} zip={values.zipCode} city={values.city} />;
}

/**
 * All fields about a person on one screen, as a profile has them (product.md section 4, "Profile form"). Without a date
 * of birth the form asks the age, and hides the fields that name or locate the person. A zip fills in city, state and
 * county through `onChange`.
 */
export const PersonFields = observer(function PersonFields(props: PersonFieldsProps) {
  const fields = useFields(props);
  const { values, field, t } = fields;
  const isShown = (name: FieldName): boolean => isFieldShown(name, values);
  return (
    <>
      <fieldset className="person-group">
        <legend>{props.title}</legend>
        {isShown('firstName') && (
          <>
            <Text fields={fields} name="firstName" optional autoComplete="given-name" />
            <Text fields={fields} name="middleName" optional autoComplete="additional-name" />
            <Text fields={fields} name="lastName" optional autoComplete="family-name" />
          </>
        )}
        {isShown('dateOfBirth') && <DateField {...field('dateOfBirth')} autoComplete="bday" />}
        <OptOut fields={fields} help={t('form.noDateOfBirth.help')} />
        {isShown('age') && <Age fields={fields} />}
      </fieldset>
      <fieldset className="person-group">
        <legend>{t('form.groups.address')}</legend>
        {isShown('address') && <Text fields={fields} name="address" optional autoComplete="address-line1" />}
        <Zip fields={fields} />
        {isShown('city') && (
          <>
            <PlaceField fields={fields} name="city" />
            <PlaceField fields={fields} name="state" />
            <PlaceField fields={fields} name="county" />
            <PlaceOfZip fields={fields} />
          </>
        )}
      </fieldset>
      <fieldset className="person-group">
        <legend>{t('form.groups.background')}</legend>
        <Select fields={fields} name="sex" />
        <Select fields={fields} name="ethnicity" />
        <Select fields={fields} name="race" />
        {props.children}
      </fieldset>
      {isShown('phoneNumber') && (
        <fieldset className="person-group">
          <legend>{t('form.groups.contact')}</legend>
          <Phone fields={fields} />
        </fieldset>
      )}
    </>
  );
});
