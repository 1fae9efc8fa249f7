import { useId } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { CITY_NOT_LISTED } from '../../core/use-cases/profile/place-finder.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { fieldId } from './field-ids.ts';
import { RadioGroup } from './radio-group.tsx';
import { useForm } from './use-form.ts';
import type { PlaceView } from './use-place-finder.ts';

export interface PlaceDialogProps {
  readonly place: Pick<PlaceView, 'choiceForm' | 'dismiss'>;
  readonly localities: readonly string[];
  readonly zip: string;
}

/** "Select city from zipcode": one of the zip's places, or none of them, must be chosen (product.md section 4, "Profile form"). */
export function PlaceDialog({ place, localities, zip }: PlaceDialogProps) {
  const { t } = useTranslation();
  const formId = useId();
  const form = useForm(() => place.choiceForm);
  const { value, error, onChange } = form.field('locality');
  const choose = async (): Promise<void> => {
    if (!(await form.submit())) document.getElementById(fieldId('locality'))?.focus();
  };
  const listed = localities.map((locality) => ({ value: locality, label: locality }));
  // It stands outside the form that it is about: forms cannot hold forms, and Enter here must not send the other one.
  return createPortal(
    <Dialog
      title={t('form.places.dialog.title')}
      onClose={place.dismiss}
      actions={
        <>
          <Button type="submit" form={formId} data-press="choose-city">
            {t('form.places.dialog.choose')}
          </Button>
          <Button variant="secondary" data-press="cancel-city" onClick={place.dismiss}>
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
          void choose();
        }}
      >
        <RadioGroup
          name="locality"
          legend={t('form.places.dialog.question', { zip })}
          options={[...listed, { value: CITY_NOT_LISTED, label: t('form.places.dialog.notListed') }]}
          value={value === '' ? null : value}
          error={error}
          onChange={onChange}
        />
      </form>
    </Dialog>,
    document.body,
  );
}
