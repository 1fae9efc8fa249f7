import type { Cell, Part, Row, Shown } from './outcome.ts';

/** Makes external text safe for a terminal: characters that control the cursor or the text direction are printed as codes. */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (character) => {
    const code = character.codePointAt(0) ?? 0;
    return `\\u{${code.toString(16)}}`;
  });
}

/** Aligns the cells of rows in columns. Any number of rows is possible, because they are not spread into one call's arguments. */
export function columns(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_cell, column) =>
    rows.reduce((width, row) => Math.max(width, row[column]?.length ?? 0), 0),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .map((line) => `${line}\n`)
    .join('');
}

function cellText(cell: Cell): string {
  type Plain = string | number | boolean | null;
  const parts: readonly Plain[] = typeof cell === 'object' && cell !== null ? Object.values<Plain>(cell) : [cell];
  const texts = parts.filter((part) => part !== null).map((part) => printable(String(part)));
  return texts.length === 0 ? '-' : texts.join(', ');
}

function tableText(rows: readonly Row[]): string {
  return columns([Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row).map(cellText))]);
}

const isTable = (value: Part): value is readonly Row[] => Array.isArray(value) && typeof value[0] === 'object';

/** A part that takes several lines: a table, an object, or a message with its segments; null for any other. */
function blockText(part: Part): string | null {
  if (isTable(part)) return tableText(part);
  if (typeof part === 'string' && part.includes('\r')) return `${part.split('\r').map(printable).join('\n')}\n`;
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return null;
  return columns(Object.entries(part as Row).map(([name, cell]) => [name, cellText(cell)]));
}

/** What a command shows, as text: short values are lines, and everything longer has its name above it. */
export function textOf(shown: Shown): string {
  if (typeof shown === 'string') return `${shown}\n`;
  if (Array.isArray(shown)) return tableText(shown as readonly Row[]);
  const parts = Object.entries(shown as Readonly<Record<string, Part>>);
  const lines = parts.flatMap(([name, part]) => (blockText(part) === null ? [[name, cellText(part as Cell)]] : []));
  const blocks = parts.map(([name, part]) => [name, blockText(part)] as const);
  return columns(lines) + blocks.map(([name, block]) => (block === null ? '' : `\n${name}\n${block}`)).join('');
}
