import type { TestResult } from '../../../core/domain/choice-lists.ts';
import { Cassette, type LinesProps } from '../parts/cassette.tsx';
import { Arrow, Clock, Lamp } from '../parts/marks.tsx';
import { ResultShape } from '../parts/result-shape.tsx';
import { Place, Scene } from '../parts/scene.tsx';

interface CloseProps extends LinesProps {
  readonly x: number;
  readonly scale?: number;
}

/** The upper part of a cassette from near, so that its lines are seen. */
function Close({ x, scale = 1.25, ...lines }: CloseProps) {
  return (
    <Place x={x} y={14 + 88 * scale} scale={scale}>
      <Cassette {...lines} />
    </Place>
  );
}

export function ReadingTime() {
  return (
    <Scene>
      <Close x={104} scale={1} control />
      <Clock x={222} y={108} r={56} share={1} label="15:00" />
    </Scene>
  );
}

/** A faint line at T is shown, for any line counts. */
export function CloseLook() {
  return (
    <Scene>
      <Lamp x={84} y={44} />
      <Close x={214} scale={1.75} control test="faint" />
    </Scene>
  );
}

export function ControlAsked() {
  return (
    <Scene>
      <Close x={186} scale={1.75} control test="faint" />
      <Arrow shaft="M74 114H140" x={144} y={114} turn={0} />
    </Scene>
  );
}

export function TestAsked() {
  return (
    <Scene>
      <Close x={186} scale={1.75} control test="faint" />
      <Arrow shaft="M74 162H140" x={144} y={162} turn={0} />
    </Scene>
  );
}

export function NegativeLines() {
  return (
    <Scene>
      <Close x={124} control />
      <ResultShape result="negative" x={232} y={104} size={72} />
    </Scene>
  );
}

export function PositiveLines() {
  return (
    <Scene>
      <Close x={58} control test="strong" />
      <Close x={160} control test="faint" />
      <Close x={262} control test="pink" />
    </Scene>
  );
}

export function InvalidLines() {
  return (
    <Scene>
      <Close x={62} />
      <Close x={162} test="strong" />
      <ResultShape result="invalid" x={260} y={104} size={64} />
    </Scene>
  );
}

const LINES_OF: Readonly<Record<TestResult, LinesProps>> = {
  positive: { control: true, test: 'strong' },
  negative: { control: true },
  invalid: {},
};

/** A cassette with the lines of a result, beside the shape that stands for it. */
export function ResultLines({ result }: { readonly result: TestResult | null }) {
  return (
    <Scene>
      <Close x={result === null ? 160 : 112} {...(result !== null && LINES_OF[result])} />
      {result !== null && <ResultShape result={result} x={222} y={104} size={80} />}
    </Scene>
  );
}
