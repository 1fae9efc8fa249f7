import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLateServices } from '../wiring/services.ts';

const DETAILS_ROWS = 8;

/** Technical details, and whether the browser copied them. */
export interface Copied {
  readonly text: string;
  readonly isCopied: boolean;
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

/**
 * Copies the diagnostics snapshot, or the reduced one if the code for it cannot be loaded. `copied` is null before the first press.
 */
export function useDetailsCopy(): { readonly copied: Copied | null; readonly copy: () => Promise<void> } {
  const services = useLateServices();
  const [copied, setCopied] = useState<Copied | null>(null);
  const copy = async (): Promise<void> => {
    const text = await services()
      .then(({ loadDetails }) => loadDetails())
      .then((details) => details())
      .catch(() => window.reducedDetails?.() ?? '');
    setCopied({ text, isCopied: await isCopied(text) });
  };
  return { copied, copy };
}

/** Whether the details were copied, and a field that shows them, from which they can be copied by hand. */
export function CopiedDetails({ copied }: { readonly copied: Copied | null }) {
  const { t } = useTranslation();
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (copied?.isCopied === false) area.current?.select();
  }, [copied]);
  return (
    <>
      <div role="status" className="status-text">
        {copied !== null && t(copied.isCopied ? 'frame.details.copied' : 'frame.details.refused')}
      </div>
      {copied !== null && (
        <textarea
          ref={area}
          className="input input--area"
          aria-label={t('frame.details.label')}
          readOnly
          rows={DETAILS_ROWS}
          spellCheck={false}
          value={copied.text}
        />
      )}
    </>
  );
}
