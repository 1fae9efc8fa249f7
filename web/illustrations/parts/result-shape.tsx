import type { TestResult } from '../../../core/domain/choice-lists.ts';
import { Positioned } from './scene.tsx';

/** The same shapes as next to the result's name (web/components/result-mark.tsx). */
const SHAPES: Readonly<Record<TestResult, readonly [outline: string, sign: string]>> = {
  positive: ['M0 -36L36 0L0 36L-36 0Z', 'M0 -16V16M-16 0H16'],
  negative: ['M0 -34A34 34 0 1 1 -0.1 -34Z', 'M-16 0H16'],
  invalid: ['M-31 -31H31V31H-31Z', 'M-13 -13L13 13M13 -13L-13 13'],
};

interface ResultShapeProps {
  readonly result: TestResult;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** The shape of a result, shown in addition to its name: positive a diamond, negative a circle, invalid a square. */
export function ResultShape({ result, x, y, size }: ResultShapeProps) {
  const [outline, sign] = SHAPES[result];
  return (
    <Positioned x={x} y={y} scale={size / 72}>
      <path className="pic-case" d={outline} />
      <path d={sign} strokeWidth="8" />
    </Positioned>
  );
}
