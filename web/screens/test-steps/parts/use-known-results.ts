import { useEffect, useState } from 'react';
import { listedResults, type KnownResults } from '../../../../core/flow/tested-once.ts';
import { ResultListStore } from '../../../stores/result-list-store.ts';
import type { AccountServices } from '../../../wiring/services.ts';
import { useSteps } from '../step-services.ts';

/**
 * The results of the account, once they are fetched; none for a guest. They decide which test of the plan is the next
 * one. The calling component has to be an observer.
 */
export function useKnownResults(): KnownResults {
  const { store, loadAccount } = useSteps();
  const isAccount = store.identity.currentUser !== null;
  const [list, setList] = useState<ResultListStore | null>(null);
  useEffect(() => {
    if (!isAccount) return undefined;
    let isShown = true;
    const fetchResults = ({ actions }: AccountServices): void => {
      if (!isShown) return;
      const fetched = new ResultListStore(actions.results.openList());
      fetched.load();
      setList(fetched);
    };
    loadAccount().then(fetchResults, () => undefined);
    return () => {
      isShown = false;
    };
  }, [isAccount, loadAccount]);
  return listedResults(list?.value ?? null);
}
