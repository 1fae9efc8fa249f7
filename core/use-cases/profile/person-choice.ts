import type { AppError } from '../../domain/error-codes.ts';
import type { ProfileSummary } from '../../domain/profile.ts';
import { err, ok, type Result } from '../../domain/result.ts';
import type { FormSpec } from '../../forms/form.ts';
import { problemsOf } from '../../forms/rules.ts';

/** What a form that chooses one of the account's people needs. */
interface PersonChoice {
  readonly button: string;
  /** Those who can be chosen now. */
  readonly people: () => readonly ProfileSummary[];
  readonly send: (person: ProfileSummary) => Promise<Result<void, AppError>>;
}

/** The form that chooses one of the account's people; a choice is required. */
export function personChoiceForm({ button, people, send }: PersonChoice): FormSpec<'selectedProfileId'> {
  const find = (wanted: string) => people().find(({ profileId }) => profileId === wanted);
  return {
    button,
    initial: { selectedProfileId: '' },
    check: ({ selectedProfileId }) =>
      problemsOf<'selectedProfileId'>({
        selectedProfileId: find(selectedProfileId) === undefined ? 'EMPTY_RADIO_FIELD' : null,
      }),
    send: ({ selectedProfileId }) => {
      const person = find(selectedProfileId);
      return person === undefined ? Promise.resolve(err({ code: 'EMPTY_RADIO_FIELD' })) : send(person);
    },
  };
}

/** The form that sends a refused result, whose person is gone, for another one of the account (decisions.md section 8). */
export function refusedResultForm(
  people: () => readonly ProfileSummary[],
  retryFor: (person: ProfileSummary) => void,
): FormSpec<'selectedProfileId'> {
  return personChoiceForm({
    button: 'send-refused-for',
    people,
    send: (person) => {
      retryFor(person);
      return Promise.resolve(ok(undefined));
    },
  });
}
