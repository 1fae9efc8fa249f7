import type { ReactNode } from 'react';

export type LineLetter = 'T' | 'C';

/** From above; turned so that the well is at the bottom; or flat on a table that is seen at an angle. */
export type CassettePose = 'level' | 'upright' | 'lying';

interface CassetteProps {
  readonly pose?: CassettePose;
  /** What is in the window (parts/window.tsx); without it the window is empty. */
  readonly children?: ReactNode;
}

/** The small code, drawn as 8 rows of strokes: 8 × 8 from its upper left corner. */
export const MATRIX_ROWS =
  'M0 .5h1m1 0h1m1 0h1m1 0h1M0 1.5h1m1 0h2m2 0h2M0 2.5h2m2 0h2M0 3.5h1m1 0h1m1 0h2m1 0h1M0 4.5h3m2 0h1M0 5.5h1m2 0h2m1 0h2M0 6.5h2m1 0h1m1 0h2M0 7.5h8';

const POSES: Readonly<Record<CassettePose, string>> = {
  level: '',
  upright: 'rotate(-90)',
  // The table is seen half as deep as it is long, and leans.
  lying: 'matrix(1 0 -0.4 0.62 0 0)',
};

/** Where a line comes, in units of the drawing. */
export const linePlace = (letter: LineLetter): string => `translate(${letter === 'T' ? 2 : 30} 3)`;

function Letter({ letter, isUpright }: { readonly letter: LineLetter; readonly isUpright: boolean }) {
  return (
    <g data-part={letter} transform={linePlace(letter)}>
      <text transform={isUpright ? 'translate(0 -26) rotate(90)' : 'translate(0 -26)'} y="5">
        {letter}
      </text>
    </g>
  );
}

function Body(props: { readonly className: string; readonly transform?: string }) {
  return <rect x="-88" y="-34" width="176" height="68" rx="14" {...props} />;
}

/**
 * The cassette, the only drawing of it: 176 × 68 about its middle. As on the real one the round well comes first, then T, C and the
 * small code. Its colors are those of the real kit in both themes. It loads with the first page, so what few pictures need is apart.
 */
export function Cassette({ pose = 'level', children }: CassetteProps) {
  const isUpright = pose === 'upright';
  return (
    <g className="kit" data-cassette={pose}>
      {!isUpright && <Body className="kit-side" transform={`translate(0 6) ${POSES[pose]}`} />}
      <g transform={POSES[pose]}>
        <Body className="kit-case" />
        <g data-part="well" transform="translate(-53 3)">
          <circle className="kit-side" r="17" />
          <circle className="kit-hole" r="9" />
        </g>
        <rect className="kit-window" x="-15" y="-12" width="62" height="30" rx="7" />
        {children}
        <Letter letter="T" isUpright={isUpright} />
        <Letter letter="C" isUpright={isUpright} />
        <g data-part="code" transform="translate(68 3)">
          <path className="kit-modules" strokeWidth="1" d={MATRIX_ROWS} transform="scale(2.5) translate(-4 -4)" />
        </g>
      </g>
    </g>
  );
}
