import type { Kit } from '../../../core/domain/kit.ts';
import { Arrow, Clock, Counts } from '../parts/marks.tsx';
import { PenHand } from '../parts/pen-hand.tsx';
import { PinchHand } from '../parts/pinch-hand.tsx';
import { Positioned, Scene } from '../parts/scene.tsx';
import type { Skin } from '../parts/skin.ts';
import { Swab } from '../parts/swab.tsx';
import { DropperCap, Tube } from '../parts/tube.tsx';

interface HeldInTubeProps {
  readonly skin: Skin;
  readonly x: number;
  readonly isMoving?: boolean;
}

/** A hand above the tube, whose swab reaches into the liquid. */
function HeldInTube({ skin, x, isMoving = false }: HeldInTubeProps) {
  return (
    <Positioned x={x} y={102}>
      <Tube isOccupied>
        <g className={isMoving ? 'pic-stirs' : undefined}>
          <Positioned x={0} y={82} turn={-82}>
            <PenHand skin={skin} reach={130} tail={34} hasSleeve={false} />
          </Positioned>
        </g>
      </Tube>
    </Positioned>
  );
}

export function SwabIntoTube() {
  return (
    <Scene>
      <HeldInTube skin="deep" x={140} />
      <Arrow shaft="M84 76V132" x={84} y={136} turn={90} />
    </Scene>
  );
}

/** The kit's number of turns, counted; then the clock runs to its number of seconds. */
export function SwabTurns({ kit }: { readonly kit: Pick<Kit, 'tubeTurns' | 'tubeSeconds'> }) {
  return (
    <Scene>
      <Counts upTo={kit.tubeTurns} x={28} y={28} motion="turns" />
      <HeldInTube skin="light" x={112} isMoving />
      <Arrow shaft="M148 80C150 98 84 98 86 82C87 75 94 72 100 71" x={104} y={70.5} turn={-6} />
      <Clock x={232} y={76} r={48} share={1} label={`0:${String(kit.tubeSeconds).padStart(2, '0')}`} motion="stirs" />
    </Scene>
  );
}

/** The dropper cap goes on the tube. */
function CapOn() {
  return (
    <>
      <rect className="pic-case" x="-44" y="-56" width="88" height="114" rx="10" />
      <Positioned x={-14} y={6} scale={0.48}>
        <Tube />
      </Positioned>
      <Positioned x={-14} y={-16} scale={0.8}>
        <DropperCap />
      </Positioned>
      <Arrow shaft="M25 -36V-4" x={25} y={0} turn={90} />
    </>
  );
}

/** The tube is squeezed while the swab comes out; then the dropper cap goes on. */
export function SwabOut() {
  return (
    <Scene>
      <Positioned x={82} y={116} scale={0.92}>
        <PinchHand skin="deep" half={13}>
          <Positioned x={0} y={-62} scale={1.3}>
            <Tube isSqueezed isOccupied>
              <Positioned x={0} y={40} turn={180}>
                <Swab length={90} />
              </Positioned>
            </Tube>
          </Positioned>
        </PinchHand>
      </Positioned>
      <Arrow shaft="M118 46V22" x={118} y={18} turn={-90} />
      <Arrow shaft="M16 112H38" x={42} y={112} turn={0} />
      <Arrow shaft="M166 108H144" x={140} y={108} turn={180} />
      <Positioned x={266} y={132}>
        <CapOn />
      </Positioned>
    </Scene>
  );
}
