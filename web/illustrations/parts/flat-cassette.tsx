import type { LinesProps } from './cassette.tsx';

/** The depth of the table as it is seen: what lies flat is half as deep as it is long, and leans. */
const LEAN = 0.4;
const DEPTH = 0.62;
const THICKNESS = 7;

const at = (u: number, v: number): string => `${(u - v * LEAN).toFixed(1)} ${(v * DEPTH).toFixed(1)}`;

/** A rectangle with round corners that lies on the table. */
function lying(left: number, back: number, right: number, front: number, r: number): string {
  return [
    `M${at(left + r, back)}L${at(right - r, back)}Q${at(right, back)} ${at(right, back + r)}`,
    `L${at(right, front - r)}Q${at(right, front)} ${at(right - r, front)}`,
    `L${at(left + r, front)}Q${at(left, front)} ${at(left, front - r)}`,
    `L${at(left, back + r)}Q${at(left, back)} ${at(left + r, back)}Z`,
  ].join('');
}

const across = (u: number): string => `M${at(u, -15)}L${at(u, 5)}`;
const letterAt = (u: number): string => `matrix(1 0 ${-LEAN} 0.75 ${at(u + 3, 31)})`;

/** A cassette that lies on a table, about its middle; its round well is on the left, 52 units from there. */
export function FlatCassette({
  control = false,
  test = 'none',
  isWet = false,
}: LinesProps & { readonly isWet?: boolean }) {
  const outline = lying(-88, -36, 88, 36, 14);
  return (
    <>
      <path className="pic-shade" d={outline} transform={`translate(0 ${THICKNESS})`} />
      <path className="pic-case" d={outline} />
      <path
        className="pic-ink pic-plain"
        d={[lying(62, -9, 66, 9, 0), lying(68, -9, 71, 0, 0), lying(69, 3, 78, 9, 0), lying(73, -9, 79, -2, 0)].join(
          '',
        )}
      />
      <path className="pic-strip" d={lying(-14, -20, 48, 10, 6)} />
      {isWet && <path className="pic-liquid pic-plain pic-over pic-wet" d={lying(-12, -18, 46, 8, 5)} />}
      {control && <path className="pic-line pic-line--control pic-comes" d={across(31)} strokeWidth="6" />}
      {test !== 'none' && <path className={`pic-line pic-line--${test}`} d={across(3)} strokeWidth="6" />}
      <text transform={letterAt(31)}>C</text>
      <text transform={letterAt(3)}>T</text>
      <ellipse className="pic-shade" cx="-52" cy="0" rx="17" ry="11" />
      <ellipse className="pic-ink" cx="-52" cy="0.5" rx="9" ry="5.5" />
    </>
  );
}
