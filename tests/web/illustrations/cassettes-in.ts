import { attribute, matrixOf, multiplied, SAME, TAG, type Matrix } from './elements-in.ts';

/** One part of a drawn cassette: the position of its center, and whether it is mirrored. */
interface DrawnPart {
  readonly x: number;
  readonly y: number;
  readonly isMirrored: boolean;
}

export interface DrawnCassette {
  readonly parts: Readonly<Record<string, DrawnPart>>;
  /** What its window shows, such as `C strong` or `covered`. */
  readonly window: readonly string[];
  /** The position of each line, with its letter. */
  readonly lines: readonly (readonly [letter: string, x: number, y: number])[];
}

interface CassetteBeingRead {
  readonly parts: Record<string, DrawnPart>;
  readonly window: string[];
  readonly lines: [letter: string, x: number, y: number][];
}

interface OpenElement {
  readonly matrix: Matrix;
  readonly cassette: CassetteBeingRead | null;
}

/** What a page's markup draws: every cassette, and the letters T and C outside of one. */
export interface DrawnPage {
  readonly cassettes: readonly DrawnCassette[];
  readonly strayLetters: number;
}

/** Parses the cassettes from markup, with every transform applied. */
export function cassettesIn(html: string): DrawnPage {
  const found: CassetteBeingRead[] = [];
  const open: OpenElement[] = [{ matrix: SAME, cassette: null }];
  let strayLetters = 0;
  for (const [, closing, name = '', attributes = '', isEmpty, text = ''] of html.matchAll(TAG)) {
    if (closing === '/') {
      open.pop();
      continue;
    }
    const around = open.at(-1) ?? { matrix: SAME, cassette: null };
    const matrix =
      name === 'svg' ? SAME : multiplied(around.matrix, matrixOf(attribute(attributes, 'transform') ?? ''));
    let { cassette } = around;
    if (attribute(attributes, 'data-cassette') !== undefined) {
      cassette = { parts: {}, window: [], lines: [] };
      found.push(cassette);
    }
    const part = attribute(attributes, 'data-part');
    const [a, b, c, d, x, y] = matrix;
    if (part !== undefined && cassette !== null) cassette.parts[part] = { x, y, isMirrored: a * d - b * c < 0 };
    const at = attribute(attributes, 'data-at');
    if (at !== undefined) cassette?.lines.push([at, x, y]);
    const line = attribute(attributes, 'data-line');
    if (line !== undefined) cassette?.window.push([at, line].filter(Boolean).join(' '));
    if (name === 'text' && /^\s*[CT]\s*$/.test(text) && cassette === null) strayLetters += 1;
    const isVoid = isEmpty === '/' || ['input', 'br', 'img', 'hr', 'meta', 'link', 'use'].includes(name);
    if (!isVoid) open.push({ matrix, cassette });
  }
  return { cassettes: found, strayLetters };
}

/** Differences from the real cassette, which has the well first, then T, C and the code. Empty if there are none. */
export function differencesFromReal({ parts, lines }: DrawnCassette): readonly string[] {
  const { well, code } = parts;
  const missing = ['well', 'T', 'C', 'code'].filter((name) => parts[name] === undefined);
  if (well === undefined || code === undefined || missing.length > 0) return missing.map((name) => `no ${name}`);
  const [dx, dy] = [code.x - well.x, code.y - well.y];
  const along = ({ x, y }: DrawnPart): number => ((x - well.x) * dx + (y - well.y) * dy) / (dx * dx + dy * dy);
  const order = Object.entries(parts).toSorted(([, one], [, other]) => along(one) - along(other));
  const names = order.map(([name]) => name).join(' ');
  return [
    ...(names === 'well T C code' ? [] : [`the order ${names}`]),
    ...lines
      .filter(([at, x, y]) => `${parts[at]?.x} ${parts[at]?.y}` !== `${x} ${y}`)
      .map(([at]) => `the line for ${at} is elsewhere`),
    ...order.filter(([, { isMirrored }]) => isMirrored).map(([name]) => `${name} is mirrored`),
  ];
}
