import { describe, expect, it } from 'vitest';
import { translations } from '../../../adapters/translations/index.ts';
import { markedLine } from '../../../cli/marked-line.ts';
import { failureText } from '../../../cli/play/print-playback.ts';
import { playInTerminal, scenarioOf } from '../../support/scenarios.ts';

const HEAD = 'name: A scenario\nnow: 2026-11-20T10:00:00-08:00\n';

/** What play prints of a scenario that fails. */
async function printed(text: string): Promise<string> {
  const lines = text.split('\n');
  const found = { ...scenarioOf(text), file: 'mine.yaml', lineText: (line: number) => lines[line - 1] ?? '' };
  return failureText(await playInTerminal(found.scenario), found);
}

const does = (...actions: readonly string[]): Promise<string> =>
  printed(`${HEAD}do:\n${actions.map((one) => `  - ${one}\n`).join('')}`);

describe('an expectation that failed', () => {
  const { missing } = translations.en.steps.steps['health-questionnaire'];
  const refused = ['start: testing', 'until: health-questionnaire', 'next'];

  it.each(['canNext: true', 'error: none', 'errors: none'])('is printed with the page: %s', async (wrong) => {
    expect(await does(...refused, `expect: { ${wrong} }`)).toContain(`  the page shows\n    `);
    expect(await does(...refused, `expect: { ${wrong} }`)).toContain(`    ${missing}\n`);
  });

  it('is printed with the page where a step is not left', async () => {
    const text = await does('start: testing', 'until: countdown');
    expect(text).toContain('  Next does not leave health-questionnaire, so countdown was not reached.\n');
    expect(text).toContain(`    ${missing}\n`);
  });

  it('is printed without the page if words explain nothing', async () => {
    expect(await does(...refused, 'expect: { step: warnings }')).not.toContain('the page shows');
  });
});

describe('a profile that is invalid', () => {
  it('is named by its line, field, value and what the field takes', async () => {
    const profiles = "who: account\nprofiles:\n  - { firstName: Ana }\n  - { zipCode: '9411' }\n";
    const text = await printed(`${HEAD}${profiles}do: [next]\n`);
    expect(text).toContain(`  mine.yaml:6\n  6 | - { zipCode: '9411' }\n          ^`);
    expect(text).toContain('zipCode "9411"; expected a ZIP code of 5 digits');
  });

  it.each([
    ['sex: femal', 'Expected female, male, other or unknown, not "femal". Did you mean "female"?'],
    ['race: purple', 'not "purple"'],
  ])('is refused when it is read: %s', async (field, message) => {
    const reading = printed(`${HEAD}who: account\nprofiles: [{ ${field} }]\ndo: [next]\n`);
    await expect(reading).rejects.toThrow(message);
  });
});

describe('a failure says', () => {
  it('that a file is empty', () => {
    expect(() => scenarioOf('')).toThrow('1: The file is empty.');
    expect(() => scenarioOf('# nothing yet\n')).toThrow('The file is empty.');
  });

  it('where a long line was cut', () => {
    const lineText = `${'a'.repeat(60)}X${'b'.repeat(60)}`;
    const [line = '', caret = ''] = markedLine({ line: 7, column: 61, lineText }).split('\n');
    expect(line).toMatch(/^ {2}7 \| …a+Xb+…$/);
    expect(line[caret.indexOf('^')]).toBe('X');
    expect(markedLine({ line: 7, column: 1, lineText: 'next' })).not.toContain('…');
  });
});
