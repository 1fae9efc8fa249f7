import { PassThrough } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import { WALK_WORDS } from '../../../cli/walk/walk-words.ts';
import { makeInquirerPrompter } from '../../../cli/walk/inquirer-prompter.ts';

const ESCAPE = '\u001B';
const [ENTER, DOWN] = ['\r', `${ESCAPE}[B`];

/** A terminal whose keys are given, and what it has shown. */
function openTerminal(rows: number, columns: number) {
  const input = new PassThrough();
  // Like the output of a process, it stays open when a prompt ends.
  const output = Object.assign(new PassThrough(), { rows, columns, isTTY: true, end: () => output });
  let shown = '';
  output.on('data', (chunk: Buffer) => void (shown += chunk.toString()));
  const prompter = makeInquirerPrompter({ input, output });
  const press = async (...keys: readonly string[]): Promise<void> => {
    for (const key of keys) {
      input.write(key);
      // A prompt reads a key, and shows what follows from it, in a turn of its own.
      await new Promise((done) => setImmediate(done));
    }
  };
  return { prompter, press, shown: () => stripVTControlCharacters(shown) };
}

const CHOICES = Array.from({ length: 15 }, (_none, at) => ({ name: `Entry ${at}`, value: `value-${at}` }));
const ENTRIES = [{ name: 'Do this, then next', value: 'other' }, { name: 'Next', value: 'next' }, ...CHOICES];

describe('a menu in the terminal', () => {
  it('says how much of it shows', async () => {
    const { prompter, press, shown } = openTerminal(24, 80);
    const chosen = prompter.menu('What now?', ENTRIES, '');
    await press('');
    expect(shown()).toContain('12 of 17 shown, ↓ for more • ↑↓ move • type to find • ⏎ choose');
    await press('next');
    expect(shown().split('What now?').at(-1)).not.toContain('shown');
    await press(DOWN, ENTER);
    expect(await chosen).toBe('other');
  });

  it('shows a long entry in one line, and gives its whole value', async () => {
    const { prompter, press, shown } = openTerminal(24, 20);
    const chosen = prompter.menu('Now?', [{ name: 'A label that is longer than the line', value: 'long' }], '');
    await press('');
    expect(shown()).toContain('❯ A label that is…');
    await press('line', ENTER);
    expect(await chosen).toBe('long');
  });

  it('shows a group as one entry if it is too long, which opens the group until Escape', async () => {
    const { prompter, press, shown } = openTerminal(24, 80);
    const seldom = CHOICES.map((choice) => ({ ...choice, group: 'More …' }));
    const chosen = prompter.menu(
      'What now?',
      [{ name: 'Next', value: 'next' }, ...seldom, { name: 'Leave', value: '-' }],
      '',
    );
    const last = () => shown().split('What now?').at(-1);
    await expect.poll(last).toContain('❯ Next\n  More …\n  Leave\n');
    await press(DOWN, ENTER);
    await expect.poll(last).toContain('❯ Entry 0\n');
    await press(ESCAPE);
    await expect.poll(last).toContain('❯ Next\n  More …\n  Leave\n');
    await press(DOWN, ENTER);
    await expect.poll(last).toContain('❯ Entry 0\n');
    await press(DOWN, ENTER);
    expect(await chosen).toBe('value-1');
  });

  it('finds an entry of a group by its words, and the group by its own', async () => {
    const { prompter, press, shown } = openTerminal(24, 80);
    const seldom = CHOICES.map((choice) => ({ ...choice, group: 'More …' }));
    const chosen = prompter.menu('What now?', [{ name: 'Next', value: 'next' }, ...seldom], '');
    await press('more');
    expect(shown()).toContain('❯ More …');
    await press(...Array.from({ length: 4 }, () => '\u007F'), 'entry 14', ENTER);
    expect(await chosen).toBe('value-14');
  });

  it('keeps the first groups open as long as everything fits', async () => {
    const { prompter, press, shown } = openTerminal(24, 80);
    const boxes = CHOICES.slice(0, 5).map((choice) => ({ ...choice, group: 'Boxes …' }));
    const others = CHOICES.slice(5, 13).map((choice) => ({ ...choice, group: 'More …' }));
    const chosen = prompter.menu('What now?', [...boxes, ...others], '');
    await press('');
    expect(shown()).toContain('  Entry 4\n  More …\n');
    await press(ENTER);
    expect(await chosen).toBe('value-0');
  });

  it('shows all of a group if everything fits', async () => {
    const { prompter, press, shown } = openTerminal(24, 80);
    const chosen = prompter.menu(
      'What now?',
      [
        { name: 'Next', value: 'next' },
        { name: 'Reload', value: 'reload', group: 'More …' },
        { name: 'Address', value: 'go', group: 'More …' },
      ],
      '[28] Wait · ',
    );
    await press('');
    expect(shown()).toContain('? [28] Wait · What now?');
    expect(shown()).toContain('  Reload\n  Address\n');
    await press(ENTER);
    expect(await chosen).toBe('next');
  });

  it('is cleared of what was typed by Escape, and asks again', async () => {
    const { prompter, press } = openTerminal(24, 80);
    const chosen = prompter.menu('What now?', ENTRIES, '');
    await press('entry 14', ESCAPE);
    await new Promise((done) => setTimeout(done, ESCAPE_DELAY_MS));
    await press(ENTER);
    expect(await chosen).toBe('other');
  });
});

/** Only after this time Escape is known not to begin the sequence of another key; 500 by default. */
const ESCAPE_DELAY_MS = 250;

describe('a further question', () => {
  it.each(['choose', 'type'] as const)('is left without an answer by Escape, which it says: %s', async (kind) => {
    const { prompter, press, shown } = openTerminal(24, 80);
    const answer = kind === 'choose' ? prompter.choose('Which?', CHOICES) : prompter.type('What?', 'this');
    await press('1');
    expect(shown()).toContain(WALK_WORDS.escape);
    await press(ESCAPE);
    expect(await answer).toBeNull();
  });

  it('takes what is typed, or what is suggested', async () => {
    const { prompter, press } = openTerminal(24, 80);
    const typed = prompter.type('What?', 'this');
    await press('that', ENTER);
    expect(await typed).toBe('that');
    const suggested = prompter.type('What?', 'this');
    await press(ENTER);
    expect(await suggested).toBe('this');
  });
});
