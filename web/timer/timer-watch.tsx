import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { loadAreas } from '../texts/i18n.ts';
import { latePart } from '../loading/late-part.ts';
import { useServices } from '../wiring/services.ts';
import { useBackgroundPart } from '../loading/use-late-part.ts';

/** The running timer of a test. Its code is loaded once there is a test. */
export const TimerWatch = observer(function TimerWatch() {
  const { store, texts } = useServices();
  const [load] = useState(() =>
    latePart(async () => {
      const [loaded] = await Promise.all([import('./timer-everywhere.tsx'), loadAreas(texts, ['general'])]);
      return loaded;
    }),
  );
  const isNeeded = store.isTestInProgress || store.snapshot.timed !== null;
  const loaded = useBackgroundPart(load, isNeeded);
  return loaded !== null && isNeeded ? <loaded.default /> : null;
});
