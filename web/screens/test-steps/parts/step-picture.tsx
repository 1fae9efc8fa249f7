import { observer } from 'mobx-react-lite';
import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { testedKit } from '../../../../core/flow/timers.ts';
import { reportedLines } from '../../../../core/domain/reported-lines.ts';
import type { FigureProps } from '../../../illustrations/figure.tsx';
import { latePart } from '../../../loading/late-part.ts';
import { useBackgroundPart } from '../../../loading/use-late-part.ts';
import { useSteps } from '../step-services.ts';
import type { Count } from '../use-count.ts';
import { useLineWords } from '../use-line-words.ts';
import { useStepTexts } from '../use-step-texts.ts';

/** Loads the pictures of all steps, right after the test's first screen shows. */
export const loadPictures = latePart(() => import('../../../illustrations/figure.tsx'));

interface PictureFrameProps extends FigureProps {
  /** The counter that the picture follows, if any. */
  readonly count?: Count | null;
}

/** Once its counter was started, a picture moves once, as long as the counter runs (`counter.css`). */
function followed(count: Count): { readonly 'data-count': Count['status']; readonly style: CSSProperties } {
  return { 'data-count': count.status, style: { '--count': `${count.seconds}s` } as CSSProperties };
}

/** Reserves the space of a picture until it is loaded. If it cannot be loaded, its description stays. */
export function PictureFrame({ count = null, ...props }: PictureFrameProps) {
  const pictures = useBackgroundPart(loadPictures);
  return (
    <div className="picture" {...(count !== null && followed(count))}>
      {pictures === null ? (
        <p className="picture__words">{props.text}</p>
      ) : (
        <pictures.Figure key={count?.run ?? 0} {...props} />
      )}
    </div>
  );
}

/** The description of the current picture: of the patient's own result if it shows that, otherwise of the step. */
function usePictureText(): string | null {
  const { store } = useSteps();
  const texts = useStepTexts();
  const lineWords = useLineWords();
  const { t } = useTranslation();
  const { result } = store.session;
  if (result === null) return texts.maybe('figure');
  const lines = reportedLines(store.session);
  const values = { result: t(`choices.result.${result}`), lines: lines === null ? '' : lineWords(lines).join(' ') };
  return texts.maybe('figureOf', values)?.trim() ?? texts.maybe('figure');
}

/** The picture of the current step. */
export const StepPicture = observer(function StepPicture({ count = null }: { readonly count?: Count | null }) {
  const { store } = useSteps();
  const text = usePictureText();
  const { result } = store.session;
  if (store.row === null || text === null) return null;
  const lines = reportedLines(store.session);
  const { row, session } = store;
  const isSwabbedByOther = session.isSelfCollecting === false;
  const isReporting = store.flowName === 'reporting';
  const shown = { step: row.id, result, lines, kit: testedKit(store), isSwabbedByOther, isReporting, text, count };
  return <PictureFrame {...shown} />;
});

interface StepBodyProps {
  readonly hasPicture: boolean;
  /** On phones, shows the picture below the content. */
  readonly isPictureLast?: boolean;
  /** The counter that the picture follows. */
  readonly count?: Count | null;
  readonly children: ReactNode;
}

/** The content below the lead: the picture, and the rest below it or, if there is room, next to it. */
export const StepBody = observer(function StepBody(props: StepBodyProps) {
  const { hasPicture, isPictureLast = false, count = null, children } = props;
  const isPictured = usePictureText() !== null;
  if (!isPictured) return children;
  return (
    <div className="step-body">
      {hasPicture && !isPictureLast && <StepPicture count={count} />}
      <div className="step-body__rest">{children}</div>
      {hasPicture && isPictureLast && <StepPicture count={count} />}
    </div>
  );
});
