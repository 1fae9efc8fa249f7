import { useEffect, useState } from 'react';

/** Makes a store for as long as the screen shows, and has it fetch when the screen opens. The screen has to be an observer. */
export function useFetched<Store extends { readonly load: () => void }>(makeStore: () => Store): Store {
  const [store] = useState(makeStore);
  useEffect(() => store.load(), [store]);
  return store;
}
