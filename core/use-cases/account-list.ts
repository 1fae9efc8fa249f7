import { makeCell } from '../cell.ts';
import type { AppError, ErrorCode } from '../domain/error-codes.ts';
import { ok, type Result } from '../domain/result.ts';
import type { FormSpec } from '../forms/form.ts';
import { problemsOf } from '../forms/rules.ts';
import type { Fetched, Query } from './query.ts';

/** A list of the account, and what is asked in its place. */
export interface AccountListState<Entry, Part> extends Fetched<readonly Entry[]> {
  readonly part: Part | typeof LIST;
}

/** A list of the account, which forms change that show in its place. */
export interface AccountListQuery<Entry, Part> extends Query<readonly Entry[]> {
  readonly state: () => AccountListState<Entry, Part>;
  /** Returns to the list without a change. */
  readonly leave: () => void;
}

/** For each part, its form by its name in the query, and the id of the button that returns to the list. */
export type AccountListParts<Part extends { readonly kind: string }, Form> = Readonly<
  Record<Part['kind'], { readonly form: Form; readonly leave: string }>
>;

const LIST = { kind: 'list' } as const;

type Answer<Entry> = Promise<Result<readonly Entry[], AppError>>;

/** The rule of the account's password. */
export const requiredPassword = (password: string): ErrorCode | null => (password === '' ? 'EMPTY_PASSWORD' : null);

/** A list of the account with its calls; `fetchList` fetches it. */
export function makeAccountList<Entry, Part>(fetchList: () => Answer<Entry>) {
  const cell = makeCell<AccountListState<Entry, Part>>({ value: null, part: LIST, errors: [], isBusy: false });
  const { state, subscribe } = cell;
  const change = (patch: Partial<AccountListState<Entry, Part>>): void => cell.set({ ...state(), ...patch });
  /** Returns to the list, which may have changed. */
  const show = (value = state().value): void => change({ value, part: LIST, errors: [] });
  return {
    state,
    subscribe,
    load: async (): Promise<void> => {
      change({ isBusy: true, errors: [] });
      const answer = await fetchList();
      change({ isBusy: false, ...(answer.ok ? { value: answer.value } : { errors: [answer.error] }) });
    },
    ask: (part: Part): void => change({ part }),
    show,
    /** A form that makes a call with the account's password, and then shows the list as the call returns it. */
    passwordForm: (button: string, call: (password: string) => Answer<Entry>): FormSpec<'password'> => ({
      button,
      initial: { password: '' },
      check: ({ password }) => problemsOf<'password'>({ password: requiredPassword(password) }),
      rejects: { INCORRECT_PASSWORD: 'password' },
      send: async ({ password }) => {
        const answer = await call(password);
        if (!answer.ok) return answer;
        show(answer.value);
        return ok(undefined);
      },
    }),
  };
}
