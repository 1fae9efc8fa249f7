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

const SNAPSHOT = 'snapshot';
const FILE = 'file';
const SNAPSHOT_ROWS = 12;

/**
 * Opens a pasted snapshot and holds the error message. The page is for developers only, so its texts are English and
 * not translated.
 */
function useOpening() {
  const services = useServices();
  const [problem, setProblem] = useState<string | null>(null);
  const open = (text: string): void => {
    const opened = openSnapshot(services, text);
    if (!opened.ok) {
      const fields = opened.error.fields?.map(({ field }) => field).join(', ') ?? '';
      setProblem(`This is not a readable diagnostics snapshot. Missing or invalid: ${fields}.`);
      return;
    }
    setProblem(opened.value === 'needsAccount' ? 'Log in first: the snapshot belongs to an account.' : null);
  };
  return { problem, open };
}

/** Opens a diagnostics snapshot in the app. Development server only. */
export default function DevReplay() {
  const [text, setText] = useState('');
  const { problem, open } = useOpening();
  const chooseFile = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = target.files ?? [];
    if (file !== undefined) setText(await file.text());
  };
  return (
    <Screen
      footer="hidden"
      onSubmit={() => open(text)}
      actions={
        <>
          <Button type="submit" data-press="open-snapshot">
            Open it
          </Button>
          <ButtonLink press="login">Log in</ButtonLink>
        </>
      }
    >
      <PageHeading page="Replay">Replay a diagnostics snapshot</PageHeading>
      <p data-view="dev-replay">
        The app opens at the person's step, with the same time left. Values missing in the snapshot are invented;{' '}
        <code>npm run cli -- replay</code> lists them. The server does not know the test.
      </p>
      {problem !== null && (
        <Callout kind="error" role="alert">
          <p>{problem}</p>
        </Callout>
      )}
      <Field name={FILE} label="A file">
        <input
          id={fieldId(FILE)}
          className="input"
          type="file"
          accept="application/json,.json"
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
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
    </Screen>
  );
}
