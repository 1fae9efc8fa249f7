import { observer } from 'mobx-react-lite';
import { tooOldTexts } from '../../../../core/step-texts/report-texts.ts';
import { Callout } from '../../../components/callout.tsx';
import { useShownTexts } from '../use-shown-texts.ts';

/** Explains that the test is too old to be reported. Renders nothing for any other test. */
export const TooOldText = observer(function TooOldText() {
  const text = useShownTexts(tooOldTexts).text('report.tooOld.text');
  return text === null ? null : <p data-note="too-old">{text}</p>;
});

interface TooOldNoteProps {
  /** The screen renders `TooOldText` in another place. */
  readonly isTitleOnly?: boolean;
}

/** Says that a test is too old to be reported and is only stored. Renders nothing for any other test. */
export const TooOldNote = observer(function TooOldNote({ isTitleOnly = false }: TooOldNoteProps) {
  const title = useShownTexts(tooOldTexts).text('report.tooOld.title');
  if (title === null) return null;
  return (
    <Callout kind="warning" title={title}>
      {!isTitleOnly && <TooOldText />}
    </Callout>
  );
});
