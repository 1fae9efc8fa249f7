import { useState } from 'react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { FALLBACK_LANGUAGE, isLanguage } from '../../../core/domain/languages.ts';
import type { PersonalData } from '../../../core/domain/personal-data.ts';
import { dataFiles, type DataFile } from '../../../core/use-cases/your-data/data-files.ts';
import type { PersonalDataWords } from '../../../core/use-cases/your-data/personal-data-html.ts';
import { openYourData } from '../../../core/use-cases/your-data/your-data.ts';
import { Button } from '../../components/button.tsx';
import { FocusOnMount } from '../../components/focus-on-mount.tsx';
import { CallErrors } from '../../components/call-errors.tsx';
import { saveFile } from '../../components/save-file.ts';
import { QueryStore } from '../../stores/query-store.ts';
import { useServices } from '../../wiring/services.ts';
import '../../styles/your-data.css';

/** The id of the heading. */
const COPY_HEADING = 'your-data-copy';

/** The data as files, in the current language. */
function useDataFiles(): (data: PersonalData) => readonly DataFile[] {
  const { t, i18n } = useTranslation();
  const language = isLanguage(i18n.language) ? i18n.language : FALLBACK_LANGUAGE;
  const tree = (key: string): unknown => t(key, { returnObjects: true });
  return (data) => {
    const words = {
      ...(tree('yourData.file') as Omit<PersonalDataWords, 'fields'>),
      fields: tree('report.fields') as PersonalDataWords['fields'],
    };
    return dataFiles(data, { words, language, origin: window.location.origin });
  };
}

/** A button for each file: browsers block several downloads after one press. */
function Files({ data }: { readonly data: PersonalData }) {
  const { t } = useTranslation();
  const filesOf = useDataFiles();
  const [saved, setSaved] = useState<DataFile['kind'] | null>(null);
  const save = (file: DataFile): void => {
    saveFile(file);
    setSaved(file.kind);
  };
  return (
    <>
      <ul className="data-files" aria-labelledby={COPY_HEADING}>
        {filesOf(data).map((file) => (
          <li key={file.kind}>
            <p>{t(`yourData.files.${file.kind}.text`)}</p>
            <Button variant="secondary" data-press={`save-${file.kind}`} onClick={() => save(file)}>
              {t(`yourData.files.${file.kind}.save`)}
            </Button>
          </li>
        ))}
      </ul>
      <p role="status" className="status-text">
        {saved !== null && t('yourData.saved')}
      </p>
    </>
  );
}

/** Gets a copy of everything that the server holds about the account. */
export const Download = observer(function Download() {
  const { t } = useTranslation();
  const services = useServices();
  const [store] = useState(() => new QueryStore(openYourData(services)));
  const [isAsked, setAsked] = useState(false);
  const { value, errors, isBusy } = store;
  const get = (): void => {
    setAsked(true);
    store.load();
  };
  return (
    <section className="data-section" aria-labelledby={COPY_HEADING}>
      <h2 id={COPY_HEADING}>{t('yourData.copy.heading')}</h2>
      <p>{t('yourData.copy.lead')}</p>
      <p role="status" className="status-text">
        {value !== null && t('yourData.copy.ready')}
      </p>
      {value === null ? (
        <Button data-press="get-data" busy={isAsked && isBusy ? t('yourData.copy.busy') : null} onClick={get}>
          {t('yourData.copy.get')}
        </Button>
      ) : (
        <FocusOnMount>
          <Files data={value} />
        </FocusOnMount>
      )}
      <CallErrors errors={errors} />
    </section>
  );
});
