import type { AccountListQuery, AccountListState } from '../../core/use-cases/account-list.ts';
import { observed } from './observed.ts';
import { QueryStore } from './query-store.ts';

/** A list of the account, and what is asked in its place. */
export class AccountListStore<Entry, Part, Changes> extends QueryStore<readonly Entry[]> {
  /** The list with the calls and forms that change it. */
  readonly list: AccountListQuery<Entry, Part> & Changes;
  private readonly listState: () => AccountListState<Entry, Part>;

  constructor(list: AccountListQuery<Entry, Part> & Changes) {
    super(list);
    this.list = list;
    this.listState = observed<AccountListState<Entry, Part>>(list);
  }

  get part(): AccountListState<Entry, Part>['part'] {
    return this.listState().part;
  }
}
