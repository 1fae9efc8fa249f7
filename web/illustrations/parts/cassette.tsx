import type { ReactNode } from 'react';

export type LineLetter = 'T' | 'C';

/** `level`: from above. `upright`: turned so that the well is at the bottom. */
export type CassettePose = 'level' | 'upright';

interface CassetteProps {
  readonly pose?: CassettePose;
  /** The content of the window (parts/window.tsx); empty by default. */
  readonly children?: ReactNode;
}

/** The Data Matrix, drawn as 8 rows of strokes: 8 × 8 from its upper left corner. */
export const MATRIX_ROWS =
  'M0 .5h1m1 0h1m1 0h1m1 0h1M0 1.5h1m1 0h2m2 0h2M0 2.5h2m2 0h2M0 3.5h1m1 0h1m1 0h2m1 0h1M0 4.5h3m2 0h1M0 5.5h1m2 0h2m1 0h2M0 6.5h2m1 0h1m1 0h2M0 7.5h8';

const POSES: Readonly<Record<CassettePose, string>> = {
  level: '',
  upright: 'rotate(-90)',
};

/** The position of a line, in drawing units. */
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
 * The only drawing of the cassette: 176 × 68, centered on the origin. As on the real one, the order is round well, T,
 * C, Data Matrix. It has the real kit's colors in both themes. It is part of the first load, so details that few
 * pictures need are in other files.
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
