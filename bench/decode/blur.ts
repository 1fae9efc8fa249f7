/** The points on the way of a shaken picture. */
const WAY_POINTS = 16;

/** A square picture after a movement by that many pixels along an angle. Beyond the edges, the edge pixels repeat. */
export function shaken(picture: Float32Array, side: number, length: number, angle: number): Float32Array {
  if (length === 0) return picture;
  const at = (x: number, y: number): number => {
    const [column, row] = [x, y].map((place) => Math.min(side - 1, Math.max(0, place))) as [number, number];
    return picture[row * side + column] ?? 0;
  };
  const between = (x: number, y: number): number => {
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const [right, down] = [x - left, y - top];
    const upper = at(left, top) * (1 - right) + at(left + 1, top) * right;
    return upper * (1 - down) + (at(left, top + 1) * (1 - right) + at(left + 1, top + 1) * right) * down;
  };
  return picture.map((_, index) => {
    let sum = 0;
    for (let point = 0; point < WAY_POINTS; point += 1) {
      const moved = length * ((point + 0.5) / WAY_POINTS - 0.5);
      sum += between((index % side) + moved * Math.cos(angle), Math.floor(index / side) + moved * Math.sin(angle));
    }
    return sum / WAY_POINTS;
  });
}

/** The radius of the kernel in standard deviations. */
const REACH = 3;

/** A picture of that width after a Gaussian blur with that standard deviation in pixels. Beyond the edges, the edge pixels repeat. */
export function blurred(picture: Float32Array, width: number, deviation: number): Float32Array {
  const height = picture.length / width;
  const reach = Math.ceil(REACH * deviation);
  const weights = Array.from({ length: 2 * reach + 1 }, (_, index) =>
    Math.exp(-((index - reach) ** 2) / (2 * deviation ** 2)),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const pass = (from: Float32Array, along: number, places: number, across: number): Float32Array => {
    const to = new Float32Array(from.length);
    for (let line = 0; line < from.length / places; line += 1) {
      for (let place = 0; place < places; place += 1) {
        let sum = 0;
        for (let offset = -reach; offset <= reach; offset += 1) {
          const near = Math.min(places - 1, Math.max(0, place + offset));
          sum += (weights[offset + reach] ?? 0) * (from[line * across + near * along] ?? 0);
        }
        to[line * across + place * along] = sum / total;
      }
    }
    return to;
  };
  return pass(pass(picture, 1, width, width), width, height, 1);
}
