import type { Kit } from '../../../core/domain/kit.ts';
import { Cassette } from '../parts/cassette.tsx';
import { Arrow, Clock, Counts } from '../parts/marks.tsx';
import { PinchHand } from '../parts/pinch-hand.tsx';
import { Positioned, Scene } from '../parts/scene.tsx';
import { Drop, DroppingTube } from '../parts/tube.tsx';
import { WindowLiquid } from '../parts/window.tsx';

const MINUTE_MS = 60_000;

interface OfKit {
  readonly kit: Pick<Kit, 'drops' | 'waitMs'>;
}

export function WellFound() {
  return (
    <Scene table={92}>
      <Positioned x={176} y={128} scale={1.35}>
        <Cassette />
      </Positioned>
      <Arrow shaft="M104.5 24V92" x={104.5} y={96} turn={90} />
    </Scene>
  );
}

/** The kit's number of drops, which fall into the well one by one. */
export function CountedDrops({ kit }: OfKit) {
  return (
    <Scene table={132}>
      <Positioned x={156} y={158} scale={0.94}>
        <Cassette />
      </Positioned>
      <g className="pic-drops">
        <Positioned x={106} y={116}>
          <g className="pic-falls">
            <Drop />
          </g>
        </Positioned>
      </g>
      <Positioned x={106} y={41} scale={0.86}>
        <PinchHand skin="light" half={13}>
          <Positioned x={0} y={84}>
            <DroppingTube />
          </Positioned>
        </PinchHand>
      </Positioned>
      <Counts upTo={kit.drops} x={28} y={28} motion="drops" />
    </Scene>
  );
}

/** The liquid moves through the window. No lines are drawn: the result is not known yet. */
export function LiquidMoving({ kit }: OfKit) {
  return (
    <Scene table={112}>
      <Positioned x={108} y={146} scale={1.08}>
        <Cassette>
          <WindowLiquid />
        </Cassette>
      </Positioned>
      <Clock x={258} y={70} r={50} share={1} label={`${kit.waitMs / MINUTE_MS} min`} motion="wait" />
    </Scene>
  );
}
