/** An affine map in SVG's notation: x' = ax + cy + e, y' = bx + dy + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const SAME: Matrix = [1, 0, 0, 1, 0, 0];

export function multiplied([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

function oneTransform(kind: string, numbers: readonly number[]): Matrix {
  const [first = 0, second] = numbers;
  if (kind === 'matrix' && numbers.length === 6) return numbers as unknown as Matrix;
  if (kind === 'translate') return [1, 0, 0, 1, first, second ?? 0];
  if (kind === 'scale') return [first, 0, 0, second ?? first, 0, 0];
  if (kind === 'rotate') {
    const angle = (first * Math.PI) / 180;
    const turn: Matrix = [Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), 0, 0];
    const [, x = 0, y = 0] = numbers;
    return multiplied(multiplied([1, 0, 0, 1, x, y], turn), [1, 0, 0, 1, -x, -y]);
  }
  throw new Error(`Unsupported transform ${kind}(${numbers.join(' ')}).`);
}

export function matrixOf(transform: string): Matrix {
  return [...transform.matchAll(/(\w+)\(([^)]*)\)/g)]
    .map(([, kind = '', list = '']) => oneTransform(kind, list.split(/[\s,]+/).map(Number)))
    .reduce(multiplied, SAME);
}

/** A tag of static markup and the text after it. */
export const TAG = /<(\/?)([a-zA-Z]+)((?:"[^"]*"|[^>"])*?)(\/?)>([^<]*)/g;

/** An attribute of a tag, if it has it. */
export function attribute(attributes: string, name: string): string | undefined {
  return new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1];
}

/** An element of a picture, with all transforms around it and its own applied. */
export interface DrawnElement {
  readonly name: string;
  readonly attributes: string;
  readonly matrix: Matrix;
  /** The values of `data-shape` around it and its own. */
  readonly shapes: readonly string[];
}

/** The elements of a picture, in the order in which they are drawn. */
export function elementsIn(html: string): readonly DrawnElement[] {
  const found: DrawnElement[] = [];
  const open: Pick<DrawnElement, 'matrix' | 'shapes'>[] = [{ matrix: SAME, shapes: [] }];
  for (const [, closing, name = '', attributes = '', isEmpty] of html.matchAll(TAG)) {
    if (closing === '/') {
      open.pop();
      continue;
    }
    const around = open.at(-1) ?? { matrix: SAME, shapes: [] };
    const matrix = multiplied(around.matrix, matrixOf(attribute(attributes, 'transform') ?? ''));
    const shape = attribute(attributes, 'data-shape');
    const shapes = shape === undefined ? around.shapes : [...around.shapes, shape];
    found.push({ name, attributes, matrix, shapes });
    if (isEmpty !== '/') open.push({ matrix, shapes });
  }
  return found;
}
