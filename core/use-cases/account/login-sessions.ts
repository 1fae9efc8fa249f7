import { makeCell, type Source } from '../../cell.ts';
import type { AppError } from '../../domain/error-codes.ts';
import type { LoginSessionFacts } from '../../domain/login-session.ts';
import { ok, type Result } from '../../domain/result.ts';
import type { FormSpec } from '../../forms/form.ts';
import { problemsOf } from '../../forms/rules.ts';
import type { LoginSessionApi } from '../../ports/login-session-api.ts';

/** What is asked: nothing beside the list, or the password before one login session, or all others, are ended. */
export type LoginSessionsPart =
  { readonly kind: 'list' } | { readonly kind: 'ending'; readonly ended: LoginSessionFacts | 'others' };

/** The account's login sessions, and what is asked about them. */
export interface LoginSessionsState {
  /** Null until fetched. */
  readonly loginSessions: readonly LoginSessionFacts[] | null;
  readonly part: LoginSessionsPart;
  readonly errors: readonly AppError[];
  readonly isBusy: boolean;
}

/** The main button of the list: it ends all other login sessions, or fetches a list that could not be fetched. */
export function loginSessionsButton({
  loginSessions,
  isBusy,
}: Pick<LoginSessionsState, 'loginSessions' | 'isBusy'>): 'end-other-sessions' | 'try-again' | null {
  if (loginSessions === null) return isBusy ? null : 'try-again';
  return loginSessions.some(({ isCurrent }) => !isCurrent) ? 'end-other-sessions' : null;
}

/** Reads and ends the login sessions of the account. */
export interface LoginSessionsQuery extends Source<LoginSessionsState> {
  readonly load: () => Promise<void>;
  /** Asks for the password before ending one, or all others. */
  readonly askToEnd: (ended: LoginSessionFacts | 'others') => void;
  /** The form that ends them. */
  readonly endForm: FormSpec<'password'>;
  /** Returns to the list without ending any. */
  readonly leave: () => void;
}

const LIST: LoginSessionsPart = { kind: 'list' };

/** A query for the login sessions of the account. */
export function makeLoginSessionsQuery(api: LoginSessionApi): LoginSessionsQuery {
  const cell = makeCell<LoginSessionsState>({ loginSessions: null, part: LIST, errors: [], isBusy: false });
  const { state, subscribe } = cell;
  const set = (patch: Partial<LoginSessionsState>): void => cell.set({ ...state(), ...patch });

  function end(password: string): Promise<Result<readonly LoginSessionFacts[], AppError>> {
    const { part, loginSessions } = state();
    if (part.kind === 'list') return Promise.resolve(ok(loginSessions ?? []));
    return part.ended === 'others' ? api.endOthers(password) : api.end(part.ended.id, password);
  }

  return {
    state,
    subscribe,
    load: async () => {
      set({ isBusy: true, errors: [] });
      const answer = await api.list();
      set({ isBusy: false, ...(answer.ok ? { loginSessions: answer.value } : { errors: [answer.error] }) });
    },
    askToEnd: (ended) => set({ part: { kind: 'ending', ended } }),
    endForm: {
      button: 'confirm-ending',
      initial: { password: '' },
      check: ({ password }) => problemsOf<'password'>({ password: password === '' ? 'EMPTY_PASSWORD' : null }),
      rejects: { INCORRECT_PASSWORD: 'password' },
      send: async ({ password }) => {
        const answer = await end(password);
        if (!answer.ok) return answer;
        set({ loginSessions: answer.value, part: LIST, errors: [] });
        return ok(undefined);
      },
    },
    leave: () => set({ part: LIST, errors: [] }),
  };
}
