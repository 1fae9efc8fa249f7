import { blurred, shaken } from './blur.ts';
import type { Conditions } from './conditions.ts';
import type { Random } from '../../fixtures/random.ts';
import { makeScene, type Labels, type Scene } from './scene.ts';

/** The side of a frame in pixels. */
export const FRAME_SIDE = 640;
/** The maximum offset of the code's centre from the frame's, as a share of the frame's side. */
const OFF_CENTRE = 0.1;
/** The distance of the camera, in widths of the symbol. */
const CAMERA_DISTANCE = 4;
const SAMPLES = 4;
const BRIGHTEST = 255;

/** A point of the label, in modules from the centre of the symbol. */
interface Point {
  x: number;
  y: number;
}

/** Writes into `point` the point of the label that is seen at (x, y) of the picture, both in modules from the centre. */
type LookThrough = (x: number, y: number, point: Point) => void;

/** A pinhole camera in front of a plane that is rotated, and tilted about an axis of any direction. */
function pinhole({ rotation, tilt }: Conditions, axis: number, distance: number): LookThrough {
  const [cosAxis, sinAxis] = [Math.cos(axis), Math.sin(axis)];
  const [cosTilt, sinTilt] = [Math.cos(tilt), Math.sin(tilt)];
  const [cosTurn, sinTurn] = [Math.cos(rotation), Math.sin(rotation)];
  return (x, y, point) => {
    // Along the axis and across it; across, the plane recedes from the camera.
    const along = x * cosAxis + y * sinAxis;
    const across = y * cosAxis - x * sinAxis;
    const reach = (distance * cosTilt) / (distance * cosTilt - across * sinTilt);
    const planeAlong = along * reach;
    const planeAcross = (across * reach) / cosTilt;
    const planeX = planeAlong * cosAxis - planeAcross * sinAxis;
    const planeY = planeAlong * sinAxis + planeAcross * cosAxis;
    point.x = planeX * cosTurn + planeY * sinTurn;
    point.y = planeY * cosTurn - planeX * sinTurn;
  };
}

/** The brightness of a point of the label under uneven light with the reflection of a lamp. */
function lightOn(scene: Scene, { dark, light, gradient, glare }: Conditions, random: Random): (point: Point) => number {
  const { columns } = scene;
  const direction = random.between(0, 2 * Math.PI);
  const slope: Point = { x: Math.cos(direction) / (2 * columns), y: Math.sin(direction) / (2 * columns) };
  const lamp: Point = { x: random.between(-0.4, 0.4) * columns, y: random.between(-0.4, 0.4) * columns };
  const lampWidth = random.between(0.15, 0.35) * columns;
  return ({ x, y }) => {
    const even = dark + (light - dark) * scene.reflectance(x, y);
    if (gradient === 0 && glare === 0) return even;
    const downhill = Math.min(1, Math.max(0, x * slope.x + y * slope.y + 0.5));
    const away = ((x - lamp.x) ** 2 + (y - lamp.y) ** 2) / (2 * lampWidth ** 2);
    return even * (1 - gradient * downhill) + glare * Math.exp(-away);
  };
}

/** The picture of a perfect camera. Near the edges of the scene, each pixel is the mean of several samples. */
function sharpPicture(scene: Scene, conditions: Conditions, random: Random): Float32Array {
  const brightness = lightOn(scene, conditions, random);
  const look = pinhole(conditions, random.between(0, Math.PI), CAMERA_DISTANCE * scene.columns);
  const middle = (): number => FRAME_SIDE * (0.5 + random.between(-OFF_CENTRE, OFF_CENTRE));
  const [middleX, middleY] = [middle(), middle()];
  const point: Point = { x: 0, y: 0 };
  const sampleAt = (column: number, row: number): number => {
    look((column - middleX) / conditions.pixelsPerModule, (row - middleY) / conditions.pixelsPerModule, point);
    return brightness(point);
  };
  const meanAt = (column: number, row: number): number => {
    let sum = 0;
    for (let sample = 0; sample < SAMPLES ** 2; sample += 1) {
      sum += sampleAt(
        column + ((sample % SAMPLES) + 0.5) / SAMPLES,
        row + (Math.floor(sample / SAMPLES) + 0.5) / SAMPLES,
      );
    }
    return sum / SAMPLES ** 2;
  };
  return Float32Array.from({ length: FRAME_SIDE ** 2 }, (_, index) => {
    const [column, row] = [index % FRAME_SIDE, Math.floor(index / FRAME_SIDE)];
    const single = sampleAt(column + 0.5, row + 0.5);
    return Math.max(Math.abs(point.x), Math.abs(point.y)) < scene.reach ? meanAt(column, row) : single;
  });
}

/** Paints the picture of labels as grey values row by row. */
export function paintFrame(labels: Labels, conditions: Conditions, random: Random): Uint8Array<ArrayBuffer> {
  const sharp = sharpPicture(makeScene(labels, random), conditions, random);
  const moved = shaken(sharp, FRAME_SIDE, conditions.shake, conditions.shake === 0 ? 0 : random.between(0, Math.PI));
  const seen = blurred(moved, FRAME_SIDE, conditions.blur);
  return Uint8Array.from(seen, (value) =>
    Math.round(Math.min(BRIGHTEST, Math.max(0, value + random.normal(conditions.noise)))),
  );
}
