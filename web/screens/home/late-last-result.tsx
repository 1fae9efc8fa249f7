import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '../../components/use-online.ts';
import { latePart } from '../../loading/late-part.ts';
import { useBackgroundPart } from '../../loading/use-late-part.ts';
import { loadAreas } from '../../texts/i18n.ts';
import { useServices } from '../../wiring/services.ts';

/** The card about the last result of an account. Its code is loaded late, so that home opens fast and without a network. */
export function LateLastResult() {
  const { loadAccount, texts } = useServices();
  const [load] = useState(() =>
    latePart(async () => {
      const [loaded] = await Promise.all([import('./last-result.tsx'), loadAccount(), loadAreas(texts, ['results'])]);
      return loaded;
    }),
  );
  const { t } = useTranslation();
  const isOnline = useOnline();
  const loaded = useBackgroundPart(load);
  if (loaded !== null) return <loaded.default />;
  return (
    <section className="last-result last-result--empty">
      <p>{t(isOnline ? 'home.lastResult.waiting' : 'home.lastResult.failed')}</p>
    </section>
  );
}
