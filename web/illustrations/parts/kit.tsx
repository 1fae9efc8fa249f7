import { Cassette } from './cassette.tsx';
import { QrCode } from './codes.tsx';
import { Positioned } from './scene.tsx';

/** The front of the box with the kit's logo and QR code: 120 × 78 from its upper left corner. */
function BoxFront({ hasCode = true }: { readonly hasCode?: boolean }) {
  return (
    <>
      <path className="pic-board" d="M0 0H120V78H0Z" />
      <Positioned x={34} y={39} scale={0.34} turn={0}>
        <Cassette pose="upright" />
      </Positioned>
      {hasCode && <QrCode x={72} y={24} size={34} />}
    </>
  );
}

export function ClosedBox() {
  return (
    <>
      <path className="pic-board-light" d="M0 0L24 -20H144L120 0Z" />
      <path className="pic-board-dark" d="M120 0L144 -20V58L120 78Z" />
      <BoxFront />
    </>
  );
}

/** The open kit box; pass what comes out of it as children. */
export function OpenBox({ children }: { readonly children?: React.ReactNode }) {
  return (
    <>
      <path className="pic-board-light" d="M24 -20L12 -56H128L144 -20Z" />
      <path className="pic-ink" d="M0 0L24 -20H144L120 0Z" />
      {children}
      <path className="pic-board-dark" d="M120 0L144 -20V58L120 78Z" />
      <path className="pic-board-light" d="M120 0L144 -20L164 -8L142 14Z" />
      <BoxFront />
      <path className="pic-board-light" d="M0 0H120L112 20H-10Z" />
    </>
  );
}

/** The shape of the cassette under the foil. */
function Bulge() {
  return <rect className="pic-soft" x="-20" y="-36" width="40" height="84" rx="9" />;
}

/** The closed foil pouch: 84 × 128, centered on the origin. */
export function Pouch() {
  return (
    <>
      <path className="pic-foil" d="M-42 -64H42V64H-42Z" />
      <path className="pic-soft" d="M-42 -50H42" />
      <Bulge />
      <path className="pic-ink" d="M41 -47L34 -43L41 -39Z" />
    </>
  );
}

/** The pouch with its top torn off. */
export function TornPouch() {
  return (
    <>
      <path className="pic-foil" d="M-42 -40L-34 -46L-24 -38L-13 -47L-3 -39L8 -47L19 -39L30 -46L42 -40V64H-42Z" />
      <path className="pic-soft" d="M-42 52H42" />
    </>
  );
}

/** The strip that was torn off the pouch. */
export function TornStrip() {
  return <path className="pic-foil" d="M-42 -10H42V6L30 0L19 8L8 0L-3 8L-13 0L-24 8L-34 1L-42 6Z" />;
}

/** The folded paper instructions: 56 × 76, centered on the origin. */
export function Instructions() {
  return (
    <>
      <path className="pic-case" d="M-28 -38H28V38H-28Z" />
      <path
        className="pic-soft"
        d="M0 -38V38M-20 -24H-8M-20 -12H-8M-20 0H-8M-20 12H-8M8 -24H20M8 -12H20M8 0H20M8 12H20"
      />
    </>
  );
}
