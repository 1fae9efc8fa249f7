import { useId } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { FormSpec } from '../../core/forms/form.ts';
import { CITY_NOT_LISTED, COUNTY_NOT_KNOWN } from '../../core/use-cases/profile/place-finder.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { fieldId } from './field-ids.ts';
import { RadioGroup } from './radio-group.tsx';
import { useForm } from './use-form.ts';
import type { PlaceView } from './use-place-finder.ts';

export interface PlaceDialogProps {
  readonly place: Pick<PlaceView, 'finder' | 'localities' | 'counties'>;
  readonly zip: string;
  /** The city as typed in the form. */
  readonly city: string;
}

interface ChoiceDialogProps<Name extends string> {
  readonly name: Name;
  readonly spec: FormSpec<Name>;
  readonly title: string;
  readonly question: string;
  readonly choices: readonly string[];
  /** The option "none of these": its value and its label. */
  readonly none: { readonly value: string; readonly label: string };
  readonly choose: { readonly press: string; readonly label: string };
  readonly cancelPress: string;
  readonly onClose: () => void;
}

/**
 * A dialog with one question. Rendered outside the surrounding form: forms cannot be nested, and Enter here must not
 * submit it.
 */
function ChoiceDialog<Name extends string>(props: ChoiceDialogProps<Name>) {
  const { name, spec, title, question, choices, none, choose, cancelPress, onClose } = props;
  const { t } = useTranslation();
  const formId = useId();
  const form = useForm(() => spec);
  const { value, error, onChange } = form.field(name);
  const submit = async (): Promise<void> => {
    if (!(await form.submit())) document.getElementById(fieldId(name))?.focus();
  };
  return createPortal(
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button type="submit" form={formId} data-press={choose.press}>
            {choose.label}
          </Button>
          <Button variant="secondary" data-press={cancelPress} onClick={onClose}>
            {t('buttons.cancel')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          void submit();
        }}
      >
        <RadioGroup
          name={name}
          legend={question}
          options={[...choices.map((choice) => ({ value: choice, label: choice })), none]}
          value={value === '' ? null : value}
          error={error}
          onChange={onChange}
        />
      </form>
    </Dialog>,
    document.body,
  );
}

/**
 * "Select city from zipcode": the user must choose one of the zip's places or none of them (product.md section 4,
 * "Profile form"); then one of the counties, if the city lies in several.
 */
export function PlaceDialogs({ place, zip, city }: PlaceDialogProps) {
  const { t } = useTranslation();
  const { finder, localities, counties } = place;
  if (finder === null) return null;
  if (localities !== null) {
    return (
      <ChoiceDialog
        key="city"
        name="locality"
        spec={finder.choiceForm}
        title={t('form.places.dialog.title')}
        question={t('form.places.dialog.question', { zip })}
        choices={localities}
        none={{ value: CITY_NOT_LISTED, label: t('form.places.dialog.notListed') }}
        choose={{ press: 'choose-city', label: t('form.places.dialog.choose') }}
        cancelPress="cancel-city"
        onClose={finder.dismiss}
      />
    );
  }
  if (counties === null) return null;
  return (
    <ChoiceDialog
      key="county"
      name="countyOfCity"
      spec={finder.countyForm}
      title={t('form.places.countyDialog.title')}
      question={t('form.places.countyDialog.question', { city, zip })}
      choices={counties}
      none={{ value: COUNTY_NOT_KNOWN, label: t('form.places.countyDialog.notKnown') }}
      choose={{ press: 'choose-county', label: t('form.places.countyDialog.choose') }}
      cancelPress="cancel-county"
      onClose={finder.dismiss}
    />
  );
}
