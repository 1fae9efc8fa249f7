import { Cassette } from '../parts/cassette.tsx';
import { FrontFace } from '../parts/front-face.tsx';
import { HeadHand } from '../parts/head-hand.tsx';
import { Limb } from '../parts/limbs.tsx';
import { PenHand } from '../parts/pen-hand.tsx';
import { Person, ProfileHead } from '../parts/people.tsx';
import { ClosedBox } from '../parts/kit.tsx';
import { Check } from '../parts/marks.tsx';
import { Battery, Phone } from '../parts/phone.tsx';
import { Positioned, Scene } from '../parts/scene.tsx';
import { Swab } from '../parts/swab.tsx';
import { DropperCap, Tube } from '../parts/tube.tsx';

export function Welcome() {
  return (
    <Scene table={150}>
      <Positioned x={102} y={112} scale={0.94} turn={-6}>
        <Cassette />
      </Positioned>
      <Positioned x={246} y={98} turn={8}>
        <Phone>
          <Check x={0} y={-18} r={22} />
          <path d="M-20 24H20M-20 38H8" />
        </Phone>
      </Positioned>
    </Scene>
  );
}

export function Eligibility() {
  return (
    <Scene>
      <Positioned x={70} y={84} scale={1.05}>
        <Person skin="deep" hair="short" />
      </Positioned>
      <Positioned x={136} y={124} scale={0.72}>
        <Person skin="deep" hair="curly" shirt="pic-board-light" />
      </Positioned>
      <path className="pic-soft" d="M192 24V176" />
      <Positioned x={254} y={84} scale={1.05}>
        <Person skin="light" hair="long" />
      </Positioned>
    </Scene>
  );
}

export function TableReady() {
  return (
    <Scene table={132}>
      <Positioned x={36} y={86}>
        <ClosedBox />
      </Positioned>
      <Positioned x={248} y={98} scale={0.95}>
        <Phone>
          <Check x={0} y={-34} r={17} />
          <path d="M-22 6H-12L-8 0H8L12 6H22V28H-22Z" />
          <circle r="7" cy="16" />
          <path d="M-14 46Q0 32 14 46M-7 53Q0 46 7 53" />
        </Phone>
      </Positioned>
    </Scene>
  );
}

export function PhoneReady() {
  return (
    <Scene>
      <Positioned x={160} y={104} scale={1.15}>
        <Phone>
          <Positioned x={0} y={-34} scale={1.2}>
            <Battery share={0.5} />
          </Positioned>
          <text className="pic-figures" x="0" y="4">
            50 %
          </text>
          <path d="M-14 34Q0 20 14 34M-7 42Q0 35 7 42M0 50V50.1" />
        </Phone>
      </Positioned>
      <Check x={226} y={60} r={17} />
    </Scene>
  );
}

/** A person who swabs their own nose. */
function SelfSwabber() {
  return (
    <Positioned x={56} y={92} scale={0.62}>
      <FrontFace skin="light" hair="long" />
      <Positioned x={2} y={-20} turn={56} scale={0.84}>
        <PenHand skin="light" reach={100} tail={40} insideOf="light" />
      </Positioned>
    </Positioned>
  );
}

/** An adult who holds a child's head with one hand and swabs the child's nose with the other. */
function AdultAndChild() {
  return (
    <>
      <path className="pic-board-light" d="M124 210C122 176 132 158 152 152H176C196 158 204 176 204 210Z" />
      <Positioned x={196} y={116} scale={0.76} isFlipped>
        <ProfileHead skin="light" hair="curly" />
      </Positioned>
      <path className="pic-cloth" d="M234 210C232 164 246 136 268 128H330V210Z" />
      <Positioned x={244} y={78} scale={0.84}>
        <ProfileHead skin="deep" hair="bun" />
      </Positioned>
      <Positioned x={189} y={111} turn={4} scale={0.52}>
        <PenHand skin="deep" reach={84} tail={36} insideOf="light" hasSleeve={false} />
      </Positioned>
      <Positioned x={144} y={110} scale={0.5} turn={10}>
        <HeadHand skin="deep" hasSleeve={false} />
      </Positioned>
      <Limb
        fill="pic-cloth"
        joints={[
          [300, 162, 22],
          [256, 184, 16],
          [200, 184, 13],
          [134, 154, 10],
        ]}
      />
    </>
  );
}

export function Swabbers() {
  return (
    <Scene>
      <SelfSwabber />
      <path className="pic-soft" d="M113 20V180" />
      <AdultAndChild />
    </Scene>
  );
}

export function KitMatches() {
  return (
    <Scene table={150}>
      <Positioned x={12} y={34} scale={0.76}>
        <ClosedBox />
      </Positioned>
      <Positioned x={106} y={148} scale={0.98}>
        <Cassette />
      </Positioned>
      <Positioned x={164} y={14}>
        <Tube />
      </Positioned>
      <Positioned x={216} y={70} scale={1.2}>
        <DropperCap />
      </Positioned>
      <Positioned x={284} y={30} turn={8}>
        <Swab length={150} />
      </Positioned>
    </Scene>
  );
}
