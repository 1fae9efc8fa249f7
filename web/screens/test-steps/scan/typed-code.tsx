import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { TextField } from '../../../components/text-field.tsx';

interface TypedCodeProps {
  readonly isBox: boolean;
  readonly isChecking: boolean;
  readonly onCode: (text: string) => void;
}

/** The field for the code. */
export function CodeForm({ isBox, isChecking, onCode }: TypedCodeProps) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const isEmpty = isMissing && text.trim() === '';
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const hasText = text.trim() !== '';
    setMissing(!hasText);
    if (hasText && !isChecking) onCode(text);
  };
  return (
    <form className="scan-type" noValidate onSubmit={submit}>
      <TextField
        name="code"
        label={t('scan.type.label')}
        help={t(isBox ? 'scan.type.boxHelp' : 'scan.type.help')}
        value={text}
        onChange={setText}
        // The field replaces the pressed button and takes over its focus.
        autoFocus
      />
      <p className="step-reason" role="status">
        {isEmpty ? t('scan.type.empty') : null}
      </p>
      <Button data-press="use-code" variant="secondary" type="submit" busy={isChecking ? t('scan.checking') : null}>
        {t('scan.type.submit')}
      </Button>
    </form>
  );
}

/** Entering the code by hand, for users whose camera does not work. */
export function TypedCode(props: TypedCodeProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <CodeForm {...props} />;
  return (
    <Button data-press="type-code" variant="link" onClick={() => setOpen(true)}>
      {t('scan.type.open')}
    </Button>
  );
}
