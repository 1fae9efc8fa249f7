import { Cassette } from '../parts/cassette.tsx';
import { Person, SwabbingArm } from '../parts/faces.tsx';
import { ClosedBox } from '../parts/kit.tsx';
import { Clock, Check } from '../parts/marks.tsx';
import { Battery, Phone } from '../parts/phone.tsx';
import { MatrixCode } from '../parts/codes.tsx';
import { Place, Scene } from '../parts/scene.tsx';
import { Swab } from '../parts/swab.tsx';
import { DropperCap, Tube } from '../parts/tube.tsx';
import { WindowCover } from '../parts/window.tsx';

interface StagePlace {
  readonly x: number;
  readonly y: number;
}

export function Welcome() {
  return (
    <Scene table={150}>
      <Place x={102} y={112} scale={0.94} turn={-6}>
        <Cassette />
      </Place>
      <Place x={246} y={98} turn={8}>
        <Phone>
          <Check x={0} y={-18} r={22} />
          <path d="M-20 24H20M-20 38H8" />
        </Phone>
      </Place>
    </Scene>
  );
}

const STAGE_PLACES = [40, 100, 160, 220, 280].map((x, index) => ({ x, y: index % 2 === 0 ? 74 : 128 }));

/** The stages from the box to the result, in a row. */
export function Stages() {
  const [box, scan, swab, wait, result] = STAGE_PLACES as [StagePlace, StagePlace, StagePlace, StagePlace, StagePlace];
  return (
    <Scene>
      <path d={`M${STAGE_PLACES.map(({ x, y }) => `${x} ${y}`).join('L')}`} />
      {STAGE_PLACES.map(({ x, y }) => (
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
      <Place x={swab.x - 16} y={swab.y - 18} scale={0.42} turn={-42}>
        <Swab length={116} />
      </Place>
      <Clock x={wait.x} y={wait.y + 3} r={20} share={0.25} />
      <Place {...result} scale={0.31}>
        <Cassette>
          <WindowCover />
        </Cassette>
      </Place>
    </Scene>
  );
}

export function Eligibility() {
  return (
    <Scene>
      <Place x={70} y={84} scale={1.05}>
        <Person hair="short" isDeep />
      </Place>
      <Place x={136} y={124} scale={0.72}>
        <Person hair="curly" isDeep />
      </Place>
      <path className="pic-soft" d="M192 24V176" />
      <Place x={254} y={84} scale={1.05}>
        <Person hair="long" />
      </Place>
    </Scene>
  );
}

export function TableReady() {
  return (
    <Scene table={132}>
      <Place x={36} y={86}>
        <ClosedBox />
      </Place>
      <Place x={248} y={98} scale={0.95}>
        <Phone>
          <Check x={0} y={0} r={20} />
        </Phone>
      </Place>
    </Scene>
  );
}

export function PhoneReady() {
  return (
    <Scene>
      <Place x={160} y={104} scale={1.15}>
        <Phone>
          <Place x={0} y={-34} scale={1.2}>
            <Battery share={0.5} />
          </Place>
          <text className="pic-figures" x="0" y="4">
            50 %
          </text>
          <path d="M-14 34Q0 20 14 34M-7 42Q0 35 7 42M0 50V50.1" />
        </Phone>
      </Place>
      <Check x={226} y={60} r={17} />
    </Scene>
  );
}

export function Swabbers() {
  return (
    <Scene>
      <Place x={74} y={84} scale={1.05}>
        <Person hair="long" />
        <SwabbingArm />
      </Place>
      <path className="pic-soft" d="M146 24V176" />
      <Place x={198} y={116} scale={0.78}>
        <Person hair="curly" isDeep />
      </Place>
      <Place x={272} y={78} scale={1.05}>
        <Person hair="short" isDeep />
      </Place>
      <Place x={198} y={116}>
        <SwabbingArm isDeep />
      </Place>
    </Scene>
  );
}

export function KitMatches() {
  return (
    <Scene table={140}>
      <Place x={14} y={78} scale={0.95}>
        <ClosedBox />
      </Place>
      <Place x={190} y={106} scale={0.82}>
        <Cassette />
      </Place>
      <Place x={244} y={78}>
        <Tube />
        <DropperCap />
      </Place>
      <Place x={290} y={48}>
        <Swab length={126} />
      </Place>
    </Scene>
  );
}
