/** The modules of the Data Matrix of the text `1`, row by row; `#` is dark. */
const MODULES = [
  '# # # # # ',
  '## ## ## #',
  '#      ## ',
  '#  #  #  #',
  '#  ##  ## ',
  '# ##    ##',
  '###  ## # ',
  '# # ##   #',
  '#     # # ',
  '##########',
];
const MODULE_PX = 4;
const QUIET_MODULES = 3;
/** The side of the picture in pixels. */
const SIDE = (MODULES.length + 2 * QUIET_MODULES) * MODULE_PX;
const LIGHT = 255;

const isDark = (x: number, y: number): boolean => {
  const [column, row] = [x, y].map((px) => Math.floor(px / MODULE_PX) - QUIET_MODULES) as [number, number];
  return MODULES[row]?.[column] === '#';
};

/**
 * A square picture of a small Data Matrix, as RGBA. The first reading of a code compiles the parts of the decoder that an empty picture
 * does not need, and takes several times as long as the next.
 */
export function warmUpPicture(): Uint8ClampedArray<ArrayBuffer> {
  const pixels = new Uint8ClampedArray(SIDE * SIDE * 4).fill(LIGHT);
  for (let place = 0; place < SIDE * SIDE; place += 1) {
    if (isDark(place % SIDE, Math.floor(place / SIDE))) pixels.fill(0, place * 4, place * 4 + 3);
  }
  return pixels;
}
