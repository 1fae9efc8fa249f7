import { describe, expect, it } from 'vitest';
import { answerAgain } from '../../../cli/replay/answer-again.ts';
import { shortText } from '../../../cli/replay/answer-blocks.ts';
import { partialReport, partialText } from '../../../cli/replay/partial-report.ts';
import { makeReplayReport } from '../../../cli/replay/replay-report.ts';
import { readPartialSource } from '../../../cli/replay/replay-source.ts';
import { snapshotText, type DiagnosticsSnapshot } from '../../../core/diagnostics/diagnostics-snapshot.ts';
import type { Language } from '../../../core/domain/languages.ts';
import { foundIn, snapshotAt } from './answers.ts';

const COUNTDOWN = await snapshotAt('countdown');

async function reportOf(parts: Partial<DiagnosticsSnapshot>, language: Language) {
  const found = foundIn(snapshotText({ ...COUNTDOWN, ...parts }));
  return makeReplayReport(found, found.source.now.instant, { language });
}

async function partialOf(text: string, language: Language): Promise<string> {
  const found = readPartialSource(text, []);
  return found === null ? '' : partialText(await partialReport(found, { language }));
}

describe('an app in another language than the answer', () => {
  it('is named above the answer, with the option for its language', async () => {
    const report = await reportOf({ language: 'es' }, 'en');
    const line = 'The person’s app is in Spanish; --language es answers in that language.';
    expect(shortText(report).split('\n')[0]).toBe(line);
    expect(answerAgain(report, '\n'.repeat(99), { isTTY: true, columns: 200 })).toContain(`\n${line}\n`);
    expect(shortText(await reportOf({}, 'es'))).toMatch(/^La aplicación de la persona está en inglés; --language en /);
    expect(shortText(await reportOf({ language: 'es' }, 'es'))).not.toContain('--language');
  });

  it('is named above a partial answer, unless the language is not known', async () => {
    const text = snapshotText({ ...COUNTDOWN, language: 'es' });
    const cut = text.slice(0, text.indexOf('"flags"'));
    expect(await partialOf(cut, 'en')).toContain('--language es');
    expect(await partialOf(cut, 'es')).not.toContain('--language');
    expect(await partialOf(cut.replace('"language": "es"', '"language": "e5"'), 'es')).not.toContain('--language');
    expect(await partialOf(text.slice(text.indexOf('"step"')), 'es')).not.toContain('--language');
    expect(await partialOf(text.replace('"guest"', '"guess"'), 'en')).toContain('--language es');
  });

  it('names the details of an error as its screen shows them', async () => {
    const parts = { errors: ['UNKNOWN'] } as const;
    const { next, passOn } = await reportOf(parts, 'es');
    expect(next.join(' ')).toContain('envíenos el código que está en Details (Detalles) y la hora ');
    expect(passOn).toContain('con el código que está en Details (Detalles) y la hora ');
    expect((await reportOf({ ...parts, language: 'es' }, 'en')).passOn).toContain('under Detalles (Details) and ');
    expect((await reportOf(parts, 'en')).passOn).toContain('the code under Details and ');
  });
});
