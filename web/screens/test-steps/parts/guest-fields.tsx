import { observer } from 'mobx-react-lite';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { GuestForm } from '../../../../core/domain/guest-form.ts';
import { GUEST_PAGE_OF } from '../../../../core/domain/guest-pages.ts';
import { guestFieldTexts } from '../../../../core/step-texts/person-texts.ts';
import { DateField } from '../../../components/date-field.tsx';
import {
  Age,
  OptOut,
  Phone,
  PlaceField,
  PlaceOfZip,
  Select,
  Text,
  useFields,
  Zip,
  type Fields,
} from '../../../components/person-fields.tsx';
import { useSteps } from '../step-services.ts';
import { useFieldErrors } from '../use-field-errors.ts';
import { useShownTexts } from '../use-shown-texts.ts';

type Name = keyof GuestForm;

const NAMES = Object.keys(GUEST_PAGE_OF) as readonly Name[];

/** Each field of the form; `placeKnown` stands under the ZIP code. */
const FIELDS: Readonly<Record<Name, (fields: Fields, placeKnown: string) => ReactNode>> = {
  firstName: (fields) => <Text fields={fields} name="firstName" optional autoComplete="given-name" />,
  middleName: (fields) => <Text fields={fields} name="middleName" optional autoComplete="additional-name" />,
  lastName: (fields) => <Text fields={fields} name="lastName" optional autoComplete="family-name" />,
  dateOfBirth: ({ field }) => <DateField {...field('dateOfBirth')} autoComplete="bday" />,
  noDateOfBirth: (fields) => <OptOut fields={fields} />,
  age: (fields) => <Age fields={fields} />,
  phoneNumber: (fields) => <Phone fields={fields} />,
  address: (fields) => <Text fields={fields} name="address" optional autoComplete="address-line1" />,
  city: (fields) => <PlaceField fields={fields} name="city" />,
  state: (fields) => <PlaceField fields={fields} name="state" />,
  county: (fields) => <PlaceField fields={fields} name="county" />,
  zipCode: (fields, placeKnown) => <Zip fields={fields} placeKnown={placeKnown} />,
  sex: (fields) => <Select fields={fields} name="sex" />,
  ethnicity: (fields) => <Select fields={fields} name="ethnicity" />,
  race: (fields) => <Select fields={fields} name="race" />,
  emailAddress: (fields) => (
    <Text fields={fields} name="emailAddress" optional type="email" inputMode="email" autoComplete="email" />
  ),
};

/**
 * The fields about the tested person for a guest, on the open page. Every change is stored at once, so a reload loses
 * nothing.
 */
export const GuestFields = observer(function GuestFields() {
  const { store } = useSteps();
  const { t } = useTranslation();
  const errors = useFieldErrors();
  const { guestForm } = store.identity;
  const { guestPage } = store.session;
  const shown = useShownTexts(guestFieldTexts);
  const placeKnown = shown.text('.pages.placeKnown') ?? '';
  const fields = useFields({
    ageHelp: t('form.fields.age.help'),
    isForTest: true,
    values: guestForm,
    errorOf: (name) => errors.of(name),
    onChange: (patch) => store.send({ type: 'guestFormChanged', form: { ...store.identity.guestForm, ...patch } }),
    onLeave: (name) => errors.touch(name),
  });
  const isShown = (name: Name): boolean =>
    shown.has(name === 'noDateOfBirth' ? 'form.noDateOfBirth.label' : `form.fields.${name}.label`);
  return (
    <div className="person-group" data-page={guestPage}>
      {NAMES.filter(isShown).map((name) => (
        <Fragment key={name}>{FIELDS[name](fields, placeKnown)}</Fragment>
      ))}
      {!guestForm.noDateOfBirth && <PlaceOfZip fields={fields} />}
    </div>
  );
});
