/** The radius of the kernel in standard deviations. */
const REACH = 3;

/** A square picture after a Gaussian blur with that standard deviation in pixels. Beyond the edges, the edge pixels repeat. */
export function blurred(picture: Float32Array, side: number, deviation: number): Float32Array {
  const reach = Math.ceil(REACH * deviation);
  const weights = Array.from({ length: 2 * reach + 1 }, (_, index) =>
    Math.exp(-((index - reach) ** 2) / (2 * deviation ** 2)),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const pass = (from: Float32Array, along: number, across: number): Float32Array => {
    const to = new Float32Array(from.length);
    for (let line = 0; line < side; line += 1) {
      for (let place = 0; place < side; place += 1) {
        let sum = 0;
        for (let offset = -reach; offset <= reach; offset += 1) {
          const near = Math.min(side - 1, Math.max(0, place + offset));
          sum += (weights[offset + reach] ?? 0) * (from[line * across + near * along] ?? 0);
        }
        to[line * across + place * along] = sum / total;
      }
    }
    return to;
  };
  return pass(pass(picture, 1, side), side, 1);
}
