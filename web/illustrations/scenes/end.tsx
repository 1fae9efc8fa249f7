import { Cassette } from '../parts/cassette.tsx';
import { Arrow, Clock, NotThis } from '../parts/marks.tsx';
import { Positioned, Scene } from '../parts/scene.tsx';
import { Swab } from '../parts/swab.tsx';
import { DropperCap, Tube } from '../parts/tube.tsx';
import { WindowCover } from '../parts/window.tsx';
import type { ReactNode } from 'react';

/** A clear bag with a closure, 128 × 148, centered on the origin; its children are inside. */
function ClearBag({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <rect className="pic-screen" x="-66" y="-78" width="132" height="164" rx="10" />
      <path d="M-66 -58H66" />
      {children}
    </>
  );
}

/** A trash can, about 84 × 116, centered on the origin. */
function Bin() {
  return (
    <>
      <path className="pic-board-dark" d="M-36 -42H36L28 58H-28Z" />
      <path d="M-14 -28L-12 44M0 -28V44M14 -28L12 44" />
      <rect className="pic-board" x="-42" y="-54" width="84" height="14" rx="6" />
      <rect className="pic-board" x="-14" y="-64" width="28" height="10" rx="4" />
    </>
  );
}

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
