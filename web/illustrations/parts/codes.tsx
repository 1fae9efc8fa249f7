interface CodeProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const QR_ROWS = ['1110111', '1010101', '1110111', '0001010', '1110110', '1010101', '1110011'];
const MATRIX_ROWS = ['101010', '110011', '100110', '111001', '101010', '111111'];

function modules(rows: readonly string[]): string {
  return rows.flatMap((row, y) => [...row].map((cell, x) => (cell === '1' ? `M${x} ${y}h1v1h-1z` : ''))).join('');
}

function Code({ x, y, size, rows }: CodeProps & { readonly rows: readonly string[] }) {
  const cells = rows.length;
  return (
    <g className="pic-plain">
      <rect className="pic-case" x={x} y={y} width={size} height={size} rx={size / 10} />
      <path
        className="pic-ink"
        d={modules(rows)}
        transform={`translate(${x + size * 0.12} ${y + size * 0.12}) scale(${(size * 0.76) / cells})`}
      />
    </g>
  );
}

/** The square code on the kit box. */
export function QrCode(props: CodeProps) {
  return <Code {...props} rows={QR_ROWS} />;
}

/** The small code on the cassette. */
export function MatrixCode(props: CodeProps) {
  return <Code {...props} rows={MATRIX_ROWS} />;
}
