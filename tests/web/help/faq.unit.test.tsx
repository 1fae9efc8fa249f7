import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it } from 'vitest';
import { translations } from '../../../adapters/translations/index.ts';
import { LANGUAGES } from '../../../core/domain/languages.ts';
import { SUPPORT_EMAIL } from '../../../core/domain/settings.ts';
import { useFaqSections } from '../../../web/screens/help/faq-texts.ts';
import { QuestionList } from '../../../web/screens/help/question-list.tsx';
import { linesOfFile, linesOfPage } from '../lines-of-file.ts';
import { textsIn } from '../texts-in.ts';

function AllQuestions() {
  return useFaqSections().map((section) => <QuestionList key={section.id} {...section} />);
}

describe.each(LANGUAGES)('the questions in %s', (language) => {
  it('match their file line by line, with links to call and to write', async () => {
    const texts = await textsIn(language);
    const html = renderToStaticMarkup(
      <I18nextProvider i18n={texts}>
        <AllQuestions />
      </I18nextProvider>,
    );

    const [heading, ...lines] = linesOfFile(language, 'faq.md');
    // The kit is authorized for emergency use, so the answer about a cleared one does not show.
    const { fda, fdaCleared } = translations[language].faq.faq.sections.aboutTest.questions;
    const hidden = [fdaCleared.question, fdaCleared.answer];
    expect(lines).toEqual(expect.arrayContaining(hidden));
    expect(linesOfPage(html)).toEqual(lines.filter((line) => !hidden.includes(line)));
    expect(linesOfPage(html)).toContain(fda.answer);
    expect(texts.t('faq.heading')).toBe(heading);
    expect(html).toContain(`<a href="mailto:${SUPPORT_EMAIL}">${SUPPORT_EMAIL}</a>`);
    expect(html).toContain('<a href="tel:+18002221222">1-800-222-1222</a>');
  });
});
