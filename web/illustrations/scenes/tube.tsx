import type { Kit } from '../../../core/domain/kit.ts';
import { GripBack, GripFront, PinchingHand } from '../parts/hands.tsx';
import { Arrow, Clock, Counts } from '../parts/marks.tsx';
import { Place, Scene } from '../parts/scene.tsx';
import { Swab } from '../parts/swab.tsx';
import { DropperCap, Tube } from '../parts/tube.tsx';

const TUBE_SCALE = 1.35;

/** A swab with its soft tip down in the tube. */
function SwabInTube({ length }: { readonly length: number }) {
  return (
    <Place x={0} y={84} turn={180}>
      <Swab length={length} />
    </Place>
  );
}

export function SwabIntoTube() {
  return (
    <Scene>
      <Place x={128} y={66} scale={TUBE_SCALE}>
        <Tube isOccupied>
          <SwabInTube length={132} />
        </Tube>
      </Place>
      <Place x={128} y={26}>
        <PinchingHand />
      </Place>
      <Arrow shaft="M74 40V96" x={74} y={102} turn={90} />
    </Scene>
  );
}

/** The kit's number of turns, counted; then the clock runs to its number of seconds. */
export function SwabTurns({ kit }: { readonly kit: Pick<Kit, 'tubeTurns' | 'tubeSeconds'> }) {
  return (
    <Scene>
      <Counts upTo={kit.tubeTurns} x={28} y={28} motion="turns" />
      <Place x={120} y={70} scale={TUBE_SCALE}>
        <Tube isOccupied>
          <g className="pic-stirs">
            <SwabInTube length={128} />
          </g>
        </Tube>
      </Place>
      <Arrow shaft="M108 30C84 34 84 50 112 52Q128 53 140 48" x={145} y={45} turn={-28} />
      <Clock x={240} y={112} r={50} share={1} label={`0:${String(kit.tubeSeconds).padStart(2, '0')}`} motion="stirs" />
    </Scene>
  );
}

export function SwabOut() {
  return (
    <Scene>
      <Place x={112} y={124}>
        <GripBack />
      </Place>
      <Place x={112} y={72} scale={TUBE_SCALE}>
        <Tube isSqueezed isOccupied>
          <Place x={0} y={20} turn={180}>
            <Swab length={110} />
          </Place>
        </Tube>
      </Place>
      <Place x={112} y={124}>
        <GripFront />
      </Place>
      <Arrow shaft="M150 58V26" x={150} y={20} turn={-90} />
      <Arrow shaft="M48 116H70" x={74} y={116} turn={0} />
      <Place x={262} y={70} scale={1.3}>
        <DropperCap />
      </Place>
    </Scene>
  );
}
