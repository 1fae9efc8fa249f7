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

/** Where the person stands now, as it is copied. */
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

/** Puts a text on the clipboard; false where the browser has none, or does not allow it. */
async function isCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** The details to be copied by hand, selected. */
function ToCopy({ text }: { readonly text: string }) {
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

/** What customer service may ask for, and nobody has to type: where the person stands, and nothing about the person. */
export function TechnicalDetails() {
  const { t } = useTranslation();
  const services = useServices();
  const [told, setTold] = useState<{ readonly text: string; readonly isCopied: boolean } | null>(null);
  const copy = async (): Promise<void> => {
    const text = detailsOf(services);
    setTold({ text, isCopied: await isCopied(text) });
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
        {told === null ? '' : t(told.isCopied ? 'support.details.copied' : 'support.details.refused')}
      </p>
      {told?.isCopied === false && <ToCopy text={told.text} />}
    </section>
  );
}
