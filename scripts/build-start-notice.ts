import { translations } from '../adapters/translations/index.ts';
import { startNotices } from '../adapters/translations/start-notices.ts';
import { LANGUAGES, type Language } from '../core/domain/languages.ts';
import { OLDEST_BROWSERS } from '../web/boot/oldest-browsers.ts';
import { DETAILS_ATTRIBUTE, RELOAD_ATTRIBUTE, START_NOTICE_ID } from '../web/boot/start-notice.ts';

function browsersIn(language: Language): string {
  const names = OLDEST_BROWSERS.map(({ name, version }) => `${name} ${version}`);
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(names);
}

type Reason = 'slow' | 'noScript';

/** Where the notice stands: beside the prerendered landing, or alone on an empty page, which it then gives its heading. */
export type NoticePage = 'landing' | 'emptyPage';

interface Notice {
  readonly reason: Reason;
  readonly page: NoticePage;
}

/** Loads the page again: a button by the inlined script; without scripts an empty link, which leads to the same page. */
const RELOAD: Readonly<Record<Reason, (label: string) => string>> = {
  slow: (label) => `<button type="button" class="button button--secondary" ${RELOAD_ATTRIBUTE}>${label}</button>`,
  noScript: (label) => `<a class="button button--secondary" href="">${label}</a>`,
};

/** Copies the reduced snapshot, by the inlined script; nothing without scripts. */
function detailsIn(language: Language, reason: Reason): string {
  if (reason === 'noScript') return '';
  const { copy, copied, refused, leaves, label } = translations[language].landing.frame.details;
  return `<button type="button" class="button button--link" ${DETAILS_ATTRIBUTE}>${copy}</button>
      <p role="status" data-copied="${copied} ${leaves}" data-refused="${refused} ${leaves}"></p>
      <textarea class="input input--area" readonly hidden rows="8" spellcheck="false" aria-label="${label}"></textarea>`;
}

function partIn(language: Language, { reason, page }: Notice): string {
  const { title, test, browsers, reload, ...reasons } = startNotices[language];
  const heading = page === 'landing' ? 'h2' : 'h1';
  return `<section lang="${language}" class="start-notice__part">
      <${heading} class="start-notice__title">${title}</${heading}>
      <p>${reasons[reason]}</p>
      ${RELOAD[reason](reload)}
      <p>${test}</p>
      <p>${browsers.replace('{{browsers}}', browsersIn(language))}</p>
      ${detailsIn(language, reason)}
    </section>`;
}

function partsOf(notice: Notice): string {
  const parts = LANGUAGES.map((language) => partIn(language, notice)).join('');
  const tag = notice.page === 'landing' ? 'div' : 'main';
  return `<${tag} class="start-notice__parts">${parts}</${tag}>`;
}

/** What a page says, in every language, when the app does not start, or when the browser runs no scripts. */
export function startNotice(page: NoticePage): string {
  return `<template id="${START_NOTICE_ID}">${partsOf({ reason: 'slow', page })}</template>
    <noscript><div class="start-notice">${partsOf({ reason: 'noScript', page })}</div></noscript>`;
}
