import * as v from 'valibot';
import { personEntries, sexChoice } from './person.ts';
import { identifier, MAX_ID_LENGTH } from './text.ts';

/** The body of POST /profiles/create (product.md section 3, "Profile"). Unknown fields are dropped. */
export const profileDraftSchema = v.object({
  ...personEntries,
  gender: sexChoice,
  userGroupId: identifier(MAX_ID_LENGTH),
  userId: identifier(MAX_ID_LENGTH),
  isDefaultProfile: v.boolean(),
  consentToReport: v.boolean(),
});

/** The body of PUT /profiles/edit. */
export const profileEditSchema = v.object({ ...profileDraftSchema.entries, profileId: identifier(MAX_ID_LENGTH) });

/** The body of DELETE /profiles/delete. */
export const deleteProfileSchema = v.object({
  userGroupId: identifier(MAX_ID_LENGTH),
  profileId: identifier(MAX_ID_LENGTH),
});
