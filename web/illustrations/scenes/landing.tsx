import type { ReactNode } from 'react';
import { Cassette } from '../parts/cassette.tsx';

/** The stroke of outlines, in drawing units; these pictures are drawn smaller than those of the steps. */
const STROKE = 2.5;

interface DrawingProps {
  readonly width: number;
  readonly height: number;
  readonly children: ReactNode;
}

/** A decorative picture. It imports only the cassette, because it is part of the first load. */
function Drawing({ width, height, children }: DrawingProps) {
  return (
    <svg className="scene" viewBox={`0 0 ${width} ${height}`} strokeWidth={STROKE} aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

interface ClockProps {
  readonly r: number;
  readonly minutes: number;
  readonly share: number;
}

/** A ring with a number of minutes in it, centered on the origin. */
function Clock({ r, minutes, share }: ClockProps) {
  return (
    <>
      <circle className="pic-case pic-plain" r={r + 5} />
      <circle className="pic-track" r={r} strokeWidth="8" />
      <circle
        className="pic-ring"
        r={r}
        strokeWidth="8"
        pathLength="1"
        strokeDasharray={`${share} 1`}
        transform="rotate(-90)"
      />
      <text className="moment__figure" y="4">
        {minutes}
      </text>
      <text y="20">min</text>
    </>
  );
}

/** A swab in the nose, from the side. */
function SwabMoment() {
  return (
    <Drawing width={120} height={92}>
      <path
        className="pic-skin"
        d="M79 -6C76 8 67 20 55 31C46 38 47 48 56 50C65 52 74 53 78 58C78 64 74 67 72 72C70 77 74 81 81 82C78 86 76 90 78 98H130V-6Z"
      />
      <path
        className="pic-inside"
        d="M58 48C58 40 66 29 75 23C83 18 93 19 94 25C95 33 83 46 74 50C69 53 62 52 58 48Z"
      />
      <g transform="translate(82 28) rotate(45)">
        <path d="M0 22V112" strokeWidth="7" />
        <path className="pic-stick" d="M0 22V112" strokeWidth="2" />
        <rect className="pic-tip" x="-6" y="0" width="12" height="32" rx="6" />
        <path className="pic-soft" d="M-1.5 8V12M2 15V19M-2 21V25" />
      </g>
      <path d="M94 30C100 36 100 46 92 52C88 54 84 54 81 51" />
    </Drawing>
  );
}

function WaitMoment({ minutes }: { readonly minutes: number }) {
  return (
    <Drawing width={120} height={92}>
      <g transform="translate(60 46)">
        <Clock r={33} minutes={minutes} share={0.72} />
      </g>
    </Drawing>
  );
}

/** The window is empty: the picture shows no result. */
function ReadMoment() {
  return (
    <Drawing width={120} height={92}>
      <g transform="translate(57 44) scale(0.56)" strokeWidth={STROKE / 0.56}>
        <Cassette />
      </g>
      <circle cx="66" cy="45" r="24" strokeWidth="5" />
      <path d="M83 63L102 82" strokeWidth="9" />
    </Drawing>
  );
}

export type MomentName = 'swab' | 'wait' | 'read';

interface MomentPictureProps {
  readonly moment: MomentName;
  /** How long the wait takes. */
  readonly minutes: number;
}

/** The picture of one of the three moments of a test. */
export function MomentPicture({ moment, minutes }: MomentPictureProps) {
  if (moment === 'swab') return <SwabMoment />;
  return moment === 'wait' ? <WaitMoment minutes={minutes} /> : <ReadMoment />;
}

/** The tube in its stand, with the swab in it. */
function TubeInStand() {
  return (
    <>
      <path className="pic-board" d="M-52 -2L-38 -20H60L46 -2Z" />
      <ellipse className="pic-ink" cx="4" cy="-11" rx="24" ry="6" />
      <path d="M3 -150V-40" strokeWidth="9" />
      <path className="pic-stick" d="M3 -150V-40" strokeWidth="4" />
      <path className="pic-glass pic-plain" d="M-16 -92V-16Q4 -6 22 -16V-92Z" />
      <path className="pic-liquid pic-plain" d="M-16 -44V-14Q4 -5 22 -14V-44Z" />
      <path d="M-16 -92V-14M22 -92V-14" />
      <path className="pic-soft" d="M3 -88V-24" />
      <rect className="pic-case" x="-22" y="-99" width="50" height="11" rx="5.5" />
      <path className="pic-board-dark" d="M46 -2L60 -20V40L46 58Z" />
      <path className="pic-board" d="M-52 -2H46V58H-52Z" />
    </>
  );
}

const FINGERS = [-64, -32, 0, 30] as const;

/** A hand that holds a phone with a running timer; the origin is the middle of the phone. */
function PhoneInHand({ minutes }: { readonly minutes: number }) {
  return (
    <>
      <path className="pic-cloth" d="M56 214L104 174L176 300H96Z" />
      <path className="pic-skin" d="M20 60H84C98 86 112 122 118 168C108 196 84 212 58 214C40 176 24 120 20 60Z" />
      <rect className="pic-ink" x="-84" y="-158" width="168" height="316" rx="26" />
      <rect className="pic-case pic-plain" x="-73" y="-140" width="146" height="280" rx="14" />
      <path className="pic-ring" d="M-56 -116H-10" strokeWidth="7" />
      <path className="pic-track" d="M-56 -96H56" strokeWidth="6" />
      <path className="pic-ring" d="M-56 -96H14" strokeWidth="6" />
      <g transform="translate(0 -18) scale(1.45)">
        <Clock r={33} minutes={minutes} share={0.72} />
      </g>
      <path className="pic-track" d="M-46 62H46M-34 80H34" strokeWidth="8" />
      <rect className="pic-ink pic-plain" x="-58" y="98" width="116" height="28" rx="10" />
      {FINGERS.map((y) => (
        <rect key={y} className="pic-skin" x="-102" y={y} width="34" height="26" rx="13" />
      ))}
      <path className="pic-skin" d="M116 160C104 128 102 104 98 78C95 58 72 54 70 76C68 96 74 120 80 142" />
    </>
  );
}

/** The test on a table, and a phone that keeps the time. */
export function LandingScene({ minutes }: { readonly minutes: number }) {
  return (
    <Drawing width={560} height={440}>
      <path className="pic-table pic-plain" d="M0 296H560V440H0Z" />
      <g transform="translate(130 246)">
        <TubeInStand />
      </g>
      <g transform="translate(150 372) rotate(-4) scale(1.3)" strokeWidth={STROKE / 1.3}>
        <Cassette />
      </g>
      <g transform="translate(392 206)">
        <PhoneInHand minutes={minutes} />
      </g>
    </Drawing>
  );
}
