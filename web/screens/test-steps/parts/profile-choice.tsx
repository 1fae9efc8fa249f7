import { observer } from 'mobx-react-lite';
import { RadioGroup } from '../../../components/radio-group.tsx';
import { usePersonAge } from '../../../components/use-person-age.ts';
import { usePersonName } from '../../../components/use-person-name.ts';
import { useSteps } from '../step-services.ts';

interface ProfileChoiceProps {
  readonly legend: string;
  readonly value: string | null;
  readonly onChange: (profileId: string) => void;
}

/** The account's profiles by name, with the age if known. */
export const ProfileChoice = observer(function ProfileChoice({ legend, value, onChange }: ProfileChoiceProps) {
  const { store } = useSteps();
  const nameOf = usePersonName();
  const ageOf = usePersonAge(store);
  return (
    <RadioGroup
      legend={legend}
      isLegendHidden
      name="selectedProfileId"
      value={value}
      options={store.identity.profiles.map((profile) => ({
        value: profile.profileId,
        label: nameOf(profile),
        help: ageOf(profile),
      }))}
      onChange={onChange}
    />
  );
});
