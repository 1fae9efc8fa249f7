import { createContext, useContext, type ReactNode } from 'react';

/** The stroke width of all outlines, in drawing units. */
export const STROKE = 3;

/** The product of the scales around a part. */
const ScaleContext = createContext(1);

/** The stroke width of all outlines, in the units of the part. */
export function useStroke(): number {
  return STROKE / useContext(ScaleContext);
}

interface SceneProps {
  readonly children: ReactNode;
  /** The y coordinate of the table's far edge; without it there is no table. A low frame shows more of it at both sides. */
  readonly table?: number;
  /**
   * All that matters lies between y = 34 and y = 166, so that a lower frame can crop the picture instead of shrinking
   * it.
   */
  readonly isBand?: boolean;
}

/** One picture. All share a viewBox of 320 × 200, so that replacing one does not shift the layout. */
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
      {table !== undefined && <path className="pic-table pic-plain" d={`M-160 ${table}H480V200H-160Z`} />}
      {children}
    </svg>
  );
}

interface PositionedProps {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  /** Degrees clockwise. */
  readonly turn?: number;
  /** Mirrored left to right. */
  readonly isFlipped?: boolean;
  readonly children: ReactNode;
}

/** Moves and scales a part. The outline's width does not scale. */
export function Positioned({ x, y, scale = 1, turn = 0, isFlipped = false, children }: PositionedProps) {
  const total = useContext(ScaleContext) * scale;
  const across = isFlipped ? -scale : scale;
  return (
    <ScaleContext value={total}>
      <g
        transform={`translate(${x} ${y}) rotate(${turn}) scale(${across} ${scale})`}
        strokeWidth={(STROKE / total).toFixed(2)}
      >
        {children}
      </g>
    </ScaleContext>
  );
}
