import { observer } from 'mobx-react-lite';
import { RadioGroup } from '../../../components/radio-group.tsx';
import { useAboutPerson } from '../../../components/use-about-person.ts';
import { usePersonName } from '../../../components/use-person-name.ts';
import { useSteps } from '../step-services.ts';

interface ProfileChoiceProps {
  readonly legend: string;
  readonly value: string | null;
  readonly onChange: (profileId: string) => void;
}

/** The account's profiles by name, with what tells them apart. */
export const ProfileChoice = observer(function ProfileChoice({ legend, value, onChange }: ProfileChoiceProps) {
  const { store } = useSteps();
  const nameOf = usePersonName();
  const aboutPerson = useAboutPerson(store);
  return (
    <RadioGroup
      legend={legend}
      isLegendHidden
      name="selectedProfileId"
      value={value}
      options={store.identity.profiles.map((profile) => ({
        value: profile.profileId,
        label: nameOf(profile),
        help: aboutPerson(profile).join(', ') || undefined,
      }))}
      onChange={onChange}
    />
  );
});
