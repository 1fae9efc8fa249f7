import type { Kit } from '../../../core/domain/kit.ts';
import { DepthScale } from '../parts/depth-scale.tsx';
import { FrontFace, FrontHollow, NoseAlone } from '../parts/front-face.tsx';
import { HeadHand } from '../parts/head-hand.tsx';
import { Arrow, Check, Counts, NotThis } from '../parts/marks.tsx';
import { PenHand } from '../parts/pen-hand.tsx';
import { ProfileFace } from '../parts/profile-face.tsx';
import { Positioned, Scene } from '../parts/scene.tsx';
import type { Skin } from '../parts/skin.ts';
import { Wrapper } from '../parts/swab.tsx';

export function SwabOpen() {
  const wrapper = { x: 34, y: 84, turn: -82, scale: 1.1 };
  return (
    <Scene>
      <Positioned {...wrapper}>
        <Wrapper />
      </Positioned>
      <Positioned x={44} y={85} turn={8}>
        <PenHand skin="deep" reach={160} tail={60} />
      </Positioned>
      <Positioned {...wrapper}>
        <Wrapper isFront />
      </Positioned>
      <Arrow shaft="M148 46L194 53" x={198} y={53.6} turn={8} />
    </Scene>
  );
}

interface NostrilInsetProps {
  readonly x?: number;
  readonly y?: number;
  readonly skin: Skin;
  /** Where the swab goes now, from left to right. */
  readonly now: readonly ['first' | 'second', 'second'?];
}

/** Which nostrils, from the front: a first one that is done has a check mark. */
function NostrilInset({ skin, now, x: left = 280, y: top = 156 }: NostrilInsetProps) {
  return (
    <Positioned x={left} y={top}>
      <circle className="pic-case" r="37" />
      <Positioned x={0} y={0} scale={0.9}>
        <NoseAlone skin={skin} />
      </Positioned>
      {now[0] === 'second' && <Check x={-15} y={0} r={11} />}
      {now.map((nostril) => {
        const x = nostril === 'first' ? -15 : 15;
        return <Arrow key={nostril} shaft={`M${x} 30V15`} x={x} y={11} turn={-90} />;
      })}
    </Positioned>
  );
}

/** The swab goes straight back, not up. */
export function NoseSwab() {
  return (
    <Scene>
      <Positioned x={190} y={120}>
        <ProfileFace skin="deep" hair="short" />
      </Positioned>
      <Positioned x={216} y={113} turn={-8} scale={0.9} isFlipped>
        <PenHand skin="deep" reach={118} />
      </Positioned>
      <Arrow shaft="M84 94L120 89" x={124} y={88.4} turn={-8} />
      <Arrow shaft="M150 92L180 40" x={182} y={36.5} turn={-60} isWrong />
      <NotThis x={164} y={68} r={13} />
      <NostrilInset skin="deep" now={['first', 'second']} />
    </Scene>
  );
}

interface SideProps {
  /** Of the two nostrils, the first or the second. */
  readonly isSecond: boolean;
}

interface OfKit {
  readonly kit: Pick<Kit, 'noseCircles' | 'swabDepthInches'>;
  /** Whether the patient's nose is swabbed by another person. */
  readonly isSwabbedByOther?: boolean;
}

/** The patients of the pictures: two who swab their own nose, and a child whose nose an adult swabs. */
const ADULTS = { first: { skin: 'light', hair: 'long' }, second: { skin: 'deep', hair: 'short' } } as const;
const CHILD = { skin: 'light', hair: 'wavy' } as const;
const ADULT_OF_CHILD: Skin = 'deep';

/** How deep the swab goes, from the side. */
function OwnSide({ isSecond, kit }: OfKit & SideProps) {
  const { skin, hair } = isSecond ? ADULTS.second : ADULTS.first;
  return (
    <Scene>
      <Positioned x={190} y={120}>
        <ProfileFace skin={skin} hair={hair} />
      </Positioned>
      <Positioned x={216} y={113} turn={-8} scale={0.9} isFlipped>
        <PenHand skin={skin} reach={118} />
      </Positioned>
      <Positioned x={12} y={10}>
        <DepthScale depth={kit.swabDepthInches} skin={skin} hasPointer />
      </Positioned>
      <NostrilInset skin={skin} now={[isSecond ? 'second' : 'first']} />
    </Scene>
  );
}

/** An adult swabs a child's nose with one hand and holds the child's head with the other. */
function ChildSide({ isSecond, kit }: OfKit & SideProps) {
  return (
    <Scene>
      <Positioned x={isSecond ? 222 : 98} y={106} scale={0.88} isFlipped={!isSecond}>
        <FrontFace {...CHILD} isChild shirt="pic-board-light" />
        <Positioned x={0} y={-17} turn={62} scale={0.84}>
          <PenHand skin={ADULT_OF_CHILD} reach={88} insideOf={CHILD.skin} />
        </Positioned>
        <Positioned x={-64} y={8} scale={0.95}>
          <HeadHand skin={ADULT_OF_CHILD} />
        </Positioned>
      </Positioned>
      <Positioned x={isSecond ? 8 : 188} y={12} scale={0.84}>
        <DepthScale depth={kit.swabDepthInches} skin={CHILD.skin} />
      </Positioned>
      <NostrilInset x={isSecond ? 58 : 262} y={136} skin={CHILD.skin} now={[isSecond ? 'second' : 'first']} />
    </Scene>
  );
}

/** The swab circles inside one nostril, as often as the kit requires. */
function Rub({ isSecond, kit, isSwabbedByOther = false }: OfKit & SideProps) {
  const patient = isSwabbedByOther ? CHILD : isSecond ? ADULTS.second : ADULTS.first;
  return (
    <Scene>
      <Positioned x={182} y={126} isFlipped={isSecond}>
        <Positioned x={0} y={0} scale={1.5}>
          <FrontFace {...patient} isChild={isSwabbedByOther} />
          <Positioned x={0} y={0} scale={isSwabbedByOther ? 0.8 : 1}>
            <FrontHollow skin={patient.skin} />
          </Positioned>
        </Positioned>
        <Positioned x={-12} y={-14} scale={isSwabbedByOther ? 0.8 : 1}>
          <Arrow shaft="M20 18A38 38 0 1 1 24 -32" x={27} y={-27} turn={52} />
        </Positioned>
        <g className="pic-rubs">
          <Positioned x={-8} y={-38} turn={-61} isFlipped>
            <PenHand skin={isSwabbedByOther ? ADULT_OF_CHILD : patient.skin} reach={104} hasSleeve={false} />
          </Positioned>
        </g>
      </Positioned>
      {isSecond && <Check x={130} y={118} r={14} />}
      <Counts upTo={kit.noseCircles} x={28} y={28} motion="rubs" />
    </Scene>
  );
}

export function FirstSide({ kit, isSwabbedByOther = false }: OfKit) {
  return isSwabbedByOther ? <ChildSide isSecond={false} kit={kit} /> : <OwnSide isSecond={false} kit={kit} />;
}

export function SecondSide({ kit, isSwabbedByOther = false }: OfKit) {
  return isSwabbedByOther ? <ChildSide isSecond kit={kit} /> : <OwnSide isSecond kit={kit} />;
}

export function RubFirst(props: OfKit) {
  return <Rub isSecond={false} {...props} />;
}

export function RubSecond(props: OfKit) {
  return <Rub isSecond {...props} />;
}
