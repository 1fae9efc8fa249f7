/** A point on the middle line of a limb, and the limb's radius there. */
export type Joint = readonly [x: number, y: number, radius: number];

/** Samples between two joints: enough to look smooth at twice the size of a picture. */
const SAMPLES = 6;

function between(a: number, b: number, c: number, d: number, share: number): number {
  const square = share * share;
  const cube = square * share;
  return 0.5 * (2 * b + (c - a) * share + (2 * a - 5 * b + 4 * c - d) * square + (3 * b - a - 3 * c + d) * cube);
}

/** A smooth line through the joints (Catmull-Rom), with the radius at each point. */
function smoothLine(joints: readonly Joint[]): readonly Joint[] {
  const at = (index: number): Joint => joints[Math.max(0, Math.min(joints.length - 1, index))] ?? [0, 0, 0];
  const points = joints.slice(1).flatMap((_, index) =>
    Array.from({ length: SAMPLES }, (__, step): Joint => {
      const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
      const share = step / SAMPLES;
      return [
        between(a[0], b[0], c[0], d[0], share),
        between(a[1], b[1], c[1], d[1], share),
        between(a[2], b[2], c[2], d[2], share),
      ];
    }),
  );
  return [...points, at(joints.length - 1)];
}

const point = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

interface Edges {
  readonly left: readonly string[];
  readonly right: readonly string[];
}

/** The points to the left and right of the middle line, seen along it. */
function edgesOf(line: readonly Joint[], inset: number): Edges {
  const sides = line.map(([x, y, radius], index) => {
    const [fromX, fromY] = line[index - 1] ?? [x, y];
    const [toX, toY] = line[index + 1] ?? [x, y];
    const length = Math.hypot(toX - fromX, toY - fromY) || 1;
    const reach = radius - inset;
    const [acrossX, acrossY] = [((toY - fromY) / length) * reach, (-(toX - fromX) / length) * reach];
    return [point(x + acrossX, y + acrossY), point(x - acrossX, y - acrossY)] as const;
  });
  return { left: sides.map(([left]) => left), right: sides.map(([, right]) => right) };
}

/** The closed outline of a limb with round ends; `inset` makes it narrower. */
export function limbPath(joints: readonly Joint[], inset = 0): string {
  const line = smoothLine(joints);
  const { left, right } = edgesOf(line, inset);
  const round = (radius = 0): string => `${radius - inset} ${radius - inset} 0 0 1 `;
  const back = [...right].reverse();
  return `M${left.join('L')}A${round(line.at(-1)?.[2])}${back.join('L')}A${round(line[0]?.[2])}${left[0]}Z`;
}

/**
 * The open outline of a limb that grows out of another one: from `joint` on its right side around its end, and back
 * on its left side to the first joint.
 */
export function limbEdge(joints: readonly Joint[], joint: number): string {
  const line = smoothLine(joints);
  const { left, right } = edgesOf(line, 0);
  const radius = line.at(-1)?.[2] ?? 0;
  const there = right.slice(joint * SAMPLES);
  return `M${there.join('L')}A${radius} ${radius} 0 0 0 ${[...left].reverse().join('L')}`;
}
