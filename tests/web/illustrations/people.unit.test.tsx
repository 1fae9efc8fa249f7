import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { KITS } from '../../../core/domain/kit-registry.ts';
import type { StepId } from '../../../core/flow/step-row.ts';
import { STEP_PICTURES } from '../../../web/illustrations/step-pictures.tsx';
import { attribute, elementsIn, type DrawnElement, type Matrix } from './elements-in.ts';

const pictured = Object.keys(STEP_PICTURES) as StepId[];
/** The steps whose picture shows another person's hands if that person swabs. */
const WITH_SWABBER = ['collect-1', 'collect-2', 'collect-3', 'collect-4'] as const;

interface DrawnPicture {
  readonly name: string;
  readonly html: string;
}

function draw(step: StepId, isSwabbedByOther = false): string {
  const Picture = STEP_PICTURES[step];
  if (Picture === undefined) return '';
  return renderToStaticMarkup(<Picture result={null} lines={null} kit={KITS[0]} isSwabbedByOther={isSwabbedByOther} />);
}

const PICTURES: readonly DrawnPicture[] = [
  ...pictured.map((step) => ({ name: step, html: draw(step) })),
  ...WITH_SWABBER.map((step) => ({ name: `${step} by another person`, html: draw(step, true) })),
];

type Point = readonly [x: number, y: number];

const applied = ([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point => [a * x + c * y + e, b * x + d * y + f];
const scaleOf = ([a, b, c, d]: Matrix): number => Math.sqrt(Math.abs(a * d - b * c));
const apart = ([x, y]: Point, [u, v]: Point): number => Math.hypot(x - u, y - v);
const shaped = (html: string, shape: string): readonly DrawnElement[] =>
  elementsIn(html).filter(({ attributes }) => attribute(attributes, 'data-shape') === shape);

const SHARES = Array.from({ length: 41 }, (_, index) => index / 40);

/** Points of a mouth, which is one quadratic curve. */
function mouthPoints({ attributes, matrix }: DrawnElement): readonly Point[] {
  const numbers = (attribute(attributes, 'd')?.match(/-?[\d.]+/g) ?? []).map(Number);
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0] = numbers;
  return SHARES.map((share) => {
    const [before, middle, after] = [(1 - share) ** 2, 2 * share * (1 - share), share ** 2];
    return applied(matrix, [before * x0 + middle * x1 + after * x2, before * y0 + middle * y1 + after * y2]);
  });
}

/** Points of every swab, from the end of its soft tip to the end of its stick. */
function swabsIn(html: string): readonly (readonly Point[])[] {
  const elements = elementsIn(html);
  const pathOf = ({ attributes }: DrawnElement): string => attribute(attributes, 'd') ?? '';
  return elements.flatMap(({ attributes, matrix }, index) => {
    if (attribute(attributes, 'data-shape') !== 'swab') return [];
    const stick = elements.slice(index).find((element) => pathOf(element).includes('V'));
    const length = Number(/V([\d.]+)/.exec(stick === undefined ? '' : pathOf(stick))?.[1]);
    return [SHARES.map((share) => applied(matrix, [0, length * share]))];
  });
}

describe('the people in the pictures', () => {
  it('have two skin tones, each in as many pictures as the other, or one more', () => {
    const own = PICTURES.slice(0, pictured.length);
    const count = (tone: RegExp): number => own.filter(({ html }) => tone.test(html)).length;
    const [light, deep] = [count(/class="pic-skin[ "]/), count(/class="pic-skin-deep[ "]/)];
    expect(Math.abs(light - deep)).toBeLessThanOrEqual(1);
    expect(deep).toBeGreaterThan(8);
  });

  it('never have a swab across the mouth', () => {
    const distances = PICTURES.flatMap(({ name, html }) =>
      shaped(html, 'mouth').flatMap((mouth) =>
        swabsIn(html).map((swab) => {
          const least = Math.min(...mouthPoints(mouth).flatMap((at) => swab.map((point) => apart(at, point))));
          return [name, least] as const;
        }),
      ),
    );
    expect(new Set(distances.map(([name]) => name)).size).toBe(1 + 1 + 2 * WITH_SWABBER.length);
    expect(distances.filter(([, least]) => !(least > 4))).toEqual([]);
  });

  it('hold every swab at a nose with a hand; an adult has the other hand on the head of the child', () => {
    const hands = (html: string): number => shaped(html, 'hand').length;
    expect(WITH_SWABBER.map((step) => hands(draw(step)))).toEqual([1, 1, 1, 1]);
    expect(WITH_SWABBER.map((step) => hands(draw(step, true)))).toEqual([2, 1, 2, 1]);
    expect([hands(draw('nasal-swab')), hands(draw('collection-method'))]).toEqual([1, 3]);
  });
});

it('every outline has one width, however its part is scaled', () => {
  const widths = PICTURES.flatMap(({ html }) =>
    elementsIn(html)
      .filter(({ name, attributes }) => name === 'g' && attribute(attributes, 'stroke-width') !== undefined)
      .map(({ attributes, matrix }) => Number(attribute(attributes, 'stroke-width')) * scaleOf(matrix)),
  );
  expect(widths.length).toBeGreaterThan(100);
  expect(widths.filter((width) => Math.abs(width - 3) > 0.1)).toEqual([]);
});
