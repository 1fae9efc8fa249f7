import type { Kit } from '../../../core/domain/kit.ts';
import { Swab } from './swab.tsx';
import { Positioned } from './scene.tsx';
import { tone, type Skin } from './skin.ts';

interface DepthScaleProps {
  readonly depth: Kit['swabDepthInches'];
  readonly skin: Skin;
  readonly hasPointer?: boolean;
}

/** Drawing units per inch, and the position of the nostril's opening. */
const [PER_INCH, OPENING] = [116, 34];

/** Converts a fraction such as `3/4` to drawing units from the panel's left edge. */
function placeOf(fraction: string): number {
  const [above = 0, below = 1] = fraction.split('/').map(Number);
  return OPENING + (above / below) * PER_INCH;
}

/** How deep the soft tip goes, enlarged: a panel of 146 × 84. Its pointer ends at 172, 108. */
export function DepthScale({ depth, skin, hasPointer = false }: DepthScaleProps) {
  const [least, most] = [placeOf(depth.least), placeOf(depth.most)];
  const end = (least + most) / 2;
  return (
    <>
      {hasPointer && <path className="pic-case" d="M112 76L172 108L134 70Z" />}
      <rect className="pic-case" width="146" height="84" rx="10" />
      {hasPointer && <rect className="pic-case pic-plain" x="108" y="60" width="24" height="22" />}
      <rect className={`${tone('inside', skin)} pic-plain`} x={OPENING} y="36" width={138 - OPENING} height="38" />
      <rect className="pic-arrow pic-plain" x={least} y="36" width={most - least} height="38" />
      <path d={`M${OPENING} 32V76M${least} 32V76M${most} 32V76`} />
      <Positioned x={end} y={55} turn={90} scale={2.3}>
        <Swab length={(end - 5) / 2.3} />
      </Positioned>
      <text x={OPENING} y="24">
        0
      </text>
      <text x={least - 4} y="24">
        {depth.least}
      </text>
      <text x={most + 4} y="24">
        {depth.most}
      </text>
    </>
  );
}
