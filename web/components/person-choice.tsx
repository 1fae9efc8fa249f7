import { observer } from 'mobx-react-lite';
import type { ErrorCode } from '../../core/domain/error-codes.ts';
import type { SessionStore } from '../stores/session-store.ts';
import { RadioGroup } from './radio-group.tsx';
import { useAboutPerson } from './use-about-person.ts';
import { usePersonName } from './use-person-name.ts';

interface PersonChoiceProps {
  readonly store: SessionStore;
  /** The name of the field, unless the screen asks only once. */
  readonly name?: string;
  /** The question, which the screen's heading asks already. */
  readonly legend: string;
  readonly value: string | null;
  readonly error?: ErrorCode | null;
  readonly onChange: (profileId: string) => void;
  /** Why a person cannot be chosen; undefined for one who can. */
  readonly obstacleOf?: (profileId: string) => string | undefined;
}

/** The account's people by name, with what tells them apart, to choose one of them. */
export const PersonChoice = observer(function PersonChoice({
  store,
  name = 'selectedProfileId',
  obstacleOf,
  ...group
}: PersonChoiceProps) {
  const nameOf = usePersonName();
  const aboutPerson = useAboutPerson(store);
  const options = store.identity.profiles.map((profile) => ({
    value: profile.profileId,
    label: nameOf(profile),
    help: aboutPerson(profile).join(', ') || undefined,
    obstacle: obstacleOf?.(profile.profileId),
  }));
  return <RadioGroup name={name} isLegendHidden options={options} {...group} />;
});
