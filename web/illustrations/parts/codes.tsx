import { MATRIX_ROWS } from './cassette.tsx';

interface CodeProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const QR_ROWS = ['1110111', '1010101', '1110111', '0001010', '1110110', '1010101', '1110011'];

function modules(rows: readonly string[]): string {
  return rows.flatMap((row, y) => [...row].map((cell, x) => (cell === '1' ? `M${x} ${y}h1v1h-1z` : ''))).join('');
}

/** The QR code on the kit box. */
export function QrCode({ x, y, size }: CodeProps) {
  const cells = QR_ROWS.length;
  return (
    <g className="pic-plain">
      <rect className="pic-case" x={x} y={y} width={size} height={size} rx={size / 10} />
      <path
        className="pic-ink"
        d={modules(QR_ROWS)}
        transform={`translate(${x + size * 0.12} ${y + size * 0.12}) scale(${(size * 0.76) / cells})`}
      />
    </g>
  );
}

/** The cassette's Data Matrix as a phone shows it. */
export function MatrixCode({ x, y, size }: CodeProps) {
  return (
    <>
      <rect className="pic-case pic-plain" x={x} y={y} width={size} height={size} rx={size / 10} />
      <path
        className="pic-modules"
        d={MATRIX_ROWS}
        strokeWidth="1"
        transform={`translate(${x + size * 0.12} ${y + size * 0.12}) scale(${(size * 0.76) / 8})`}
      />
    </>
  );
}
