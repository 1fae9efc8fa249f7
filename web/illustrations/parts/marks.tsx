import { Positioned, useStroke } from './scene.tsx';

interface ArrowProps {
  /** The path of the shaft, which ends at the head. */
  readonly shaft: string;
  /** The middle of the head. */
  readonly x: number;
  readonly y: number;
  /** The direction: degrees clockwise from right. */
  readonly turn: number;
  /** White, for a movement that is wrong. */
  readonly isWrong?: boolean;
}

const HEAD = 'M-5 -11L11 0L-5 11Z';

/** An arrow that shows a movement. */
export function Arrow({ shaft, x, y, turn, isWrong = false }: ArrowProps) {
  const stroke = useStroke();
  const head = { d: HEAD, transform: `translate(${x} ${y}) rotate(${turn})` };
  return (
    <>
      <path className="pic-shaft" d={shaft} strokeWidth={6 + 2 * stroke} />
      <path {...head} strokeWidth={2 * stroke} />
      <path className={`pic-shaft ${isWrong ? 'pic-on-disc' : 'pic-guide'}`} d={shaft} strokeWidth="6" />
      <path className={`${isWrong ? 'pic-case' : 'pic-arrow'} pic-plain`} {...head} />
    </>
  );
}

/** A red cross in a disc: not this. */
export function NotThis({ x, y, r = 15 }: { readonly x: number; readonly y: number; readonly r?: number }) {
  return (
    <Positioned x={x} y={y} scale={r / 16}>
      <circle className="pic-not" r="16" />
      <path className="pic-on-disc" strokeWidth="4" d="M-6 -6L6 6M6 -6L-6 6" />
    </Positioned>
  );
}

/** A check mark in a disc. */
export function Check({ x, y, r = 15 }: { readonly x: number; readonly y: number; readonly r?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${r / 16})`}>
      <circle className="pic-ink" r="16" />
      <path className="pic-on-disc" strokeWidth="3.5" d="M-7 0.5L-2 6L7.5 -5.5" />
    </g>
  );
}

interface CountsProps {
  readonly upTo: number;
  readonly x: number;
  readonly y: number;
  /** The animation that the numbers count. */
  readonly motion: 'rubs' | 'turns' | 'drops';
}

/** The greatest distance between the centers of two numbers, and between those of the first and the last one. */
const [MOST_APART, COLUMN] = [36, 144];

/** The numbers from 1 to `upTo`, from top to bottom. In a moving picture each lights up at its turn. */
export function Counts({ upTo, x, y, motion }: CountsProps) {
  const stepY = Math.min(MOST_APART, COLUMN / Math.max(1, upTo - 1));
  return Array.from({ length: upTo }, (_, index) => (
    <g key={index} transform={`translate(${x} ${y + index * stepY})`}>
      <circle className="pic-case" r="12" />
      <text y="5.5">{index + 1}</text>
      <g className={`pic-lit--${motion} pic-lit--${index + 1}`}>
        <circle className="pic-ink" r="12" />
        <text className="pic-number--lit" y="5.5">
          {index + 1}
        </text>
      </g>
    </g>
  ));
}

interface ClockProps {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  /** The filled share of the ring, 0 to 1. */
  readonly share: number;
  /** The text in the ring, for instance `0:30`; without it the clock has hands. */
  readonly label?: string;
  /** The animation that fills the ring. */
  readonly motion?: 'stirs' | 'wait';
}

/** A ring that shows a duration. */
export function Clock({ x, y, r, share, label, motion }: ClockProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={`M-6 ${-r - 10}H6M0 ${-r - 10}V${-r}`} />
      <circle className="pic-case" r={r} />
      <circle
        className={motion === undefined ? 'pic-ring pic-guide' : `pic-ring pic-guide pic-ring--${motion}`}
        strokeWidth="10"
        r={r - 6}
        pathLength="1"
        strokeDasharray={`${share} 1`}
        transform="rotate(-90)"
      />
      <circle r={r} />
      <circle r={r - 12} />
      {label === undefined ? (
        <path d={`M0 ${-r * 0.42}V0L${r * 0.26} ${r * 0.18}`} />
      ) : (
        <text className="pic-figures" y="6">
          {label}
        </text>
      )}
    </g>
  );
}

/** An open eye, 60 wide, that looks at what is below it. */
export function Eye({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className="pic-case" d="M-30 2C-16 -20 16 -20 30 2C16 18 -16 18 -30 2Z" />
      <circle className="pic-ink" r="8" cy="2" />
      <circle className="pic-case pic-plain" r="2.6" cx="3" cy="-1" />
      <path d="M-25 -13L-30 -20M-10 -20L-12 -28M10 -20L12 -28M25 -13L30 -20" />
    </g>
  );
}

/** A lamp that shines to the lower right. */
export function Lamp({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-8 8L-40 52V142M-68 142H-12" />
      <circle className="pic-arrow" cx="20" cy="20" r="11" />
      <path className="pic-board" d="M-18 14C-14 -12 12 -30 36 -22L8 42C-8 38 -18 28 -18 14Z" />
      <path className="pic-guide" strokeWidth="4" d="M38 46L50 64M52 30L70 42M22 58L28 78" />
    </g>
  );
}
