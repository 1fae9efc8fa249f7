import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Screen } from '../../../components/screen.tsx';
import { Cassette } from '../../../illustrations/parts/cassette.tsx';
import { Positioned, STROKE } from '../../../illustrations/parts/scene.tsx';
import { StepTop } from '../parts/step-top.tsx';
import type { HeldScan } from './scan-hold.ts';
import { useAcceptedWords } from './use-accepted-words.ts';

/** The last picture of the camera, or the drawn cassette, with a check mark. */
function Picture({ held: { scan, still } }: { readonly held: HeldScan }) {
  const show = useCallback((box: HTMLDivElement | null) => void (still && box?.replaceChildren(still)), [still]);
  return (
    <div className="scan-picture" data-accepted={scan.kind} aria-hidden="true">
      {still !== null && <div className="scan-video" ref={show} />}
      {still === null && scan.kind !== 'box' && (
        <svg className="scene" viewBox="0 0 200 200" strokeWidth={STROKE}>
          <Positioned x={100} y={84}>
            <Cassette />
          </Positioned>
        </svg>
      )}
      <div className="scan-frame scan-frame--accepted" />
      <span className="scan-check">
        <svg className="icon" viewBox="0 0 24 24">
          <path d="M5 12.5L10 17.5L19 7" />
        </svg>
      </span>
    </div>
  );
}

/** An accepted scan, shown for a moment before the next step. The region of the test's screen announces it. */
export function AcceptedScanScreen({ held }: { readonly held: HeldScan }) {
  const { t } = useTranslation();
  const { title, text } = useAcceptedWords()(held.scan);
  // A typed code is entered further down.
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  return (
    <Screen top={<StepTop />}>
      <h1 className="heading">{title}</h1>
      <p className="lead">{text}</p>
      <Picture held={held} />
      <p className="step-note">{t('accepted.next')}</p>
    </Screen>
  );
}
