import { useState, type ChangeEvent } from 'react';
import { Button, ButtonLink } from '../components/button.tsx';
import { Callout } from '../components/callout.tsx';
import { Field } from '../components/field.tsx';
import { fieldId } from '../components/field-ids.ts';
import { PageHeading } from '../components/page-heading.tsx';
import { Screen } from '../components/screen.tsx';
import { useServices } from '../wiring/services.ts';
import '../styles/support.css';
import type { Several } from '../../replay/choose-snapshot.ts';
import { openSnapshot } from './open-snapshot.ts';
import { problemText, problemTexts } from './problem-text.module.ts';

const SNAPSHOT = 'snapshot';
const FILE = 'file';
const NUMBER = 'snapshot-number';
const SNAPSHOT_ROWS = 12;

/** What is said above the fields, and whether it is about another version, which can be opened anyway. */
interface Notice {
  readonly lines: readonly string[];
  readonly isOtherVersion: boolean;
}

const CHOOSE_ONE = 'There is more than one snapshot in this text. The latest is chosen below.';
const LOG_IN_FIRST = 'Log in first: the snapshot belongs to an account.';

/**
 * Opens a pasted snapshot and holds the notice about it. The page is for developers only, so its texts are English and
 * not translated.
 */
function useOpening() {
  const services = useServices();
  const [notice, setNotice] = useState<Notice | null>(null);
  const [several, setSeveral] = useState<Several | null>(null);
  const say = (...lines: readonly string[]): void => setNotice({ lines, isOtherVersion: false });
  const choose = (chosen: Several | null): void => {
    setSeveral(chosen);
    setNotice(null);
  };
  const open = (text: string): void => {
    const opened = openSnapshot(services, text, {
      appVersion: APP_VERSION,
      isAccepted: notice?.isOtherVersion === true,
      chosen: several?.number ?? null,
    });
    if (!opened.ok) return say(...problemTexts(opened.error));
    const { value } = opened;
    if (value.kind === 'opened') setNotice(null);
    else if (value.kind === 'needsAccount') say(LOG_IN_FIRST);
    else if (value.kind === 'otherVersion') setNotice({ lines: [problemText(value.difference)], isOtherVersion: true });
    else {
      setSeveral(value.several);
      say(CHOOSE_ONE);
    }
  };
  return { notice, several, open, choose };
}

function NoticeBox({ lines, isOtherVersion }: Notice) {
  return (
    <Callout kind={isOtherVersion ? 'warning' : 'error'} role="alert">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Callout>
  );
}

interface SeveralFieldProps {
  readonly several: Several;
  readonly onChoose: (several: Several) => void;
}

/** Which of several snapshots is opened. */
function SeveralField({ several, onChoose }: SeveralFieldProps) {
  return (
    <Field name={NUMBER} label="Which snapshot">
      <select
        id={fieldId(NUMBER)}
        className="input"
        name={NUMBER}
        value={several.number}
        onChange={({ target }) => onChoose({ ...several, number: Number(target.value) })}
      >
        {several.madeAt.map((at, index) => (
          <option key={index} value={index + 1}>
            {`Number ${index + 1}, made ${at ?? 'at an unknown time'}`}
          </option>
        ))}
      </select>
    </Field>
  );
}

interface SnapshotFieldsProps {
  readonly text: string;
  readonly onText: (text: string) => void;
}

function SnapshotFields({ text, onText }: SnapshotFieldsProps) {
  const chooseFile = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = target.files ?? [];
    if (file !== undefined) onText(await file.text());
  };
  return (
    <>
      <Field name={FILE} label="A file">
        <input
          id={fieldId(FILE)}
          className="input"
          type="file"
          accept="application/json,.json,.txt,.eml"
          onChange={(event) => void chooseFile(event)}
        />
      </Field>
      <Field name={SNAPSHOT} label="Or its text">
        <textarea
          id={fieldId(SNAPSHOT)}
          className="input input--area"
          name={SNAPSHOT}
          rows={SNAPSHOT_ROWS}
          spellCheck={false}
          value={text}
          onChange={(event) => onText(event.target.value)}
        />
      </Field>
    </>
  );
}

/** Opens a diagnostics snapshot in the app. Development server only. */
export default function DevReplay() {
  const [text, setText] = useState('');
  const { notice, several, open, choose } = useOpening();
  return (
    <Screen
      footer="hidden"
      onSubmit={() => open(text)}
      actions={
        <>
          <Button type="submit" data-press="open-snapshot">
            {notice?.isOtherVersion === true ? 'Open it anyway' : 'Open it'}
          </Button>
          <ButtonLink press="login">Log in</ButtonLink>
        </>
      }
    >
      <PageHeading page="Replay">Replay a diagnostics snapshot</PageHeading>
      <p data-view="dev-replay">
        Paste the technical details, or the email with them. The app opens at the person's step, with the same time
        left. Values missing in the snapshot are invented; <code>npm run cli -- replay</code> lists them. The server
        does not know the test.
      </p>
      {notice !== null && <NoticeBox {...notice} />}
      {several !== null && <SeveralField several={several} onChoose={choose} />}
      <SnapshotFields
        text={text}
        onText={(changed) => {
          setText(changed);
          choose(null);
        }}
      />
    </Screen>
  );
}
