import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AppError } from '../../../core/domain/error-codes.ts';
import { Button } from '../../components/button.tsx';
import { CallErrors } from '../../components/call-errors.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { RadioGroup } from '../../components/radio-group.tsx';
import { Screen } from '../../components/screen.tsx';
import { useAboutPerson } from '../../components/use-about-person.ts';
import { usePersonName } from '../../components/use-person-name.ts';
import { useAccount, useServices } from '../../wiring/services.ts';

/** Saves the result for the chosen person. */
function useKeeping() {
  const { store } = useServices();
  const { actions } = useAccount();
  const [chosenId, choose] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [errors, setErrors] = useState<readonly AppError[]>([]);
  const keep = async (): Promise<void> => {
    const chosen = store.identity.profiles.find(({ profileId }) => profileId === chosenId);
    setMissing(chosen === undefined);
    if (chosen === undefined || isBusy) return;
    setBusy(true);
    setErrors([]);
    const answer = await actions.profiles.guestResult.keepFor(chosen);
    setBusy(false);
    if (!answer.ok) setErrors([answer.error]);
  };
  return { chosenId, choose, isMissing: isMissing && chosenId === null, isBusy, errors, keep };
}

/** Asks a person whose account has people already who the result of their guest's test is for. */
export const WhoseResult = observer(function WhoseResult({ onAnother }: { readonly onAnother: () => void }) {
  const { t } = useTranslation();
  const { store } = useServices();
  const { actions } = useAccount();
  const [nameOf, aboutPerson] = [usePersonName(), useAboutPerson(store)];
  const { chosenId, choose, isMissing, isBusy, errors, keep } = useKeeping();
  const people = store.identity.profiles.map((profile) => ({
    value: profile.profileId,
    label: nameOf(profile),
    help: aboutPerson(profile).join(', ') || undefined,
  }));
  const buttons = (
    <>
      <Button data-press="keep-result" busy={isBusy ? t('buttons.saving') : null} onClick={() => void keep()}>
        {t('profileForm.whose.keep')}
      </Button>
      <Button data-press="another-person" variant="secondary" onClick={onAnother}>
        {t('profileForm.whose.another')}
      </Button>
      <Button data-press="leave-result" variant="secondary" onClick={actions.profiles.guestResult.leave}>
        {t('profileForm.whose.leave')}
      </Button>
    </>
  );
  return (
    <Screen actions={buttons}>
      <PageHeading page={t('profileForm.whose.title')}>{t('profileForm.whose.title')}</PageHeading>
      <p className="lead">{t('profileForm.whose.lead')}</p>
      <RadioGroup
        name="selectedProfileId"
        legend={t('profileChoice.list')}
        isLegendHidden
        options={people}
        value={chosenId}
        error={isMissing ? 'EMPTY_RADIO_FIELD' : undefined}
        onChange={choose}
      />
      <p>{t('profileForm.whose.leaveHelp')}</p>
      <CallErrors errors={errors} />
    </Screen>
  );
});
