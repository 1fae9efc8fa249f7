import type { PersonInfo } from '../../../../core/domain/validate-person.ts';
import { aGuest } from '../../../support/samples.ts';

/** Ana as the profile form reads her. */
export function aPerson(): PersonInfo {
  const { emailAddress: _notAsked, ...person } = aGuest();
  return person;
}
