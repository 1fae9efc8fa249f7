import { describe, expect, it } from 'vitest';
import { appPage, landingPage } from '../../scripts/build-pages.ts';

const TEMPLATE = `<head><title>Clearline</title><!--head-->
<script type="module" crossorigin src="/assets/main.js"></script>
<link rel="modulepreload" crossorigin href="/assets/first.js">
<link rel="stylesheet" crossorigin href="/assets/main.css"></head>
<body><div id="root"><!--app--></div></body>`;

const PAGE = {
  template: TEMPLATE,
  title: 'Welcome',
  textsVersion: '4',
  content: '<h1>Costs $& nothing</h1>',
  next: ['assets/services.js'],
  readStyles: () => 'h1{}',
};

describe('the built pages', () => {
  it('give the landing its content, its styles and its texts', () => {
    const page = landingPage(PAGE);

    expect(page).toContain('<div id="root"><h1>Costs $& nothing</h1></div>');
    expect(page).toContain('<style>h1{}</style>');
    expect(page).not.toContain('rel="stylesheet"');
    expect(page).toContain('<title>Welcome</title>');
    expect(page).toContain(
      '<link rel="preload" as="fetch" crossorigin href="/translations/en.json?area=landing&amp;version=4">',
    );
  });

  it('let the landing be painted before its scripts come', () => {
    const page = landingPage(PAGE);

    expect(page).toContain('<script type="module" fetchpriority="low" crossorigin src="/assets/main.js">');
    expect(page).toContain('<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/first.js">');
    expect(appPage(TEMPLATE)).not.toContain('fetchpriority');
  });

  it('have what comes after the landing fetched in good time', () => {
    const page = landingPage(PAGE);

    expect(page).toContain('<link rel="prefetch" as="script" crossorigin href="/assets/services.js">');
  });

  it('leave the page of every other route empty', () => {
    const page = appPage(TEMPLATE);

    expect(page).toContain('<div id="root"></div>');
    expect(page).toContain('rel="stylesheet"');
    expect(page).not.toContain('/translations/');
  });

  it('refuse a template that has no place for the content', () => {
    expect(() => landingPage({ ...PAGE, template: TEMPLATE.replace('<!--app-->', '') })).toThrow('<!--app-->');
  });
});
