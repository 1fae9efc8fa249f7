import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { TestResult } from '../../../../core/domain/choice-lists.ts';
import type { StepId } from '../../../../core/flow/step-row.ts';
import { lazyOnce } from '../../../lazy-once.ts';
import { useSteps } from '../step-services.ts';
import { useStepTexts } from '../use-step-texts.ts';

type Pictures = typeof import('../../../illustrations/figure.tsx');

let arrived: Pictures | null = null;

/** Brings the pictures of all steps, right after the first screen of the test shows; once, and again after a failure. */
export const loadPictures = lazyOnce(async () => {
  arrived = await import('../../../illustrations/figure.tsx');
  return arrived;
});

function usePictures(): Pictures | null {
  const [pictures, setPictures] = useState(arrived);
  useEffect(() => {
    let isShown = true;
    void loadPictures().then(
      (found) => isShown && setPictures(found),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, []);
  return pictures;
}

interface PictureFrameProps {
  readonly step: StepId | 'expired';
  readonly result: TestResult | null;
  /** What the picture shows, in words. */
  readonly text: string;
}

/** The place of a picture, kept free until it is there. Where it does not come its words stay. */
export function PictureFrame(props: PictureFrameProps) {
  const pictures = usePictures();
  return (
    <div className="picture">
      {pictures === null ? <p className="picture__words">{props.text}</p> : <pictures.Figure {...props} />}
    </div>
  );
}

/** The picture of the step that shows; nothing where the step has no text for one. `text` overrides the step's own. */
export const StepPicture = observer(function StepPicture({ text }: { readonly text?: string }) {
  const { store } = useSteps();
  const texts = useStepTexts();
  const shown = text ?? texts.maybe('figure');
  const { row, session } = store;
  if (row === null || shown === null) return null;
  return <PictureFrame step={row.id} result={session.result} text={shown} />;
});
