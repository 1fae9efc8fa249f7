import type { TestResult } from '../../../core/domain/choice-lists.ts';
import type { ReportedLines } from '../../../core/domain/reported-lines.ts';
import { Cassette, type LineLetter } from '../parts/cassette.tsx';
import { Arrow, Clock, Eye, Lamp } from '../parts/marks.tsx';
import { ResultShape } from '../parts/result-shape.tsx';
import { Positioned, Scene } from '../parts/scene.tsx';
import { LookHere, ReportedWindow, WindowCover, WindowLines } from '../parts/window.tsx';

interface OwnResultProps {
  readonly result: TestResult | null;
  readonly lines: ReportedLines | null;
}

/**
 * The window is covered and the clock has no digits: the lines are explained on later screens, and the time left is
 * shown above.
 */
export function ReadingTime() {
  return (
    <Scene isBand>
      <Positioned x={110} y={124} scale={1.1}>
        <Cassette>
          <WindowCover />
        </Cassette>
      </Positioned>
      <Eye x={128} y={66} />
      <Clock x={264} y={110} r={42} share={1} />
    </Scene>
  );
}

export function CloseLook() {
  return (
    <Scene>
      <Lamp x={84} y={44} />
      <Positioned x={218} y={142} scale={1.02}>
        <Cassette>
          <LookHere at={['T', 'C']} />
        </Cassette>
      </Positioned>
    </Scene>
  );
}

/** The window is always empty, so that the picture does not suggest an answer. */
function LineAsked({ letter }: { readonly letter: LineLetter }) {
  const x = letter === 'T' ? 163 : 204;
  return (
    <Scene isBand>
      <Positioned x={160} y={82} scale={1.45}>
        <Cassette>
          <LookHere at={[letter]} />
        </Cassette>
      </Positioned>
      <Arrow shaft={`M${x} 163V148`} x={x} y={142} turn={-90} />
    </Scene>
  );
}

export function ControlAsked() {
  return <LineAsked letter="C" />;
}

export function TestAsked() {
  return <LineAsked letter="T" />;
}

export function NegativeLines() {
  return (
    <Scene isBand>
      <Positioned x={120} y={98} scale={1.2}>
        <Cassette>
          <WindowLines control="strong" />
        </Cassette>
      </Positioned>
      <ResultShape result="negative" x={272} y={100} size={56} />
    </Scene>
  );
}

export function PositiveLines() {
  return (
    <Scene>
      {(['strong', 'faint', 'pink'] as const).map((test, index) => (
        <Positioned key={test} x={104} y={35 + 63 * index} scale={0.78}>
          <Cassette>
            <WindowLines control="strong" test={test} />
          </Cassette>
        </Positioned>
      ))}
      <ResultShape result="positive" x={250} y={98} size={76} />
    </Scene>
  );
}

export function InvalidLines() {
  return (
    <Scene>
      <Positioned x={110} y={54}>
        <Cassette>
          <WindowLines />
        </Cassette>
      </Positioned>
      <Positioned x={110} y={140}>
        <Cassette>
          <WindowLines test="strong" />
        </Cassette>
      </Positioned>
      <ResultShape result="invalid" x={258} y={100} size={68} />
    </Scene>
  );
}

/** The patient's own result: its shape next to the reported lines, or only the shape if the lines are unknown. */
export function OwnResult({ result, lines }: OwnResultProps) {
  const isKnown = result !== null && lines !== null;
  return (
    <Scene isBand>
      {(isKnown || result === null) && (
        <Positioned x={isKnown ? 120 : 160} y={98} scale={1.2}>
          <Cassette>{isKnown ? <ReportedWindow lines={lines} /> : <WindowCover />}</Cassette>
        </Positioned>
      )}
      {result !== null && <ResultShape result={result} x={isKnown ? 272 : 160} y={100} size={isKnown ? 56 : 108} />}
    </Scene>
  );
}
