import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FALLBACK_LANGUAGE, isLanguage } from '../../../core/domain/languages.ts';
import { DEFAULT_KIT_SETTINGS } from '../../../core/domain/settings.ts';
import { makeDiagnosticsSnapshot, snapshotText } from '../../../core/diagnostics/diagnostics-snapshot.ts';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/field.tsx';
import { fieldId } from '../../components/field-ids.ts';
import { useServices, type Services } from '../../wiring/services.ts';

const DETAILS = 'technicalDetails';
const DETAILS_ROWS = 8;

/** The diagnostics snapshot of the current state, as text to copy. */
function detailsOf({ runner, settings, texts }: Services): string {
  const { language } = texts;
  return snapshotText(
    makeDiagnosticsSnapshot(runner.current(), {
      moment: runner.moment(),
      language: isLanguage(language) ? language : FALLBACK_LANGUAGE,
      isOnline: navigator.onLine,
      appVersion: APP_VERSION,
      hasDefaultKitAddresses: settings === DEFAULT_KIT_SETTINGS,
    }),
  );
}

/** Copies a text to the clipboard; false if the browser has none or denies access. */
async function isCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** The details in a selected field, to copy by hand. */
function ManualCopy({ text }: { readonly text: string }) {
  const { t } = useTranslation();
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => area.current?.select(), [text]);
  return (
    <Field name={DETAILS} label={t('support.details.label')}>
      <textarea
        ref={area}
        id={fieldId(DETAILS)}
        className="input input--area"
        readOnly
        rows={DETAILS_ROWS}
        spellCheck={false}
        value={text}
      />
    </Field>
  );
}

/** Details that customer service may ask for: the state of the app, without personal data. */
export function TechnicalDetails() {
  const { t } = useTranslation();
  const services = useServices();
  const [copied, setCopied] = useState<{ readonly text: string; readonly isCopied: boolean } | null>(null);
  const copy = async (): Promise<void> => {
    const text = detailsOf(services);
    setCopied({ text, isCopied: await isCopied(text) });
  };
  return (
    <section className="technical-details" aria-labelledby="technical-details">
      <h2 id="technical-details">{t('support.details.heading')}</h2>
      <p>{t('support.details.lead')}</p>
      <p>{t('support.details.holds')}</p>
      <p>{t('support.details.leaves')}</p>
      <Button variant="secondary" data-press="copy-details" onClick={() => void copy()}>
        {t('support.details.copy')}
      </Button>
      <p role="status" className="status-text">
        {copied === null ? '' : t(copied.isCopied ? 'support.details.copied' : 'support.details.refused')}
      </p>
      {copied?.isCopied === false && <ManualCopy text={copied.text} />}
    </section>
  );
}
