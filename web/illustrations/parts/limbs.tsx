import { limbEdge, limbPath, type Joint } from './limb-path.ts';
import { useStroke } from './scene.tsx';
import { tone, type Skin } from './skin.ts';

export type { Joint } from './limb-path.ts';

interface MergedProps {
  readonly paths: readonly string[];
  /** The class that sets the fill. */
  readonly fill: string;
}

/** Closed shapes that merge into one outlined shape. */
export function Merged({ paths, fill }: MergedProps) {
  const stroke = useStroke();
  return (
    <>
      {paths.map((path) => (
        <path key={path} d={path} strokeWidth={2 * stroke} />
      ))}
      {paths.map((path) => (
        <path key={path} className={`${fill} pic-plain`} d={path} />
      ))}
    </>
  );
}

/** One limb with its own outline, such as a sleeve. */
export function Limb({ fill, joints }: { readonly fill: string; readonly joints: readonly Joint[] }) {
  return <path className={fill} d={limbPath(joints)} />;
}

interface FleshProps {
  readonly skin: Skin;
  readonly limbs: readonly (readonly Joint[])[];
}

/** Limbs that merge into one shape, such as the palm and a finger. */
export function Flesh({ skin, limbs }: FleshProps) {
  const inset = useStroke() / 2;
  return <Merged fill={tone('skin', skin)} paths={limbs.map((joints) => limbPath(joints, inset))} />;
}

/** Fingers behind each other, from back to front. */
export function Fingers({ skin, limbs }: FleshProps) {
  return limbs.map((joints) => <path key={joints.join()} className={tone('skin', skin)} d={limbPath(joints)} />);
}

interface ThumbProps {
  readonly skin: Skin;
  readonly joints: readonly Joint[];
  /** The joint above which its outline begins. */
  readonly from: number;
  /** The two ends of its nail. */
  readonly nail?: readonly [Joint, Joint];
}

/** A thumb that grows out of the palm without a line between them. */
export function Thumb({ skin, joints, from, nail }: ThumbProps) {
  return (
    <>
      <path className={`${tone('skin', skin)} pic-plain`} d={limbPath(joints)} />
      <path d={limbEdge(joints, from)} />
      {nail !== undefined && <path className={`${tone('inside', skin)} pic-plain`} d={limbPath(nail)} />}
    </>
  );
}

interface SleeveProps {
  /** The middle of the cuff. */
  readonly x: number;
  readonly y: number;
  /** The direction of the arm away from the hand: degrees clockwise from right. */
  readonly turn: number;
  /** Half of the width. */
  readonly half?: number;
}

/** A sleeve with its cuff across the wrist. */
export function Sleeve({ x, y, turn, half = 20 }: SleeveProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <path className="pic-cloth" d={`M0 ${-half}Q-14 0 0 ${half}L120 ${half + 6}V${-half - 6}Z`} />
      <path d={`M10 ${-half}Q-4 0 10 ${half}`} />
    </g>
  );
}
