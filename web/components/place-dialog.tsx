import { useId } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { PlaceQuestion } from '../../core/use-cases/profile/place-state.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { fieldId } from './field-ids.ts';
import { RadioGroup } from './radio-group.tsx';
import { useForm } from './use-form.ts';

export interface PlaceDialogProps {
  readonly question: PlaceQuestion;
  readonly zip: string;
  /** The city as typed in the form. */
  readonly city: string;
  /** Closes the dialog without a choice. */
  readonly onClose: () => void;
}

/** The texts of each question. */
const TEXTS = {
  city: { of: 'form.places.dialog', none: 'form.places.dialog.notListed' },
  county: { of: 'form.places.countyDialog', none: 'form.places.countyDialog.notKnown' },
} as const;

/**
 * A question of the dialog "Select city from zipcode": the user must choose one of the places or none of them
 * (product.md section 4, "Profile form"). Rendered outside the surrounding form: forms cannot be nested, and Enter here
 * must not submit it.
 */
export function PlaceDialog({ question, zip, city, onClose }: PlaceDialogProps) {
  const { kind, field: name, choices, none } = question;
  const { t } = useTranslation();
  const formId = useId();
  const form = useForm(() => question.form);
  const { value, error, onChange } = form.field(name);
  const texts = TEXTS[kind];
  const submit = async (): Promise<void> => {
    if (!(await form.submit())) document.getElementById(fieldId(name))?.focus();
  };
  return createPortal(
    <Dialog
      title={t(`${texts.of}.title`)}
      onClose={onClose}
      actions={
        <>
          <Button type="submit" form={formId} data-press={form.button}>
            {t(`${texts.of}.choose`)}
          </Button>
          <Button variant="secondary" data-press={`cancel-${kind}`} onClick={onClose}>
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
          legend={t(`${texts.of}.question`, { zip, city })}
          options={[
            ...choices.map((choice) => ({ value: choice, label: choice })),
            { value: none, label: t(texts.none) },
          ]}
          value={value === '' ? null : value}
          error={error}
          onChange={onChange}
        />
      </form>
    </Dialog>,
    document.body,
  );
}
