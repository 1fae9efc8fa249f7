import { describe, expect, it } from 'vitest';
import { terminalTexts } from '../../../adapters/translations/terminal.ts';
import { partialReport, partialText } from '../../../cli/replay/partial-report.ts';
import { problemsText } from '../../../cli/replay/problem-text.ts';
import { parseReplayTime } from '../../../cli/replay/replay-time.ts';
import { readPartialSource, readSource } from '../../../cli/replay/replay-source.ts';
import { stateText } from '../../../cli/states/fixture-state.ts';
import { walkStates } from '../../../cli/states/walk-states.ts';
import { snapshotText } from '../../../core/diagnostics/diagnostics-snapshot.ts';
import type { Language } from '../../../core/domain/languages.ts';
import { problemTexts } from '../../../web/replay/problem-text.module.ts';
import { snapshotOfPerson } from '../../core/diagnostics/a-snapshot.ts';
import { startedHarness } from '../../support/flow-harness.ts';

const harness = await startedHarness('testing');
await harness.passUntil('countdown');
const TEXT = snapshotText(snapshotOfPerson(harness));

function problemsOf(text: string) {
  const found = readSource(text);
  return found.ok ? [] : found.error;
}

const printed = (text: string, options: { readonly why?: true; readonly language?: Language } = {}): string =>
  problemsText('email.txt', problemsOf(text), { language: 'en', ...options });

/** What the command still answers of a text that it rejects. */
async function answerOf(text: string, language: Language = 'en'): Promise<string> {
  const partial = readPartialSource(text, problemsOf(text));
  return partial === null ? '' : partialText(await partialReport(partial, { language }));
}

const SAY =
  'Say: At the bottom of the page, select "Copy technical details for support". If it is not there, select "Support" at the top first. Paste all of it into an email, and send it as plain text. If you are taking a test, keep it open until then, and go on by what the app shows.';

