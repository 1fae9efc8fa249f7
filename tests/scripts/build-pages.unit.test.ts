import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../core/domain/languages.ts';
import { appPage, landingPage } from '../../scripts/build-pages.ts';

const TEMPLATE = `<head><title>Clearline</title><!--head-->
<script type="module" crossorigin src="/assets/main.js"></script>
<link rel="modulepreload" crossorigin href="/assets/first.js">
<link rel="stylesheet" crossorigin href="/assets/main.css"></head>
<body><!--start-notice--><div id="root"><!--app--></div></body>`;

const PAGE = {
  template: TEMPLATE,
  title: 'Welcome',
  textsVersion: '4',
  content: '<h1>Costs $& nothing</h1>',
  first: ['assets/landing.js'],
  readStyles: () => 'h1{}',
};

describe('the built pages', () => {
  it('contain the content, styles and texts of the landing page', () => {
    const page = landingPage(PAGE);

    expect(page).toContain('<div id="root"><h1>Costs $& nothing</h1></div>');
    expect(page).toContain('<style>h1{}</style>');
    expect(page).not.toContain('rel="stylesheet"');
    expect(page).toContain('<title>Welcome</title>');
    expect(page).toContain(
      '<link rel="preload" as="fetch" crossorigin href="/translations/en.json?area=landing&amp;version=4">',
    );
  });

  it('let the landing page render before its scripts load', () => {
    const page = landingPage(PAGE);

    expect(page).toContain('<script type="module" fetchpriority="low" crossorigin src="/assets/main.js">');
    expect(page).toContain('<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/first.js">');
    expect(page).toContain('<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/landing.js">');
    expect(appPage(TEMPLATE)).not.toContain('landing.js');
    expect(appPage(TEMPLATE)).not.toContain('fetchpriority');
  });

  it('are empty for every other route', () => {
    const page = appPage(TEMPLATE);

    expect(page).toContain('<div id="root"></div>');
    expect(page).toContain('rel="stylesheet"');
    expect(page).not.toContain('/translations/');
  });

  it.each([
    ['landing', landingPage(PAGE)],
    ['other', appPage(TEMPLATE)],
  ])('say in every language, on the %s page, that the app has not started', (_name, page) => {
    const [hidden = '', noScript = ''] = page.split('<noscript>');
    expect(hidden).toContain('<template id="start-notice">');
    expect(hidden.match(/<button [^>]*data-reload>/g)).toHaveLength(LANGUAGES.length);
    expect(noScript.match(/<a [^>]*href="">/g)).toHaveLength(LANGUAGES.length);
    for (const part of [hidden, noScript]) {
      for (const language of LANGUAGES) expect(part).toContain(`<section lang="${language}"`);
      expect(part).toContain('iOS 15.4, Chrome 99, Edge 99, Firefox 98, or Samsung Internet 17');
    }
  });

  it('reject a template without a place for the content', () => {
    expect(() => landingPage({ ...PAGE, template: TEMPLATE.replace('<!--app-->', '') })).toThrow('<!--app-->');
  });
});
