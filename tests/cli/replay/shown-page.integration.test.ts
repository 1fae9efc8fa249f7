import { describe, expect, it } from 'vitest';
import { translations } from '../../../adapters/translations/index.ts';
import { replayText } from '../../../cli/replay/print-replay.ts';
import { makeReplayReport } from '../../../cli/replay/replay-report.ts';
import { snapshotText, type DiagnosticsSnapshot } from '../../../core/diagnostics/diagnostics-snapshot.ts';
import type { ErrorCode } from '../../../core/domain/error-codes.ts';
import { LANGUAGES, type Language } from '../../../core/domain/languages.ts';
import type { RouteName } from '../../../core/flow/app-routes.ts';
import { snapshotOfPerson } from '../../core/diagnostics/a-snapshot.ts';
import { makeVisitorHarness } from '../../support/flow-harness.ts';
import { foundIn, pageAt } from './answers.ts';

const VISITOR = snapshotOfPerson(makeVisitorHarness());
const ACCOUNT = { who: 'account', flags: { ...VISITOR.flags, hasProfiles: true } } as const;

/** What is printed below the answer. */
async function printed(parts: Partial<DiagnosticsSnapshot>, language: Language = 'en'): Promise<string> {
  const found = foundIn(snapshotText({ ...VISITOR, language, ...parts }));
  const report = await makeReplayReport(found, found.source.now.instant, { language });
  const text = replayText(report, {});
  return text.slice(text.indexOf(report.screen[0] ?? ''));
}

const failed = (route: RouteName, code: ErrorCode) => ({ page: { ...pageAt(route), errors: [code] } });

describe('the page below an answer', () => {
  it.each([
    ['resultsList', 'SERVICE_UNAVAILABLE'],
    ['resultsList', 'TOO_MANY_REQUESTS'],
    ['loginSessions', 'UNKNOWN'],
    ['editProfileSelection', 'UNKNOWN'],
  ] as const)('did not load where it did not for the person: %s, %s', async (route, code) => {
    for (const language of LANGUAGES) {
      const text = await printed({ ...ACCOUNT, ...failed(route, code) }, language);
      const { buttons } = translations[language].general;
      expect(text).toContain(`[ ${buttons.tryAgain} ]`);
      expect(text.split('\n').filter((line) => line.trim().startsWith('! '))).toHaveLength(1);
    }
    expect(await printed({ ...ACCOUNT, page: pageAt(route) })).not.toContain('[ Try again ]');
  });

  it('shows the error of a call after a press', async () => {
    const message = translations.en.general.errors.SERVICE_UNAVAILABLE;
    expect(await printed(failed('login', 'SERVICE_UNAVAILABLE'))).toMatch(
      new RegExp(`\\n +! ${message}\\n +\\[ Back \\]\\n +\\[ Log in \\]\\n`),
    );
    expect(await printed({ page: pageAt('login') })).not.toContain(message);
  });

  it('shows the error of the page before help', async () => {
    const page = { ...pageAt('support', 'login'), errorsBefore: ['SERVICE_UNAVAILABLE'] } as const;
    expect(await printed({ page })).toContain(`! ${translations.en.general.errors.SERVICE_UNAVAILABLE}`);
  });

  it('logs no one out by an error', async () => {
    expect(await printed({ ...ACCOUNT, ...failed('resultsList', 'INVALID_TOKEN') })).toMatch(
      /^The list of results\n[^]*\n +! This link or login is no longer valid, /,
    );
  });

  it.each([
    ['en', 'This command cannot show the page to set a new password, so here is where the app leads instead.'],
    ['es', 'Este comando no puede mostrar la página para poner una contraseña nueva; en su lugar se ve adónde lleva '],
  ] as const)('says if it is another one, in %s', async (language, expected) => {
    const found = foundIn(snapshotText({ ...VISITOR, ...failed('resetPassword', 'INVALID_TOKEN') }));
    const report = await makeReplayReport(found, found.source.now.instant, { language });
    expect(replayText(report, {})).toContain(`\n  ${expected}`);
    const home = foundIn(snapshotText({ ...VISITOR, page: pageAt('login') }));
    expect((await makeReplayReport(home, home.source.now.instant, { language })).notShown).toBeNull();
  });
});
