import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { LEGAL_FILES, LEGAL_SECTIONS } from '../../adapters/translations/document-outline.ts';
import { translations } from '../../adapters/translations/index.ts';
import { LANGUAGES, type Language } from '../../core/domain/languages.ts';
import { SUPPORT_EMAIL } from '../../core/domain/settings.ts';
import { APP_ROUTES } from '../../core/flow/app-routes.ts';
import type { ScreenProps } from '../../web/screens/screen-props.ts';
import HealthDataPolicy from '../../web/screens/legal/health-data-policy.tsx';
import PrivacyAgreement from '../../web/screens/legal/privacy-agreement.tsx';
import PrivacyPolicy from '../../web/screens/legal/privacy-policy.tsx';
import TermsAgreement from '../../web/screens/legal/terms-agreement.tsx';
import TermsOfUse from '../../web/screens/legal/terms-of-use.tsx';
import { linesOfFile, linesOfPage } from './lines-of-file.ts';
import { ServicesContext, type Services } from '../../web/wiring/services.ts';
import { loaded } from './loaded.ts';
import { textsIn } from './texts-in.ts';

/** The agreements use their actions only when a button is pressed. */
const services = loaded({} as Services);

async function render(Shown: ComponentType<ScreenProps>, language: Language): Promise<string> {
  return renderToStaticMarkup(
    <MemoryRouter>
      <I18nextProvider i18n={await textsIn(language)}>
        <ServicesContext value={services}>
          <Shown onBack={() => undefined} />
        </ServicesContext>
      </I18nextProvider>
    </MemoryRouter>,
  );
}

const all = (html: string, pattern: RegExp): string[] => [...html.matchAll(pattern)].map((match) => match[1] ?? '');

const SCREENS = [
  { name: 'the terms to agree to', Shown: TermsAgreement, area: 'terms', isAgreement: true },
  { name: 'the privacy policy to agree to', Shown: PrivacyAgreement, area: 'privacy', isAgreement: true },
  { name: 'the terms to read', Shown: TermsOfUse, area: 'terms', isAgreement: false },
  { name: 'the privacy policy to read', Shown: PrivacyPolicy, area: 'privacy', isAgreement: false },
  { name: 'the policy about health data', Shown: HealthDataPolicy, area: 'healthData', isAgreement: false },
] as const;
const PAGES = SCREENS.flatMap((screen) => LANGUAGES.map((language) => ({ ...screen, language })));

const legalTexts = (language: Language) => {
  const { terms, privacy, healthData } = translations[language];
  return { ...terms, ...privacy, ...healthData };
};

/** A document to agree to begins with its main points, and so does the one that has no other place to say them. */
const hasMainPoints = (area: string, isAgreement: boolean): boolean => isAgreement || area === 'healthData';

beforeAll(() => vi.stubGlobal('APP_VERSION', '0.0.0'));

describe.each(PAGES)('$name in $language', ({ Shown, area, isAgreement, language }) => {
  let html = '';
  beforeAll(async () => {
    html = await render(Shown, language);
  });

  it('shows every section under its title, in the order of the texts, with a link to it above', () => {
    const { sections } = legalTexts(language)[area].document;
    const ids = Object.keys(sections).map((id) => `section-${id}`);
    expect(ids).toEqual(LEGAL_SECTIONS[area].map((id) => `section-${id}`));
    expect(all(html, /<h2 id="(section-[\w-]+)"/g)).toEqual(ids);
    expect(all(html, /<a href="#(section-[\w-]+)"/g)).toEqual(ids);
    const titles = Object.values<{ readonly title: string }>(sections).map(({ title }) => title);
    expect(all(html, /<h2 id="section-[^>]*>(.*?)<\/h2>/g)).toEqual(titles);
  });

  it('matches its file line by line', () => {
    const { terms, privacy, ...others } = legalTexts(language);
    const { document, summary } = { terms, privacy, ...others }[area];
    const links: readonly string[] = [terms.privacyPolicy, privacy.healthDataPolicy];
    const shown = linesOfPage(html.replace(/<nav.*?<\/nav>|<footer.*/gs, '')).filter((line) => !links.includes(line));
    const written = linesOfFile(language, LEGAL_FILES[area]);
    const firstTitle = Object.values<{ readonly title: string }>(document.sections)[0]?.title ?? '';
    const [inPage, inFile] = [shown.indexOf(firstTitle), written.indexOf(firstTitle)];
    const start = hasMainPoints(area, isAgreement)
      ? written.slice(0, inFile)
      : written.slice(0, written.indexOf(summary.title));

    expect(shown.slice(inPage)).toEqual(written.slice(inFile));
    expect(shown.slice(0, inPage).toSorted()).toEqual(start.toSorted());
  });

  it('links every support address, and leaves no variable and no key', () => {
    const links = all(html, new RegExp(`<a href="mailto:(${SUPPORT_EMAIL})">${SUPPORT_EMAIL}</a>`, 'g'));
    expect(links.length).toBeGreaterThanOrEqual(3);
    expect(all(html, new RegExp(`>[^<]*(${SUPPORT_EMAIL})`, 'g'))).toHaveLength(links.length);
    expect(html).not.toMatch(/\{\{|\[object|>(?:terms|privacy|healthData)\.\w/);
  });

  it('has one heading, the back arrow, and its own button where it asks for agreement', () => {
    expect(all(html, /(<h1 )/g)).toHaveLength(1);
    const presses = all(html, /data-press="([\w-]+)"/g);
    expect(presses[0]).toBe('back');
    expect(presses.includes('agree')).toBe(isAgreement);
    expect(html.includes(`${area}-main-points`)).toBe(hasMainPoints(area, isAgreement));
  });
});

describe('the terms outside of the agreement', () => {
  it('link to the privacy policy, at the top and where they mention it', async () => {
    const html = await render(TermsOfUse, 'en');
    expect(html.split(`href="${APP_ROUTES.privacyPolicy}"`)).toHaveLength(3);
  });
});

describe('the privacy policy outside of the agreement', () => {
  it('links to the policy about health data', async () => {
    const html = await render(PrivacyPolicy, 'en');
    expect(html).toContain(`href="${APP_ROUTES.healthDataPolicy}"`);
  });
});
