import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { loadAreas } from '../texts/i18n.ts';
import { loadLater } from '../loading/load-later.ts';
import { useServices } from '../wiring/services.ts';
import { useLater } from '../loading/use-later.ts';

/** The running timer of a test under way. Its code is loaded once there is a test. */
export const TimerWatch = observer(function TimerWatch() {
  const { store, texts } = useServices();
  const [load] = useState(() =>
    loadLater(async () => {
      const [loaded] = await Promise.all([import('./timer-everywhere.tsx'), loadAreas(texts, ['general'])]);
      return loaded;
    }),
  );
  const loaded = useLater(load, store.isTestInProgress);
  return loaded !== null && store.isTestInProgress ? <loaded.default /> : null;
});
