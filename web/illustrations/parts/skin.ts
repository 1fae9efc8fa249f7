/** The two skin tones of the pictures, used equally often. */
export type Skin = 'light' | 'deep';

/** The class of a color that depends on the skin tone; `crease` is a line, the others are surfaces. */
export function tone(part: 'skin' | 'crease' | 'shadow' | 'inside' | 'blush' | 'hair', skin: Skin): string {
  return skin === 'deep' ? `pic-${part}-deep` : `pic-${part}`;
}
