import type { ReactNode } from 'react';

/** Every outline's weight, in the units of the drawing. */
export const STROKE = 2.5;

interface SceneProps {
  readonly children: ReactNode;
  /** Where the table's far edge lies; without it there is no table. */
  readonly table?: number;
  /** All that matters is within 34 to 166 from above, so that a lower frame crops the picture instead of shrinking it. */
  readonly isBand?: boolean;
}

/** One picture. All have the same 320 × 200 units, so that nothing moves when one takes the place of another. */
export function Scene({ children, table, isBand = false }: SceneProps) {
  return (
    <svg
      className="scene"
      viewBox="0 0 320 200"
      preserveAspectRatio={isBand ? 'xMidYMid slice' : undefined}
      strokeWidth={STROKE}
      aria-hidden="true"
      focusable="false"
    >
      {table !== undefined && <path className="pic-table pic-plain" d={`M0 ${table}H320V200H0Z`} />}
      {children}
    </svg>
  );
}

interface PlaceProps {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  /** Degrees, clockwise. */
  readonly turn?: number;
  /** Mirrored left to right. */
  readonly isFlipped?: boolean;
  readonly children: ReactNode;
}

/** Where a part stands, and how large. Its outline keeps its weight. */
export function Place({ x, y, scale = 1, turn = 0, isFlipped = false, children }: PlaceProps) {
  const across = isFlipped ? -scale : scale;
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${across} ${scale})`} strokeWidth={STROKE / scale}>
      {children}
    </g>
  );
}
