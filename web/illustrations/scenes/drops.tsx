import type { Kit } from '../../../core/domain/kit.ts';
import { Cassette } from '../parts/cassette.tsx';
import { GripBack, GripFront } from '../parts/hands.tsx';
import { Arrow, Clock, Counts } from '../parts/marks.tsx';
import { Place, Scene } from '../parts/scene.tsx';
import { Drop, DroppingTube } from '../parts/tube.tsx';
import { WindowLiquid } from '../parts/window.tsx';

const MINUTE_MS = 60_000;

interface OfKit {
  readonly kit: Pick<Kit, 'drops' | 'waitMs'>;
}

export function WellFound() {
  return (
    <Scene table={70}>
      <Place x={176} y={132} scale={1.35}>
        <Cassette pose="lying" />
      </Place>
      <Arrow shaft="M103 40V102" x={103} y={108} turn={90} />
    </Scene>
  );
}

/** The kit's number of drops, which fall into the well one by one. */
export function CountedDrops({ kit }: OfKit) {
  return (
    <Scene table={124}>
      <Place x={172} y={166}>
        <Cassette pose="lying" />
      </Place>
      <g className="pic-drops">
        <Place x={118} y={122}>
          <g className="pic-falls">
            <Drop />
          </g>
        </Place>
      </g>
      <Place x={118} y={46}>
        <GripBack />
      </Place>
      <Place x={118} y={116} scale={0.85}>
        <DroppingTube />
      </Place>
      <Place x={118} y={46}>
        <GripFront />
      </Place>
      <Counts upTo={kit.drops} x={28} y={28} motion="drops" />
    </Scene>
  );
}

/** The liquid moves through the window. No lines are drawn: the result is not known yet. */
export function LiquidMoving({ kit }: OfKit) {
  return (
    <Scene table={86}>
      <Place x={124} y={142} scale={1.2}>
        <Cassette pose="lying">
          <WindowLiquid />
        </Cassette>
      </Place>
      <Clock x={252} y={66} r={46} share={1} label={`${kit.waitMs / MINUTE_MS} min`} motion="wait" />
    </Scene>
  );
}
