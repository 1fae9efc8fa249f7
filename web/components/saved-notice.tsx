import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Callout } from './callout.tsx';
import { isProfileSaved, noteProfileSaved, subscribeSaved } from './saved-profile.ts';

/**
 * Confirms, on the screen that opens after a profile was saved, that it was. The screen renders it above its heading.
 */
export function SavedNotice() {
  const { t } = useTranslation();
  const isSaved = useSyncExternalStore(subscribeSaved, isProfileSaved, isProfileSaved);
  useEffect(() => () => noteProfileSaved(false), []);
  return (
    <div role="status" className="status-text">
      {isSaved && (
        <Callout>
          <p>{t('saved')}</p>
        </Callout>
      )}
    </div>
  );
}
