import type { AppError } from '../../core/domain/error-codes.ts';
import type { LoginSessionFacts } from '../../core/domain/login-session.ts';
import type {
  LoginSessionsPart,
  LoginSessionsQuery,
  LoginSessionsState,
} from '../../core/use-cases/account/login-sessions.ts';
import { observed } from './observed.ts';

/** The account's login sessions, and what is asked about them. */
export class LoginSessionsStore {
  /** The calls and the form that end login sessions. */
  readonly query: LoginSessionsQuery;
  private readonly state: () => LoginSessionsState;

  constructor(query: LoginSessionsQuery) {
    this.query = query;
    this.state = observed(query);
  }

  /** Null until fetched. */
  get loginSessions(): readonly LoginSessionFacts[] | null {
    return this.state().loginSessions;
  }

  /** What is asked beside the list. */
  get part(): LoginSessionsPart {
    return this.state().part;
  }

  get errors(): readonly AppError[] {
    return this.state().errors;
  }

  get isBusy(): boolean {
    return this.state().isBusy;
  }

  readonly load = (): void => void this.query.load();
}