describe('a text that an email changed', () => {
  // Every "missing" and every flag.
  const garbled = TEXT.replaceAll(': "missing"', ': "misssing"').replaceAll('"has', '"hás');

  it('says first what to do, then a few of its mistakes, each with its line', () => {
    const [first, ...rest] = printed(garbled).trimEnd().split('\n');
    expect(first).toBe(`email.txt: ${terminalTexts.en.replay.changed}`);
    const line = TEXT.split('\n').findIndex((one) => one.includes('"flags"')) + 1;
    expect(rest.slice(0, 3)).toEqual([
      `email.txt:${line}:12: flags.hasProfiles: It is missing, or not one of the values it may have.`,
      `  ${line} |   "flags": {`,
      `${' '.repeat(`  ${line} | `.length + 11)}^`,
    ]);
    expect(rest.filter((one) => one.startsWith('email.txt:'))).toHaveLength(3);
    expect(rest.at(-2)).toBe('And 13 more; --why shows them all.');
  });

  it('says all of them with --why, and in Spanish', () => {
    const all = printed(garbled, { why: true });
    expect(all.match(/^email\.txt:\d+:\d+: /gm)).toHaveLength(16);
    expect(all).not.toContain(' more; ');
    expect(printed(garbled, { language: 'es' })).toMatch(
      /^email\.txt: Partes del texto se perdieron o cambiaron en el camino\. /,
    );
  });

  it('says on the page of developers what to do, and where each mistake is', () => {
    const [first, second] = problemTexts(problemsOf(garbled));
    expect(first).toBe(terminalTexts.en.replay.changed);
    expect(second).toMatch(/^\d+:12: flags\.hasProfiles: /);
  });

  it('asks first for the whole text, where lines in the middle are lost, or the version of the steps is changed', () => {
    const [lines, flags] = [TEXT.split('\n'), TEXT.split('\n').findIndex((line) => line.includes('"flags"'))];
    const lost = [...lines.slice(0, flags), ...lines.slice(flags + 11)].join('\n');
    for (const text of [lost, lost.replace(/"flowTable": "[^"]*"/, '"flowTable": "00000000"')]) {
      expect(printed(text).split('\n')[0]).toMatch(
        / were lost or changed .* All of it is needed, from the first \{ to /,
      );
      expect(printed(text, { language: 'es' }).split('\n')[0]).toMatch(/ Se necesita todo, /);
      expect(printed(text).match(/^email\.txt: Parts of /gm)).toHaveLength(1);
    }
  });

  it('names another version of the app instead, where that is why', () => {
    const other = printed(garbled.replace('"app": "0.1.0"', '"app": "0.0.9"'));
    expect(other).toMatch(/^email\.txt: It comes from version 0\.0\.9 /);
    expect(other).not.toContain(terminalTexts.en.replay.changed);
  });

  it('marks a value that is no JSON in the line as it was sent', () => {
    const quoted = `Hi,\n> ${TEXT.replace('"isNextFree": false', '"isNextFree": fal5e').replaceAll('\n', '\n> ')}`;
    const at = quoted.split('\n').findIndex((one) => one.includes('fal5e')) + 1;
    expect(printed(quoted)).toBe(
      [
        `email.txt: ${terminalTexts.en.replay.changed}`,
        `email.txt:${at}:19: It cannot be read from here on.`,
        `  ${at} | >   "isNextFree": fal5e,`,
        `${' '.repeat(`  ${at} | `.length + 18)}^`,
        SAY,
        '',
      ].join('\n'),
    );
  });

  it('is still answered in part', async () => {
    expect(await answerOf(garbled)).toMatch(
      /^This is a partial answer: [^\n]+\n\nThe test is at "Wait 15 minutes", with 15:00 left of the wait\.\n/,
    );
    expect(await answerOf(TEXT.replace('"language": "en"', '"language": en'))).toContain(
      'The test is at "Wait 15 minutes"',
    );
  });
});

describe('a text that cannot be read', () => {
  it.each([
    ['is empty', ' '],
    ['has nothing in it', 'I cannot log in, please help'],
    ['is cut off', TEXT.slice(0, 600)],
    ['lost its beginning', TEXT.slice(200)],
    ['is damaged', TEXT.replace('"isNextFree": false', '"isNextFree": fal5e')],
    ['has a wrong value', TEXT.replace('"who": "guest"', '"who": "gast"')],
    ['was cut off in an answer with a whole one', `${TEXT}\n${TEXT.slice(0, 600)}`],
  ])('says to ask for it again, and how, if it %s', (_how, text) => {
    expect(printed(text).replaceAll(/\s+/g, ' ')).toMatch(/\b[Aa]sk .* again, .*as plain text or as a file\./);
    const spanish = printed(text, { language: 'es' }).replaceAll(/\s+/g, ' ');
    expect(spanish).toMatch(/\b[Pp]ida .*otra vez .*como texto simple o como archivo\./);
    expect(printed(text).trimEnd().split('\n').at(-1)).toBe(SAY);
    expect(spanish).toMatch(
      / Diga: Al final de la página, toque "Copiar [^"]+"\. .* como texto simple\. Si está haciendo una prueba, déjela abierta hasta entonces [^.]+\. $/,
    );
  });
});

describe('a text that is of another version', () => {
  it('is not asked for again', () => {
    expect(
      printed(TEXT.replace('"who": "guest"', '"who": "gast"').replace('"app": "0.1.0"', '"app": "0.0.9"')),
    ).not.toContain('Say: ');
  });
});

describe('a text that is cut off before the timers', () => {
  it('is answered with its step, and with what is not known', async () => {
    const cut = TEXT.slice(0, TEXT.indexOf('"wait"'));
    expect(await answerOf(cut)).toMatch(
      /\nThe test is at "Wait 15 minutes"\.\nThe lost part says how much time is left, [^\n]+\n\nWhat to say next\n  Do not move the cassette, [^\n]+\n  Read the lines only while the app shows time for it, [^\n]+\n\nThe text was made 2026-11-20 10:00:00/,
    );
    expect(await answerOf(cut, 'es')).toContain('\nLa prueba está en "Espere 15 minutos".\n');
    expect(await answerOf(cut.replace('"countdown"', '"wash-hands"'))).toContain(
      '"Wash your hands".\nThe lost part says whether',
    );
    expect(await answerOf(cut.replace('"countdown"', 'null'))).toContain('\nThere is no test under way.\n');
    expect(await answerOf(TEXT.slice(0, TEXT.indexOf('"step"')))).toBe('');
  });

  it('lets no one sit out the time to read the result where nothing says when it was made', async () => {
    const part = TEXT.slice(TEXT.indexOf('"step"'), TEXT.indexOf('"reading"'));
    const answer = await answerOf(`{${part.replaceAll('At"', 'At_"')}`);
    expect(answer).toContain(
      '  Look at the app now, because the wait may be over. If it is not, do not move the cassette.\n',
    );
    expect(answer).not.toContain('do not read the lines yet');
  });

  it('is answered so, too, if it is a fixture state', async () => {
    const state = (await walkStates()).find(({ step, flow }) => flow === 'testing' && step === 'countdown');
    const text = state === undefined ? '' : stateText(state);
    for (const length of [80, 900]) {
      expect(problemsOf(text.slice(0, length))).toMatchObject([{ kind: 'cutOff' }]);
      expect(await answerOf(text.slice(0, length))).toContain('\nThe test is at "Wait 15 minutes".\n');
    }
  });
});

describe('a text whose beginning is cut off', () => {
  const from = (key: string, text = TEXT): string => text.slice(text.indexOf(`"${key}"`));

  it.each(['step', 'flow', 'who', 'versions'])('is answered with all that is left, from "%s" on', async (key) => {
    const answer = await answerOf(from(key));
    expect(answer).toMatch(
      /^This is a partial answer: [^\n]+\n\nThe test is at "Wait 15 minutes", with 15:00 left of the wait\.\nNothing is wrong; keep the page open\.\nThe lost part says which version and language [^\n]+\n/,
    );
    expect(answer).toContain(
      '\n  Read your result when the app says so, at about 10:15 AM, and confirm it before 10:30 AM.\n',
    );
    expect(answer).toContain('The text was made 2026-11-20 10:00:00');
  });

  it('is answered with what it says of errors, and quoted as emails quote', async () => {
    const failed = snapshotText({ ...snapshotOfPerson(harness), errors: ['UNKNOWN'] });
    expect(await answerOf(from('step', failed))).toMatch(/\nThe app shows an error: [^]+\nWhat you do\n/);
    expect(await answerOf(`> ${from('step', TEXT).replaceAll('\n', '\n> ')}`)).toContain('"Wait 15 minutes"');
    const both = from('step').slice(0, from('step').indexOf('"persisted"'));
    expect(await answerOf(both)).toMatch(/15:00 left of the wait\.\nThe lost part says whether something is wrong/);
  });

  it('is answered with its timers, if the step is lost, too', async () => {
    const cut = from('missing');
    expect(await answerOf(cut)).toMatch(
      /\n\nThe wait of a test goes on, with 15:00 left\.\nThe lost part says at which step the test is\.\n\nWhat to say next\n  Do not move the cassette, [^\n]+\n  Read your result when the app says so, at about 10:15 AM, /,
    );
    expect(await answerOf(cut, 'es')).toMatch(/\nLa espera de una prueba sigue; faltan 15:00\.\nLa parte perdida /);
    const later = async (minutes: number) => {
      const found = readPartialSource(cut, problemsOf(cut));
      const now = Date.UTC(2026, 10, 20, 18, minutes);
      return found === null ? '' : partialText(await partialReport(found, { language: 'en', now }));
    };
    expect(await later(20)).toMatch(
      / to read a result goes on, with 10:00 left\.[^]+ Confirm your result before 10:30 AM\./,
    );
    expect(await later(31)).toMatch(
      /\nThe time to read the result is over\.[^]+ When did you copy [^]+ trust no line /,
    );
  });

  it('is not answered by timers of which none runs, or of two snapshots', async () => {
    const over = TEXT.replaceAll(/"secondsLeft": \d+/g, '"secondsLeft": 0');
    expect(await answerOf(from('missing', over))).toBe('');
    expect(await answerOf(`${from('missing')}\n${from('missing')}`)).toBe('');
  });

  it('answers for another time of the day, by the clock of the person', async () => {
    const found = readPartialSource(from('step'), problemsOf(from('step')));
    const at = parseReplayTime('10:20') ?? undefined;
    expect(found && partialText(await partialReport(found, { language: 'en' }, at))).toContain(
      '"Your test is ready", with 10:00 left to read the result.',
    );
    const cut = TEXT.slice(0, TEXT.indexOf('"wait"'));
    const step = readPartialSource(cut, problemsOf(cut));
    expect(step && partialText(await partialReport(step, { language: 'en' }, at))).toContain(
      'Look at the app now, because the wait may be over.',
    );
  });
});

describe('a text in which a digit of a time was changed', () => {
  it.each([
    ['the end of the wait', '"endsAt": "2026-11-20T10:15:00.000-08:00"', '"endsAt": "2026-11-20T10:05:00.000-08:00"'],
    [
      'the end of the reading',
      '"endsAt": "2026-11-20T10:30:00.000-08:00"',
      '"endsAt": "2026-11-20T10:52:00.000-08:00"',
    ],
    ['the seconds left', '"secondsLeft": 900', '"secondsLeft": 300'],
    ['when it was made', '"at": "2026-11-20T10:00:00.000-08:00"', '"at": "2026-11-20T07:00:00.000-08:00"'],
  ])('names no time to read the result by it: %s', async (_name, sent, changed) => {
    expect(TEXT).toContain(sent);
    const text = TEXT.replace(sent, changed);
    expect(printed(text)).toMatch(/: The times contradict each other, so a digit was changed\.\n/);
    expect(printed(text, { language: 'es' })).toContain('Los tiempos se contradicen: una cifra se cambió.');
    const answer = await answerOf(text);
    expect(answer).toContain('The test is at "Wait 15 minutes".');
    expect(answer).toContain('Read the lines only while the app shows time for it, and trust no line after that.');
    expect(answer).not.toMatch(/at about|confirm it before|left of the wait/);
  });
});
