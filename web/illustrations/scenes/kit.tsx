import { Cassette } from '../parts/cassette.tsx';
import { PinchingHand, WashingHands } from '../parts/hands.tsx';
import { OpenBox, Pouch, TornPouch, TornStrip } from '../parts/kit.tsx';
import { Arrow } from '../parts/marks.tsx';
import { Place, Scene } from '../parts/scene.tsx';
import { WrappedSwab } from '../parts/swab.tsx';
import { DropperCap, StandBack, StandFront, Tube, TubeFoil } from '../parts/tube.tsx';

export function CleanHands() {
  return (
    <Scene>
      <WashingHands />
    </Scene>
  );
}

export function BoxOpen() {
  return (
    <Scene table={140}>
      <Place x={84} y={104}>
        <OpenBox>
          <Place x={44} y={-14} scale={0.7} turn={-8}>
            <Pouch />
          </Place>
          <Place x={98} y={-36} scale={0.8}>
            <Tube />
            <TubeFoil />
          </Place>
        </OpenBox>
      </Place>
    </Scene>
  );
}

export function KitParts() {
  return (
    <Scene>
      <Place x={64} y={88} scale={0.95}>
        <Pouch />
      </Place>
      <Place x={160} y={176}>
        <WrappedSwab />
      </Place>
      <Place x={150} y={40}>
        <Tube />
        <TubeFoil />
      </Place>
      <Place x={206} y={60} scale={1.1}>
        <DropperCap />
      </Place>
      <Place x={256} y={106} scale={0.9}>
        <StandBack />
        <StandFront />
      </Place>
    </Scene>
  );
}

export function PouchOpen() {
  return (
    <Scene>
      <Place x={96} y={114}>
        <TornPouch />
      </Place>
      <Place x={82} y={38} turn={-14}>
        <TornStrip />
      </Place>
      <Place x={216} y={100}>
        <Cassette pose="upright" />
      </Place>
    </Scene>
  );
}

export function FoilOff() {
  return (
    <Scene>
      <Place x={128} y={80} scale={1.15}>
        <Tube />
        <path className="pic-foil" d="M-21 -7Q-10 -11 2 -14Q28 -22 40 -44L54 -34Q44 -8 14 -2Q-6 1 -21 1Z" />
      </Place>
      <Place x={184} y={36}>
        <PinchingHand />
      </Place>
      <Arrow shaft="M112 46Q126 22 150 18" x={154} y={18} turn={-4} />
    </Scene>
  );
}

export function TubeInStand() {
  return (
    <Scene table={150}>
      <Place x={157} y={126} scale={1.2}>
        <StandBack />
        <Place x={3} y={-62}>
          <Tube />
        </Place>
        <StandFront />
      </Place>
      <Arrow shaft="M212 34V68" x={212} y={72} turn={90} />
    </Scene>
  );
}
