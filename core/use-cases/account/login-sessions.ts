import type { LoginSessionDetails } from '../../domain/login-session.ts';
import { ok } from '../../domain/result.ts';
import type { FormSpec } from '../../forms/form.ts';
import type { LoginSessionApi } from '../../ports/login-session-api.ts';
import {
  makeAccountList,
  type AccountListParts,
  type AccountListQuery,
  type AccountListState,
} from '../account-list.ts';

/** What is asked: the password before one login session, or all others, are ended. */
export interface LoginSessionsPart {
  readonly kind: 'ending';
  readonly ended: LoginSessionDetails | 'others';
}

export const LOGIN_SESSIONS_PARTS = {
  ending: { form: 'endForm', leave: 'keep-session' },
} as const satisfies AccountListParts<LoginSessionsPart, keyof LoginSessionsQuery>;

/** The main button of the list: it ends all other login sessions, or fetches a list that could not be fetched. */
export function loginSessionsButton({
  value,
  isBusy,
}: Pick<AccountListState<LoginSessionDetails, LoginSessionsPart>, 'value' | 'isBusy'>):
  'end-other-sessions' | 'try-again' | null {
  if (value === null) return isBusy ? null : 'try-again';
  return value.some(({ isCurrent }) => !isCurrent) ? 'end-other-sessions' : null;
}

/** Reads and ends the login sessions of the account. */
export interface LoginSessionsQuery extends AccountListQuery<LoginSessionDetails, LoginSessionsPart> {
  /** Asks for the password before ending one, or all others. */
  readonly askToEnd: (ended: LoginSessionDetails | 'others') => void;
  /** The form that ends them. */
  readonly endForm: FormSpec<'password'>;
}

/** A query for the login sessions of the account. */
export function makeLoginSessionsQuery(api: LoginSessionApi): LoginSessionsQuery {
  const { ask, show, passwordForm, ...list } = makeAccountList<LoginSessionDetails, LoginSessionsPart>(() =>
    api.list(),
  );
  return {
    ...list,
    askToEnd: (ended) => ask({ kind: 'ending', ended }),
    endForm: passwordForm('confirm-ending', (password) => {
      const { part, value } = list.state();
      if (part.kind === 'list') return Promise.resolve(ok(value ?? []));
      return part.ended === 'others' ? api.endOthers(password) : api.end(part.ended.number, password);
    }),
    leave: () => show(),
  };
}
