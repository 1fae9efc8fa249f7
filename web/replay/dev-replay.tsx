import { useState, type ChangeEvent } from 'react';
import { Button, ButtonLink } from '../components/button.tsx';
import { Callout } from '../components/callout.tsx';
import { Field } from '../components/field.tsx';
import { fieldId } from '../components/field-ids.ts';
import { PageHeading } from '../components/page-heading.tsx';
import { Screen } from '../components/screen.tsx';
import { useServices } from '../wiring/services.ts';
import '../styles/support.css';
import type { DetailsProblem } from '../../replay/read-details.ts';
import { openSnapshot } from './open-snapshot.ts';

const SNAPSHOT = 'snapshot';
const FILE = 'file';
const SNAPSHOT_ROWS = 12;

/** What is said above the fields, and whether it is about another version, which can be opened anyway. */
interface Notice {
  readonly text: string;
  readonly isOtherVersion: boolean;
}

const PROBLEMS: Readonly<Record<DetailsProblem | 'reduced', string>> = {
  none: 'There is no code of technical details in this text.',
  damaged: 'The code was damaged on the way, or is not whole.',
  unknown: 'The code comes from another version of the app, which this one cannot read.',
  reduced: 'These are the details of a page that did not start, and have no test to open.',
};
const LOG_IN_FIRST = 'Log in first: the snapshot belongs to an account.';

/**
 * Opens pasted details and holds the notice about them. The page is for developers only, so its texts are English and
 * not translated.
 */
function useOpening() {
  const services = useServices();
  const [notice, setNotice] = useState<Notice | null>(null);
  const open = (text: string): void => {
    const isAccepted = notice?.isOtherVersion === true;
    const opened = openSnapshot(services, text, { appVersion: APP_VERSION, isAccepted });
    if (!opened.ok) return setNotice({ text: PROBLEMS[opened.error], isOtherVersion: false });
    const { value } = opened;
    if (value.kind === 'opened') setNotice(null);
    else if (value.kind === 'needsAccount') setNotice({ text: LOG_IN_FIRST, isOtherVersion: false });
    else {
      const { app, own } = value.version;
      setNotice({ text: `It comes from another build (${app}) than this one (${own}).`, isOtherVersion: true });
    }
  };
  return { notice, open, forget: () => setNotice(null) };
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
          accept=".txt,.eml"
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
  const { notice, open, forget } = useOpening();
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
        left. Values missing in the details are invented. The server does not know the test.
      </p>
      {notice !== null && (
        <Callout kind={notice.isOtherVersion ? 'warning' : 'error'} role="alert">
          {notice.text}
        </Callout>
      )}
      <SnapshotFields
        text={text}
        onText={(changed) => {
          setText(changed);
          forget();
        }}
      />
    </Screen>
  );
}
