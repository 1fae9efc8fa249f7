import type { ReactNode } from 'react';
import { Cassette } from '../parts/cassette.tsx';
import { MatrixCode } from '../parts/codes.tsx';
import { ClosedBox } from '../parts/kit.tsx';
import { Clock } from '../parts/marks.tsx';
import { Phone } from '../parts/phone.tsx';
import { Positioned, Scene } from '../parts/scene.tsx';
import { Swab } from '../parts/swab.tsx';
import { WindowCover } from '../parts/window.tsx';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The point of a stage, counted from the left. */
const pointOf = (index: number): Point => ({ x: 40 + 60 * index, y: index % 2 === 0 ? 74 : 128 });

interface StageRowProps {
  readonly box: Point;
  readonly scan: Point;
  /** The points between the scan and the result, which the children fill. */
  readonly between?: readonly Point[];
  readonly result: Point;
  readonly children?: ReactNode;
}

/** Stages in a row: the box, the scan, what happens between, and the result. */
function StageRow({ box, scan, between = [], result, children }: StageRowProps) {
  const points = [box, scan, ...between, result];
  return (
    <Scene>
      <path d={`M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`} />
      {points.map(({ x, y }) => (
        <circle key={x} className="pic-case" cx={x} cy={y} r="34" />
      ))}
      <Positioned x={box.x - 20} y={box.y - 8} scale={0.28}>
        <ClosedBox />
      </Positioned>
      <Positioned {...scan} scale={0.31}>
        <Phone>
          <MatrixCode x={-20} y={-20} size={40} />
        </Phone>
      </Positioned>
      {children}
      <Positioned {...result} scale={0.31}>
        <Cassette>
          <WindowCover />
        </Cassette>
      </Positioned>
    </Scene>
  );
}

/** The stages of a whole test, or of reporting one that was taken, which needs no swab and no wait. */
export function Stages({ isReporting = false }: { readonly isReporting?: boolean }) {
  if (isReporting) return <StageRow box={pointOf(1)} scan={pointOf(2)} result={pointOf(3)} />;
  const [swab, wait] = [pointOf(2), pointOf(3)];
  return (
    <StageRow box={pointOf(0)} scan={pointOf(1)} between={[swab, wait]} result={pointOf(4)}>
      <Positioned x={swab.x - 16} y={swab.y - 18} scale={0.42} turn={-42}>
        <Swab length={116} />
      </Positioned>
      <Clock x={wait.x} y={wait.y + 3} r={20} share={0.25} />
    </StageRow>
  );
}
