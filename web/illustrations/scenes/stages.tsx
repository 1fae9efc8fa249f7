import type { ReactNode } from 'react';
import { Cassette } from '../parts/cassette.tsx';
import { MatrixCode } from '../parts/codes.tsx';
import { ClosedBox } from '../parts/kit.tsx';
import { Clock } from '../parts/marks.tsx';
import { Phone } from '../parts/phone.tsx';
import { Place, Scene } from '../parts/scene.tsx';
import { Swab } from '../parts/swab.tsx';
import { WindowCover } from '../parts/window.tsx';

interface StagePlace {
  readonly x: number;
  readonly y: number;
}

/** The place of a stage, counted from the left. */
const placeOf = (index: number): StagePlace => ({ x: 40 + 60 * index, y: index % 2 === 0 ? 74 : 128 });

interface StageRowProps {
  readonly box: StagePlace;
  readonly scan: StagePlace;
  /** The places between the scan and the result, which the children fill. */
  readonly between?: readonly StagePlace[];
  readonly result: StagePlace;
  readonly children?: ReactNode;
}

/** Stages in a row: the box, the scan, what happens between, and the result. */
function StageRow({ box, scan, between = [], result, children }: StageRowProps) {
  const places = [box, scan, ...between, result];
  return (
    <Scene>
      <path d={`M${places.map(({ x, y }) => `${x} ${y}`).join('L')}`} />
      {places.map(({ x, y }) => (
        <circle key={x} className="pic-case" cx={x} cy={y} r="34" />
      ))}
      <Place x={box.x - 20} y={box.y - 8} scale={0.28}>
        <ClosedBox />
      </Place>
      <Place {...scan} scale={0.31}>
        <Phone>
          <MatrixCode x={-20} y={-20} size={40} />
        </Phone>
      </Place>
      {children}
      <Place {...result} scale={0.31}>
        <Cassette>
          <WindowCover />
        </Cassette>
      </Place>
    </Scene>
  );
}

/** The stages of a whole test, or of reporting one that was taken, which needs no swab and no wait. */
export function Stages({ isReporting = false }: { readonly isReporting?: boolean }) {
  if (isReporting) return <StageRow box={placeOf(1)} scan={placeOf(2)} result={placeOf(3)} />;
  const [swab, wait] = [placeOf(2), placeOf(3)];
  return (
    <StageRow box={placeOf(0)} scan={placeOf(1)} between={[swab, wait]} result={placeOf(4)}>
      <Place x={swab.x - 16} y={swab.y - 18} scale={0.42} turn={-42}>
        <Swab length={116} />
      </Place>
      <Clock x={wait.x} y={wait.y + 3} r={20} share={0.25} />
    </StageRow>
  );
}
