import { Cassette } from '../parts/cassette.tsx';
import { MatrixCode, QrCode } from '../parts/codes.tsx';
import { PhoneHandBack, PhoneHandFront } from '../parts/phone-hands.tsx';
import { ClosedBox } from '../parts/kit.tsx';
import { Arrow } from '../parts/marks.tsx';
import { FrameGuide, Phone } from '../parts/phone.tsx';
import { Positioned, Scene } from '../parts/scene.tsx';
import type { Skin } from '../parts/skin.ts';
import type { ReactNode } from 'react';
import { WindowCover } from '../parts/window.tsx';

interface ScanningPhoneProps {
  readonly skin: Skin;
  readonly code: ReactNode;
}

/** A hand that holds a phone, with the code to scan in the frame on its screen. */
function ScanningPhone({ skin, code }: ScanningPhoneProps) {
  return (
    <>
      <PhoneHandBack skin={skin} />
      <Phone>
        {code}
        <Positioned x={0} y={-12}>
          <FrameGuide size={56} />
        </Positioned>
      </Phone>
      <PhoneHandFront skin={skin} />
    </>
  );
}

export function BoxScan() {
  return (
    <Scene table={140}>
      <Positioned x={18} y={86} scale={1.1}>
        <ClosedBox />
      </Positioned>
      <Positioned x={204} y={92}>
        <ScanningPhone skin="deep" code={<QrCode x={-20} y={-32} size={40} />} />
      </Positioned>
    </Scene>
  );
}

function ScanOfCassette({ isUsed }: { readonly isUsed: boolean }) {
  return (
    <Scene>
      <Positioned x={78} y={104}>
        <Cassette pose="upright">{isUsed && <WindowCover />}</Cassette>
      </Positioned>
      <Positioned x={204} y={92}>
        <ScanningPhone skin={isUsed ? 'light' : 'deep'} code={<MatrixCode x={-20} y={-32} size={40} />} />
      </Positioned>
    </Scene>
  );
}

export function CassetteScan() {
  return <ScanOfCassette isUsed={false} />;
}

export function UsedCassetteScan() {
  return <ScanOfCassette isUsed />;
}

/** The used cassette stays on the table and the phone moves to it. */
export function SecondApproach() {
  return (
    <Scene table={90}>
      <Positioned x={106} y={152}>
        <Cassette>
          <WindowCover />
        </Cassette>
      </Positioned>
      <Arrow shaft="M190 50Q172 66 172 98" x={172} y={104} turn={90} />
      <Positioned x={246} y={72} scale={0.78} turn={-10}>
        <PhoneHandBack skin="light" />
        <Phone>
          <FrameGuide size={50} />
        </Phone>
        <PhoneHandFront skin="light" />
      </Positioned>
    </Scene>
  );
}
