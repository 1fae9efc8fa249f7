import { action, makeObservable, observableRef } from 'mobx';
import type { AppError } from '../../core/domain/error-codes.ts';
import type { ResultListQuery, ResultsSoFar } from '../../core/use-cases/results/result-actions.ts';
import { QueryStore } from './query-store.ts';

/** The results of an account, page by page. */
export class ResultListStore extends QueryStore<ResultsSoFar> {
  /** The list itself; the same one when its screen opens again. */
  readonly list: ResultListQuery;
  /** The last call was for the next page, not for the list. */
  isMoreWanted = false;

  constructor(list: ResultListQuery) {
    super(list);
    this.list = list;
    makeObservable(this, { isMoreWanted: observableRef, showMore: action });
  }

  /** Why the list could not be fetched. */
  get listErrors(): readonly AppError[] {
    return this.isMoreWanted ? [] : this.errors;
  }

  /** Why the next page could not be fetched. */
  get moreErrors(): readonly AppError[] {
    return this.isMoreWanted ? this.errors : [];
  }

  /** Fetches the next page. */
  showMore(): void {
    this.isMoreWanted = true;
    void this.list.loadMore();
  }
}
