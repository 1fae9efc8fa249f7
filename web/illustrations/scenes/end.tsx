import { BagBack, BagFront } from '../parts/bag.tsx';
import { Cassette } from '../parts/cassette.tsx';
import { Arrow, Clock } from '../parts/marks.tsx';
import { Place, Scene } from '../parts/scene.tsx';
import { Swab } from '../parts/swab.tsx';
import { DropperCap, Tube } from '../parts/tube.tsx';
import { WindowCover } from '../parts/window.tsx';

export function BagFilled() {
  return (
    <Scene table={160}>
      <Place x={160} y={84}>
        <BagBack />
        <Place x={-34} y={-4} scale={0.62} turn={-16}>
          <Cassette pose="upright">
            <WindowCover />
          </Cassette>
        </Place>
        <Place x={8} y={-34} turn={6} scale={0.8}>
          <Tube />
          <DropperCap />
        </Place>
        <Place x={56} y={-56} turn={24}>
          <Swab length={110} />
        </Place>
        <BagFront />
      </Place>
      <Arrow shaft="M66 36Q90 36 98 60" x={99} y={66} turn={78} />
    </Scene>
  );
}

/** The reading window is over. No lines are drawn, since they no longer count. */
export function TimeOver() {
  return (
    <Scene>
      <Place x={104} y={102}>
        <Cassette>
          <WindowCover />
        </Cassette>
      </Place>
      <Clock x={254} y={104} r={50} share={0} label="0:00" />
    </Scene>
  );
}
