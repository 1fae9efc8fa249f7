const SECOND_MS = 1000;
const UNITS: readonly (readonly [name: string, milliseconds: number])[] = [
  ['d', 86_400 * SECOND_MS],
  ['h', 3600 * SECOND_MS],
  ['min', 60 * SECOND_MS],
  ['s', SECOND_MS],
];

/** Formats a duration in the largest unit that fits: `3 h`. */
export function ageText(milliseconds: number): string {
  const [name, size] = UNITS.find(([, unit]) => milliseconds >= unit) ?? ['s', SECOND_MS];
  return `${Math.floor(Math.max(0, milliseconds) / size)} ${name}`;
}

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
