import type { Kit } from '../../../core/domain/kit.ts';
import { NoseFront, NoseProfile } from '../parts/faces.tsx';
import { PinchingHand } from '../parts/hands.tsx';
import { Arrow, Check, Counts } from '../parts/marks.tsx';
import { Place, Scene } from '../parts/scene.tsx';
import { Swab, WrapperOpen } from '../parts/swab.tsx';

export function SwabOpen() {
  return (
    <Scene>
      <Place x={40} y={72} turn={-70}>
        <WrapperOpen>
          <Swab length={190} />
        </WrapperOpen>
      </Place>
      <Place x={196} y={129} turn={8}>
        <PinchingHand />
      </Place>
      <Arrow shaft="M176 72L214 86" x={218} y={88} turn={20} />
    </Scene>
  );
}

/** The position of the swab in the nose, with its tip at the greatest allowed depth. */
const IN_NOSE = { x: 177, y: 92, turn: 41 };

function SwabInNose() {
  return (
    <Place {...IN_NOSE}>
      <Swab length={200} />
    </Place>
  );
}

export function NoseSwab() {
  return (
    <Scene>
      <Place x={70} y={-6} scale={0.8}>
        <NoseProfile>
          <SwabInNose />
        </NoseProfile>
      </Place>
      <Place x={149} y={140} turn={22}>
        <PinchingHand />
      </Place>
    </Scene>
  );
}

/** How deep the tip goes from the opening: half an inch to three quarters. */
function SwabDepth({ isSecond }: { readonly isSecond: boolean }) {
  return (
    <Scene>
      <Place x={36} y={0}>
        <NoseProfile>
          <SwabInNose />
        </NoseProfile>
        <Place {...IN_NOSE}>
          <path className="pic-soft" d="M-62 0H-6M-62 15H-8M-62 46H-4" />
          <path d="M-60 0V46M-66 0H-54M-66 15H-54M-66 46H-54" />
        </Place>
        <text x="106" y="52">
          3/4
        </text>
        <text x="94" y="72">
          1/2
        </text>
      </Place>
      <Sides isSecond={isSecond} />
    </Scene>
  );
}

/** Which side of the nose to swab: the first, or the second after the first is done. */
function Sides({ isSecond }: { readonly isSecond: boolean }) {
  return (
    <Place x={48} y={46}>
      <path
        className="pic-skin"
        d="M-34 6C-40 -12 -18 -16 -12 -32H12C18 -16 40 -12 34 6C28 18 16 8 8 14C4 18 -4 18 -8 14C-16 8 -28 18 -34 6Z"
      />
      <ellipse className="pic-ink" cx="-17" cy="3" rx="8" ry="5" />
      <ellipse className="pic-ink" cx="17" cy="3" rx="8" ry="5" />
      {isSecond && <Check x={-17} y={6} r={11} />}
      <Arrow shaft={isSecond ? 'M17 42V28' : 'M-17 42V28'} x={isSecond ? 17 : -17} y={22} turn={-90} />
    </Place>
  );
}

interface OfKit {
  readonly kit: Pick<Kit, 'noseCircles'>;
}

/** The swab circles inside one side of the nose, as often as the kit requires. */
function Rub({ isSecond, kit }: OfKit & { readonly isSecond: boolean }) {
  const nose = (
    <NoseFront>
      <Place x={132} y={78} turn={12}>
        <g className="pic-rubs">
          <Swab length={170} />
        </g>
      </Place>
    </NoseFront>
  );
  return (
    <Scene>
      {isSecond ? (
        <Place x={320} y={0} isFlipped>
          {nose}
        </Place>
      ) : (
        nose
      )}
      {isSecond && <Check x={104} y={100} r={14} />}
      <Place x={isSecond ? 320 : 0} y={0} isFlipped={isSecond}>
        <Arrow shaft="M98 118C84 84 98 54 126 50Q146 48 158 62" x={163} y={68} turn={50} />
      </Place>
      <Counts upTo={kit.noseCircles} x={28} y={28} motion="rubs" />
    </Scene>
  );
}

export function FirstSide() {
  return <SwabDepth isSecond={false} />;
}

export function SecondSide() {
  return <SwabDepth isSecond />;
}

export function RubFirst({ kit }: OfKit) {
  return <Rub isSecond={false} kit={kit} />;
}

export function RubSecond({ kit }: OfKit) {
  return <Rub isSecond kit={kit} />;
}
