import { Cassette } from '../parts/cassette.tsx';
import { Instructions, OpenBox, Pouch, TornPouch, TornStrip } from '../parts/kit.tsx';
import { Arrow } from '../parts/marks.tsx';
import { PinchHand } from '../parts/pinch-hand.tsx';
import { Positioned, Scene } from '../parts/scene.tsx';
import { WrappedSwab } from '../parts/swab.tsx';
import { DropperCap, StandBack, StandFront, Tube, TubeFoil } from '../parts/tube.tsx';
import { WashingHands } from '../parts/washing-hands.tsx';

export function CleanHands() {
  return (
    <Scene>
      <WashingHands skin="light" />
    </Scene>
  );
}

export function BoxOpen() {
  return (
    <Scene table={140}>
      <Positioned x={84} y={108}>
        <OpenBox>
          <Positioned x={44} y={-14} scale={0.7} turn={-8}>
            <Pouch />
          </Positioned>
          <Positioned x={98} y={-36} scale={0.8}>
            <Tube />
            <TubeFoil />
          </Positioned>
        </OpenBox>
      </Positioned>
      <Arrow shaft="M62 96C50 66 56 44 74 32" x={78} y={29.5} turn={-34} />
    </Scene>
  );
}

export function KitParts() {
  return (
    <Scene>
      <Positioned x={54} y={74} scale={0.92}>
        <Pouch />
      </Positioned>
      <Positioned x={98} y={166}>
        <WrappedSwab />
      </Positioned>
      <Positioned x={130} y={28}>
        <Tube />
        <TubeFoil />
      </Positioned>
      <Positioned x={184} y={76} scale={1.2}>
        <DropperCap />
      </Positioned>
      <Positioned x={262} y={54} scale={0.95}>
        <StandBack />
        <StandFront />
      </Positioned>
      <Positioned x={262} y={150}>
        <Instructions />
      </Positioned>
    </Scene>
  );
}

/** The strip is torn off the pouch; then the cassette lies flat on the table. */
export function PouchOpen() {
  return (
    <Scene table={120}>
      <Positioned x={64} y={122}>
        <TornPouch />
      </Positioned>
      <Positioned x={112} y={58} scale={0.92}>
        <PinchHand skin="light">
          <Positioned x={-38} y={2} turn={-10}>
            <TornStrip />
          </Positioned>
        </PinchHand>
      </Positioned>
      <Arrow shaft="M114 156H134" x={138} y={156} turn={0} />
      <Positioned x={234} y={154} scale={0.88}>
        <Cassette />
      </Positioned>
    </Scene>
  );
}

/** One hand holds the tube upright, the other one peels the foil off. */
export function FoilOff() {
  return (
    <Scene>
      <Positioned x={136} y={128} scale={0.95} turn={-48} isFlipped>
        <PinchHand skin="light" half={16}>
          <Positioned x={0} y={0} turn={-48} isFlipped>
            <Positioned x={0} y={-46} scale={1.15}>
              <Tube />
              <path className="pic-foil" d="M-21 -7Q-10 -11 2 -14Q28 -22 40 -44L54 -34Q44 -8 14 -2Q-6 1 -21 1Z" />
            </Positioned>
          </Positioned>
        </PinchHand>
      </Positioned>
      <Positioned x={198} y={40} scale={0.92} turn={8}>
        <PinchHand skin="light">{null}</PinchHand>
      </Positioned>
      <Arrow shaft="M122 50Q130 22 158 16" x={162} y={15.5} turn={-6} />
    </Scene>
  );
}

export function TubeInStand() {
  return (
    <Scene table={150}>
      <Positioned x={130} y={138} scale={1.1}>
        <StandBack />
      </Positioned>
      <Positioned x={134} y={64} scale={0.95}>
        <PinchHand skin="deep" half={16} isCurled>
          <Positioned x={0} y={-22} scale={1.15}>
            <Tube />
          </Positioned>
        </PinchHand>
      </Positioned>
      <Positioned x={130} y={138} scale={1.1}>
        <StandFront />
      </Positioned>
      <Arrow shaft="M72 60V108" x={72} y={112} turn={90} />
    </Scene>
  );
}
