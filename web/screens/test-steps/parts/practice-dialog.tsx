import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { SURE_ANSWERS } from '../../../../core/domain/choice-lists.ts';
import { practiceView, type Practice, type PracticeView } from '../../../../core/flow/line-practice.ts';
import { PRACTICE_PRESSES } from '../../../../core/flow/step-offers.ts';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { noteNewScreen } from '../../../presses/press-guard.ts';
import { TextList } from './point-list.tsx';
import { LETTERS, PracticePicture } from './practice-picture.tsx';

type Asking = Extract<PracticeView, { kind: 'asking' }>;
type Explaining = Extract<PracticeView, { kind: 'explaining' }>;

interface PartProps<View> {
  readonly view: View;
  readonly onChange: (practice: Practice) => void;
}

/** One question about the drawn window, with its answers. From the second one on, the question takes the focus. */
function Question({ view, practice, onChange }: PartProps<Asking> & { readonly practice: Practice }) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirst = practice.at === 0 && practice.asked === 0;
  useEffect(() => {
    if (!isFirst) heading.current?.focus();
  }, [isFirst, practice.at, practice.asked]);
  const question = t(`steps.${view.question.line}-line.title`);
  return (
    <>
      <h3 ref={heading} className="practice__question" tabIndex={-1}>
        {question}
      </h3>
      <div className="practice__answers" role="group" aria-label={question}>
        {SURE_ANSWERS.map((answer) => (
          <Button
            key={answer}
            data-press={PRACTICE_PRESSES[answer]}
            variant="secondary"
            onClick={() => onChange(view.leadsTo[answer])}
          >
            {t(`choices.sure.${answer}`)}
          </Button>
        ))}
      </div>
    </>
  );
}

/** Whether the answer was right, and why. */
function Explanation({ view: { verdict, question } }: { readonly view: Explaining }) {
  const { t } = useTranslation();
  return (
    <p className="practice__why" data-verdict={verdict}>
      <strong>{t(`practice.verdict.${verdict}`)}</strong> {t(`practice.why.${question.why}`)}
    </p>
  );
}

/** The picture of the current window, described in full once its line is explained. */
function Picture({ view }: { readonly view: Asking | Explaining }) {
  const { t } = useTranslation();
  const { id, question } = view;
  const isAsking = view.kind === 'asking';
  const hidden = t('practice.picture', { letter: LETTERS[question.line] });
  return (
    <PracticePicture
      id={id}
      asked={isAsking ? question.line : null}
      text={isAsking ? hidden : t(`practice.windows.${id}`)}
    />
  );
}

/** Next takes the focus, because the pressed answer is gone; the explanation is announced. */
function Actions({ view, onChange, onClose }: PartProps<PracticeView> & { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const isDone = view.kind === 'done';
  return (
    <>
      {view.kind === 'done' && (
        <Button data-press={PRACTICE_PRESSES.again} variant="secondary" onClick={() => onChange(view.leadsTo.again)}>
          {t('practice.again')}
        </Button>
      )}
      {view.kind === 'explaining' && (
        <Button autoFocus data-press={PRACTICE_PRESSES.next} onClick={() => onChange(view.leadsTo.next)}>
          {t('practice.next')}
        </Button>
      )}
      <Button
        key={view.kind}
        autoFocus={isDone}
        data-press={PRACTICE_PRESSES.close}
        variant={isDone ? 'primary' : 'link'}
        onClick={onClose}
      >
        {t('practice.close')}
      </Button>
    </>
  );
}

interface PracticeDialogProps {
  readonly practice: Practice;
  readonly onChange: (practice: Practice) => void;
  readonly onClose: () => void;
}

/** Practice in reading lines: drawn windows, the question about C first, and each answer explained. Nothing of it is stored. */
export function PracticeDialog({ practice, onChange, onClose }: PracticeDialogProps) {
  const { t } = useTranslation();
  const view = practiceView(practice);
  useEffect(noteNewScreen, [practice]);
  const { windows, at } = practice;
  const isDone = view.kind === 'done';
  const title = t('practice.title', { number: at + 1, windows: windows.length });
  return (
    <Dialog
      title={isDone ? t('practice.done.title') : title}
      onClose={onClose}
      actions={<Actions view={view} onChange={onChange} onClose={onClose} />}
    >
      <div className="practice">
        {!isDone && <Picture view={view} />}
        {view.kind === 'asking' && <Question view={view} practice={practice} onChange={onChange} />}
        <div role="status">
          {view.kind === 'explaining' && <Explanation view={view} />}
          {isDone && <TextList of="practice.done.points" />}
        </div>
        {view.kind === 'asking' && <p className="practice__note">{t('practice.note')}</p>}
      </div>
    </Dialog>
  );
}
