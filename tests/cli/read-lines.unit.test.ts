import { describe, expect, it } from 'vitest';
import { readLines } from '../../cli/code/explain-codes.ts';

async function linesOf(...pieces: readonly string[]): Promise<readonly string[]> {
  const lines: string[] = [];
  const source = async function* () {
    for (const piece of pieces) yield await Promise.resolve(piece);
  };
  for await (const some of readLines(source())) lines.push(...some);
  return lines;
}

describe('the lines of a text that arrives in pieces', () => {
  it('are the same wherever the pieces end', async () => {
    const text = 'one\r\n\ntwo\r\r\n three \u001d\n\r\nlast';
    const expected = ['one', '', 'two\r', ' three \u001d', '', 'last'];
    expect(await linesOf(text)).toEqual(expected);
    expect(await linesOf(...Array.from(text))).toEqual(expected);
    for (let at = 0; at < text.length; at += 1) {
      expect(await linesOf(text.slice(0, at), text.slice(at)), `cut at ${at}`).toEqual(expected);
    }
  });

  it('need no terminator at the end, and a terminator adds none', async () => {
    expect(await linesOf('a\nb')).toEqual(['a', 'b']);
    expect(await linesOf('a\nb\n')).toEqual(['a', 'b']);
    expect(await linesOf('\n')).toEqual(['']);
    expect(await linesOf('')).toEqual([]);
  });
});
