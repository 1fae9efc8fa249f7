import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { SUPPORT_EMAIL } from '../../../core/domain/settings.ts';
import { BackArrow } from '../../components/back-arrow.tsx';
import { Button, ButtonLink } from '../../components/button.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { Screen } from '../../components/screen.tsx';
import type { ScreenProps } from '../screen-props.ts';
import '../../styles/faq.css';
import { topQuestionsOf, useFaqSections } from './faq-texts.ts';
import { QuestionList } from './question-list.tsx';
import { searchQuestions } from './search-questions.ts';

interface SearchFieldProps {
  readonly words: string;
  readonly onChange: (words: string) => void;
  /** Called on Enter or the search key; a phone's keyboard covers the results. */
  readonly onSubmit: () => void;
}

function SearchField({ words, onChange, onSubmit }: SearchFieldProps) {
  const { t } = useTranslation();
  return (
    <form
      role="search"
      className="field"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <label className="field__label" htmlFor="faq-search">
        {t('faq.search.label')}
      </label>
      <input
        id="faq-search"
        className="input faq__search"
        name="search"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        value={words}
        onChange={(event) => onChange(event.target.value)}
      />
    </form>
  );
}

function Contact() {
  const { t } = useTranslation();
  return (
    <section className="faq__contact" aria-labelledby="faq-contact">
      <h2 id="faq-contact">{t('faq.contact.heading')}</h2>
      <ButtonLink press="contact-us">{t('faq.contact.contactUs')}</ButtonLink>
      <p>{t('faq.contact.write')}</p>
      <a className="faq__address" href={`mailto:${SUPPORT_EMAIL}`}>
        {SUPPORT_EMAIL}
      </a>
      <p>{t('faq.contact.hours')}</p>
    </section>
  );
}

/** The state of the search: the query and its matches. */
function useSearch() {
  const sections = useFaqSections();
  const [words, setWords] = useState('');
  const isSearching = words.trim() !== '';
  const found = isSearching ? searchQuestions(sections, words) : sections;
  const count = found.reduce((sum, { questions }) => sum + questions.length, 0);
  return { sections, words, setWords, isSearching, found, count };
}

/** Questions and answers (product.md section 2, /FAQ): the top questions, all sections, and a search. */
export default function Faq({ onBack }: ScreenProps) {
  const { t } = useTranslation();
  const { sections, words, setWords, isSearching, found, count } = useSearch();
  const [showsAll, setShowsAll] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);
  const seeAll = useRef<HTMLButtonElement>(null);
  const leaveSearch = (): void => {
    flushSync(() => {
      setWords('');
      setShowsAll(true);
    });
    seeAll.current?.focus();
  };
  return (
    <Screen top={onBack !== undefined && <BackArrow onBack={onBack} />}>
      <PageHeading page={t('faq.page')}>{t('faq.heading')}</PageHeading>
      <div className="faq">
        <div className="faq__main">
          <SearchField words={words} onChange={setWords} onSubmit={() => status.current?.focus()} />
          <p ref={status} role="status" className="status-text" tabIndex={-1}>
            {isSearching && (count > 0 ? t('faq.search.found', { count }) : t('faq.search.none'))}
          </p>
          {isSearching && count === 0 && (
            <>
              <p>{t('faq.search.hint')}</p>
              <Button variant="secondary" data-press="show-all-questions" onClick={leaveSearch}>
                {t('faq.search.showAll')}
              </Button>
            </>
          )}
          {!isSearching && (
            <>
              <QuestionList id="top" title={t('faq.top')} questions={topQuestionsOf(sections)} />
              <button
                ref={seeAll}
                type="button"
                className="button button--secondary faq__see-all"
                data-press="see-all-questions"
                aria-expanded={showsAll}
                aria-controls="faq-sections"
                onClick={() => setShowsAll(!showsAll)}
              >
                {t('faq.seeAll')}
              </button>
            </>
          )}
          <div id="faq-sections" className="faq__sections">
            {(isSearching || showsAll) && found.map((section) => <QuestionList key={section.id} {...section} />)}
          </div>
        </div>
        <Contact />
      </div>
    </Screen>
  );
}
