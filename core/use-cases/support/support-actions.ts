import { formatPhone } from '../../domain/format-input.ts';
import type { AppError, ErrorCode } from '../../domain/error-codes.ts';
import { fullName } from '../../domain/profile.ts';
import { err, type Result } from '../../domain/result.ts';
import { validateSupportRequest, type TypedSupportRequest } from '../../domain/validate-support-request.ts';
import type { FormSpec, FormValues } from '../../forms/form.ts';
import type { AccountDeps } from '../access/account-deps.ts';
import { makeAuthenticatedCall } from '../access/authenticated-call.ts';

export type SupportField = keyof TypedSupportRequest;

/** Requests to customer service (product.md section 2, /support). */
export interface SupportActions {
  /** The form "Contact us", filled with what is known of the person; the default profile's phone number is fetched while it is open. */
  readonly openForm: () => FormSpec<SupportField>;
}

/** The actions for one runner. */
export function makeSupportActions(deps: AccountDeps): SupportActions {
  const { runner, profileRepo, supportApi } = deps;
  const signedIn = makeAuthenticatedCall(deps);

  function known(): FormValues<SupportField> {
    const { currentUser, guestUser } = runner.current().identity;
    const name =
      currentUser === null
        ? fullName(guestUser)
        : fullName({ firstName: currentUser.first_name, lastName: currentUser.last_name });
    return {
      requestType: 'default',
      name,
      email: currentUser?.email ?? guestUser.emailAddress,
      phoneNumber: currentUser === null ? formatPhone(guestUser.phoneNumber) : '',
      supportInformation: '',
    };
  }

  async function ofDefaultProfile(): Promise<Partial<FormValues<SupportField>>> {
    if (runner.current().identity.currentUser === null) return {};
    const profile = await signedIn(({ userGroupId }) => profileRepo.getDefault(userGroupId));
    if (!profile.ok) return {};
    const name = fullName(profile.value);
    // A profile with an age only has no name, so the known name stays.
    return { ...(name !== '' && { name }), phoneNumber: formatPhone(profile.value.phoneNumber) };
  }

  function send(values: FormValues<SupportField>): Promise<Result<void, AppError>> {
    const request = validateSupportRequest(values);
    if (!request.ok) return Promise.resolve(err({ code: 'INVALID_REQUEST', fields: request.error }));
    return supportApi.send(request.value);
  }

  return {
    openForm: () => ({
      button: 'send-request',
      initial: known(),
      prefill: ofDefaultProfile,
      check: (values) => {
        const request = validateSupportRequest(values);
        if (request.ok) return [];
        return request.error as readonly { readonly field: SupportField; readonly code: ErrorCode }[];
      },
      send,
    }),
  };
}
