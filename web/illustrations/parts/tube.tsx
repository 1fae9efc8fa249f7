import type { ReactNode } from 'react';

const BODY = 'M-14 0V58Q-14 66 -10 74L-7 88Q-5 94 0 94T7 88L10 74Q14 66 14 58V0';
const SQUEEZED =
  'M-14 0V14Q-14 24 -6 32Q-6 44 -14 52V58Q-14 66 -10 74L-7 88Q-5 94 0 94T7 88L10 74Q14 66 14 58V52Q6 44 6 32Q14 24 14 14V0';
const LIQUID = 'M-14 50V58Q-14 66 -10 74L-7 88Q-5 94 0 94T7 88L10 74Q14 66 14 58V50Z';

interface TubeProps {
  readonly isSqueezed?: boolean;
  /** Draws the liquid half-transparent over the contents of the tube. */
  readonly isOccupied?: boolean;
  /** The contents of the tube, drawn behind its wall. */
  readonly children?: ReactNode;
}

/** The open tube with its liquid: 94 long, the middle of its mouth at the origin. */
export function Tube({ isSqueezed = false, isOccupied = false, children }: TubeProps) {
  const body = isSqueezed ? SQUEEZED : BODY;
  return (
    <>
      <path className="pic-glass pic-plain" d={`${body}Z`} />
      <path className="pic-liquid" d={LIQUID} />
      {children}
      {isOccupied && <path className="pic-liquid pic-plain pic-over" d={LIQUID} />}
      <path d={body} />
      <rect className="pic-case" x="-18" y="-5" width="36" height="9" rx="4.5" />
    </>
  );
}

/** The foil over the mouth of the tube. */
export function TubeFoil() {
  return <path className="pic-foil" d="M-21 -6Q0 -12 21 -6V1Q0 5 -21 1Z" />;
}

/** The dropper cap with its nozzle up, separate or on the tube. */
export function DropperCap() {
  return (
    <>
      <path className="pic-board" d="M-6 -12L-3 -38Q0 -42 3 -38L6 -12Z" />
      <path className="pic-board" d="M-18 6V-5Q-18 -13 -10 -13H10Q18 -13 18 -5V6Z" />
      <path d="M-8 -5V0M0 -5V0M8 -5V0" />
    </>
  );
}

/** The tube upside down above a well, the tip of its nozzle at the origin. */
export function DroppingTube() {
  return (
    <g transform="rotate(180) translate(0 41)">
      <path className="pic-glass pic-plain" d={`${SQUEEZED}Z`} />
      <path className="pic-liquid" d="M-14 0V14Q-14 24 -6 32Q-6 36 -7 40H7Q6 36 6 32Q14 24 14 14V0Z" />
      <path d={SQUEEZED} />
      <DropperCap />
    </g>
  );
}

/** A drop with its tip at the origin. */
export function Drop() {
  return <path className="pic-liquid" d="M0 0Q7 9 7 13A7 7 0 0 1 -7 13Q-7 9 0 0Z" />;
}

/** The back of the tube stand: draw the tube between it and `StandFront`. The origin is the middle of the hole. */
export function StandBack() {
  return (
    <>
      <path className="pic-board" d="M-44 -2L-32 -16H50L38 -2Z" />
      <ellipse className="pic-ink" cx="3" cy="-9" rx="18" ry="5" />
    </>
  );
}

/** The front and side of the tube stand. */
export function StandFront() {
  return (
    <>
      <path className="pic-board-dark" d="M38 -2L50 -16V34L38 50Z" />
      <path className="pic-board" d="M-44 -2H38V50H-44Z" />
      <path className="pic-board" d="M-44 -2H38" />
    </>
  );
}
