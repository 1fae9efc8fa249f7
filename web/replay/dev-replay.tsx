import { useState, type ChangeEvent } from 'react';
import { Button, ButtonLink } from '../components/button.tsx';
import { Callout } from '../components/callout.tsx';
import { Field } from '../components/field.tsx';
import { fieldId } from '../components/field-ids.ts';
import { PageHeading } from '../components/page-heading.tsx';
import { Screen } from '../components/screen.tsx';
import { useServices } from '../wiring/services.ts';
import '../styles/support.css';
import { openSnapshot } from './open-snapshot.ts';
import { problemText } from './problem-text.module.ts';

const SNAPSHOT = 'snapshot';
const FILE = 'file';
const SNAPSHOT_ROWS = 12;

/** What is said above the fields, and whether it is about another version, which can be opened anyway. */
interface Notice {
  readonly lines: readonly string[];
  readonly isOtherVersion: boolean;
}

const LOG_IN_FIRST = 'Log in first: the snapshot belongs to an account.';

/**
 * Opens a pasted snapshot and holds the notice about it. The page is for developers only, so its texts are English and
 * not translated.
 */
function useOpening() {
  const services = useServices();
  const [notice, setNotice] = useState<Notice | null>(null);
  const open = (text: string): void => {
    const opened = openSnapshot(services, text, {
      appVersion: APP_VERSION,
      isAccepted: notice?.isOtherVersion === true,
    });
    if (!opened.ok) setNotice({ lines: opened.error.map(problemText), isOtherVersion: false });
    else if (opened.value.kind === 'opened') setNotice(null);
    else if (opened.value.kind === 'needsAccount') setNotice({ lines: [LOG_IN_FIRST], isOtherVersion: false });
    else setNotice({ lines: [problemText(opened.value.difference)], isOtherVersion: true });
  };
  return { notice, open, clear: () => setNotice(null) };
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
  const { notice, open, clear } = useOpening();
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
      <SnapshotFields
        text={text}
        onText={(changed) => {
          setText(changed);
          clear();
        }}
      />
    </Screen>
  );
}
