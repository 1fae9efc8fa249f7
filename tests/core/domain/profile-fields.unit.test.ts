import { describe, expect, it } from 'vitest';
import { isProfileFieldShown, type ProfileUse } from '../../../core/domain/profile-fields.ts';

const ANA = { firstName: 'Ana', lastName: 'Ruiz', isDefaultProfile: true };
const OTHER = { ...ANA, isDefaultProfile: false };
const UNNAMED = { firstName: '', lastName: '', isDefaultProfile: false };
const [GIVEN, OPTED_OUT] = [{ noDateOfBirth: false }, { noDateOfBirth: true }];

describe('the form of a profile', () => {
  it.each<[string, ProfileUse, boolean]>([
    ['another profile', OTHER, true],
    ['the default profile', ANA, false],
    ['a new profile', 'new', false],
    ['the tested person', 'review', false],
  ])('of %s offers to make it the default one: %s, %s', (_name, use, isShown) => {
    expect(isProfileFieldShown('isDefaultProfile', GIVEN, use)).toBe(isShown);
  });

  it.each<[string, ProfileUse, boolean, boolean]>([
    ['a person with a name', OTHER, false, true],
    ['a person without a name', UNNAMED, true, true],
    ['a new profile', 'new', false, true],
    ['the tested person', 'review', false, false],
  ])('of %s asks for a label only where there is no name: %s', (_name, use, withBirth, withoutBirth) => {
    expect(isProfileFieldShown('label', GIVEN, use)).toBe(withBirth);
    expect(isProfileFieldShown('label', OPTED_OUT, use)).toBe(withoutBirth);
  });

  it('shows every other field as the guest form does', () => {
    expect(isProfileFieldShown('firstName', GIVEN, ANA)).toBe(true);
    expect(isProfileFieldShown('firstName', OPTED_OUT, ANA)).toBe(false);
  });
});
