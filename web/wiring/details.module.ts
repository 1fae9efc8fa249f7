import { makeLocalStorageCheck } from '../../adapters/storage/local-storage-check.ts';
import { isErrorCode, type ErrorCode } from '../../core/domain/error-codes.ts';
import { FALLBACK_LANGUAGE, isLanguage } from '../../core/domain/languages.ts';
import { DEFAULT_KIT_SETTINGS } from '../../core/domain/settings.ts';
import { DETAILS_LINES, detailsText, type DetailsWords } from '../../core/diagnostics/details-text.ts';
import { makeDiagnosticsSnapshot } from '../../core/diagnostics/diagnostics-snapshot.ts';
import { isHelpPage, openPage, type LeftPage } from '../../core/diagnostics/open-page.ts';
import { persistedConditions, recordDamage } from '../../core/diagnostics/persisted-check.ts';
import { kitTexts } from '../../core/domain/kit-texts.ts';
import { flowNameOf, rowOf } from '../../core/flow/flows.ts';
import { testedKit } from '../../core/flow/timers.ts';
import type { Services } from './services.ts';

/** The codes of the errors that a page shows, each once. */
function shownErrors({ document }: Window): readonly ErrorCode[] {
  const shown = [...document.querySelectorAll<HTMLElement>('[data-error]')];
  return [...new Set(shown.map(({ dataset }) => dataset['error']))].filter(isErrorCode);
}

/** The title of the open step; its id where the texts of the steps are not loaded. */
function titleOf({ runner, texts }: Pick<Services, 'runner' | 'texts'>): string {
  const { session } = runner.current();
  const id = rowOf(session)?.id ?? '';
  const inFlow = flowNameOf(session) === 'reporting' ? [`steps.${id}.express.title`] : [];
  const key = [...inFlow, `steps.${id}.title`].find((one) => texts.exists(one, { ns: 'steps' }));
  const kit = testedKit({ session, moment: runner.moment() });
  return key === undefined ? id : texts.t(key, { ns: 'steps', ...kitTexts(kit) });
}

function wordsOf(services: Pick<Services, 'runner' | 'texts'>): DetailsWords {
  const words = DETAILS_LINES.map((name) => [name, services.texts.t(`frame.details.lines.${name}`)]);
  return { lines: Object.fromEntries(words) as DetailsWords['lines'], stepTitle: titleOf(services) };
}

/**
 * Makes the technical details of the current state, as text. Damaged items of the storage are recorded at once, before the next change
 * replaces them.
 */
export function makeDetails(
  {
    runner,
    settings,
    texts,
    storage,
    navigator,
  }: Pick<Services, 'runner' | 'settings' | 'texts' | 'storage' | 'navigator'>,
  page: Window,
): () => string {
  const checked = { storage, check: makeLocalStorageCheck(() => page.localStorage) };
  recordDamage(checked, runner.moment().now);
  let left: LeftPage | null = null;
  // Before the press leads to another page.
  const remember = (): void => {
    const path = navigator.current();
    if (!isHelpPage(path)) left = { path, errors: shownErrors(page) };
  };
  page.addEventListener('click', remember, { capture: true });
  return () => {
    const moment = runner.moment();
    const { language } = texts;
    return detailsText(
      makeDiagnosticsSnapshot(runner.current(), {
        moment,
        language: isLanguage(language) ? language : FALLBACK_LANGUAGE,
        isOnline: page.navigator.onLine,
        page: openPage(navigator, shownErrors(page), left),
        appVersion: APP_VERSION,
        hasDefaultKitAddresses: settings === DEFAULT_KIT_SETTINGS,
        persisted: persistedConditions(checked),
        damage: recordDamage(checked, moment.now),
      }),
      wordsOf({ runner, texts }),
    );
  };
}
