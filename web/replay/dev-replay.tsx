import { useState, type ChangeEvent } from 'react';
import { APP_ROUTES } from '../../core/flow/app-routes.ts';
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

/** What keeps a text from being opened. The page is for developers, so its words are English and stand here. */
function useOpening() {
  const services = useServices();
  const [problem, setProblem] = useState<string | null>(null);
  const open = (text: string): void => {
    const opened = openSnapshot(services, text);
    if (!opened.ok) {
      const fields = opened.error.fields?.map(({ field }) => field).join(', ') ?? '';
      setProblem(`This is no support snapshot that can be read. Missing or wrong: ${fields}.`);
      return;
    }
    setProblem(opened.value === 'needsAccount' ? 'Sign in first: the snapshot is of somebody with an account.' : null);
  };
  return { problem, open };
}

/** Opens a support snapshot in the app, on the development server alone. */
export default function DevReplay() {
  const [text, setText] = useState('');
  const { problem, open } = useOpening();
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
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
          <ButtonLink data-press="login" to={APP_ROUTES.login}>
            Sign in
          </ButtonLink>
        </>
      }
    >
      <PageHeading page="Replay">Replay a support snapshot</PageHeading>
      <p data-view="dev-replay">
        The app opens where the person stood, with as much time left as they had. What the snapshot leaves out is
        invented; <code>npm run cli -- replay</code> names it. The server does not know the test.
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
          onChange={(event) => void choose(event)}
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
