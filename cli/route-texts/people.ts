import type { ProfileSummary } from '../../core/domain/profile.ts';
import { deletionObstacle } from '../../core/use-cases/profile/remove-profile.ts';
import { ageText, nameText, personName } from '../../core/step-texts/start-texts.ts';
import { text, when, type ShownText, type TextContext } from '../../core/step-texts/shown-text.ts';

/** The account's people, whose profiles can be changed. */
export function editablePeopleTexts(context: TextContext): readonly ShownText[] {
  return context.state.identity.profiles.flatMap((person) => [
    { ...nameText(person), kind: 'point' as const },
    ...ageText(person, context),
    ...when(person.isDefaultProfile, text('profileChoice.default')),
  ]);
}

/** The account's people, and why some of them cannot be deleted. */
export function deletablePeopleTexts(context: TextContext, chosenId: string): readonly ShownText[] {
  const { state } = context;
  const { profiles } = state.identity;
  const obstacles = profiles.map(({ profileId }) => deletionObstacle(state, profileId));
  return [
    ...profiles.flatMap((person, index) => [
      { ...nameText(person), kind: 'radio' as const, isChosen: person.profileId === chosenId },
      ...ageText(person, context),
      ...(obstacles[index] ? [text(`profileRemoval.obstacles.${obstacles[index]}`)] : []),
    ]),
    ...when(!obstacles.includes(null), text('profileRemoval.nothing')),
  ];
}

/** The question before a profile is deleted. */
export function profileRemovalTexts(person: ProfileSummary): readonly ShownText[] {
  return [
    text('profileRemoval.confirm.title', { name: personName(person) }, 'title'),
    text('profileRemoval.confirm.goes'),
    text('profileRemoval.confirm.stays'),
  ];
}
