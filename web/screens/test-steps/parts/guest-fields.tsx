import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { PersonFields } from '../../../components/person-fields.tsx';
import { useSteps } from '../step-services.ts';
import { useFieldErrors } from '../use-field-errors.ts';

/** The fields about the tested person for a guest. Every change is stored at once, so a reload loses nothing. */
export const GuestFields = observer(function GuestFields() {
  const { store } = useSteps();
  const { t } = useTranslation();
  const errors = useFieldErrors();
  return (
    <PersonFields
      title={t('form.groups.person')}
      ageHelp={t('form.fields.age.help')}
      isForTest
      values={store.identity.guestForm}
      errorOf={(name) => errors.of(name)}
      onChange={(patch) => store.send({ type: 'guestFormChanged', form: { ...store.identity.guestForm, ...patch } })}
      onLeave={(name) => errors.touch(name)}
    />
  );
});
