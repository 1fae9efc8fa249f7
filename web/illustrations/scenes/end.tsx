import { Bin, ClearBag } from '../parts/bag.tsx';
import { Cassette } from '../parts/cassette.tsx';
import { Arrow, Clock, NotThis } from '../parts/marks.tsx';
import { Positioned, Scene } from '../parts/scene.tsx';
import { Swab } from '../parts/swab.tsx';
import { DropperCap, Tube } from '../parts/tube.tsx';
import { WindowCover } from '../parts/window.tsx';

/** All used parts go into a bag, and the bag into the trash. */
export function BagFilled() {
  return (
    <Scene table={160}>
      <Positioned x={88} y={104}>
        <ClearBag>
          <Positioned x={-34} y={-26} scale={0.6} turn={12}>
            <Tube />
            <DropperCap />
          </Positioned>
          <Positioned x={34} y={-42} turn={24} scale={0.72}>
            <Swab length={88} />
          </Positioned>
          <Positioned x={0} y={56} scale={0.62} turn={-4}>
            <Cassette>
              <WindowCover />
            </Cassette>
          </Positioned>
        </ClearBag>
      </Positioned>
      <Arrow shaft="M166 104H196" x={200} y={104} turn={0} />
      <Positioned x={264} y={112}>
        <Bin />
      </Positioned>
    </Scene>
  );
}

/** The reading window is over. No lines are drawn, since they no longer count. */
export function TimeOver() {
  return (
    <Scene>
      <Positioned x={104} y={104}>
        <Cassette>
          <WindowCover />
        </Cassette>
      </Positioned>
      <NotThis x={120} y={108} r={19} />
      <Clock x={256} y={104} r={50} share={0} label="0:00" />
    </Scene>
  );
}
