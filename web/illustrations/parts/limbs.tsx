import { STROKE } from './scene.tsx';

/** A rounded bar along a path; `width` is measured inside its outline. */
export type Limb = readonly [path: string, width: number];

interface LimbsProps {
  readonly limbs: readonly Limb[];
  /** The class that sets the stroke color. */
  readonly fill: string;
}

/** Bars that merge into one outlined shape: a hand, an arrow, the stick of a swab. */
export function Limbs({ limbs, fill }: LimbsProps) {
  return (
    <>
      {limbs.map(([path, width]) => (
        <path key={path} d={path} strokeWidth={width + 2 * STROKE} />
      ))}
      {limbs.map(([path, width]) => (
        <path key={path} className={fill} d={path} strokeWidth={width} />
      ))}
    </>
  );
}
