import { useEffect, useState } from 'react';

/**
 * Creates a store for the lifetime of the screen and loads it on mount. The calling component has to be an observer.
 */
export function useFetched<Store extends { readonly load: () => void }>(makeStore: () => Store): Store {
  const [store] = useState(makeStore);
  useEffect(() => store.load(), [store]);
  return store;
}
