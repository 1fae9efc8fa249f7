import { MatrixCode } from './codes.tsx';

/** How strong the line at T is; all but `none` mean the same. */
export type TestLine = 'none' | 'strong' | 'faint' | 'pink';

export interface LinesProps {
  readonly control?: boolean;
  readonly test?: TestLine;
}

/** The window with its two lines, C above T. */
export function Lines({ control = false, test = 'none' }: LinesProps) {
  return (
    <>
      <rect className="pic-strip" x="-14" y="-48" width="28" height="62" rx="7" />
      {control && <path className="pic-line pic-line--control" d="M-10 -31H10" strokeWidth="6" />}
      {test !== 'none' && <path className={`pic-line pic-line--${test}`} d="M-10 -3H10" strokeWidth="6" />}
      {test === 'faint' && <rect className="pic-faint-frame" x="-11" y="-6.5" width="22" height="7" />}
    </>
  );
}

/** A cassette from above, 68 × 176 about its middle: the small code, the window with C and T, the round well. */
export function Cassette(lines: LinesProps) {
  return (
    <>
      <rect className="pic-case" x="-34" y="-88" width="68" height="176" rx="14" />
      <MatrixCode x={-10} y={-78} size={20} />
      <Lines {...lines} />
      <text x="23" y="-26">
        C
      </text>
      <text x="23" y="2">
        T
      </text>
      <circle className="pic-shade" cx="0" cy="52" r="15" />
      <circle className="pic-ink" cx="0" cy="52" r="8" />
    </>
  );
}
