import { tone, type Skin } from './skin.ts';

interface PersonProps {
  readonly skin: Skin;
  readonly hair: 'short' | 'long' | 'curly';
  readonly shirt?: 'pic-cloth' | 'pic-board-light';
}

const HAIR = {
  short:
    'M-30 -6C-36 -42 -12 -46 4 -44C28 -42 34 -22 30 -4C26 -14 22 -20 16 -24C2 -18 -16 -20 -24 -22C-28 -16 -29 -12 -30 -6Z',
  long: 'M-31 26C-44 -10 -34 -46 0 -46C34 -46 44 -10 31 26C26 20 28 4 24 -14C10 -14 -6 -18 -12 -26C-14 -16 -22 -12 -25 -8C-28 8 -26 20 -31 26Z',
  curly:
    'M-30 0C-40 -4 -40 -18 -32 -22C-34 -34 -22 -42 -14 -38C-8 -48 8 -48 12 -40C22 -44 34 -34 31 -24C40 -18 39 -4 30 0C30 -10 26 -16 20 -18C10 -14 2 -20 0 -20C-6 -14 -14 -16 -20 -18C-26 -14 -29 -8 -30 0Z',
} as const;

/** A person's head and shoulders: the nose is at the origin, the head is 60 wide. */
export function Person({ skin, hair, shirt = 'pic-cloth' }: PersonProps) {
  return (
    <>
      {hair === 'long' && (
        <path className={tone('hair', skin)} d="M-34 40C-46 -20 -30 -46 0 -46C30 -46 46 -20 34 40Z" />
      )}
      <path className={shirt} d="M-62 150V110C-62 66 -44 56 -16 50H16C44 56 62 66 62 110V150Z" />
      <path className={tone('skin', skin)} d="M-13 26V50Q0 64 13 50V26Z" />
      {hair !== 'long' && (
        <path className={tone('skin', skin)} d="M-28 -12C-40 -16 -40 10 -27 8ZM28 -12C40 -16 40 10 27 8Z" />
      )}
      <path className={tone('skin', skin)} d="M-28 -10C-28 -48 28 -48 28 -10V4C28 46 -28 46 -28 4Z" />
      <path className={tone('hair', skin)} d={HAIR[hair]} />
      <path d="M-12 -6V-5M12 -6V-5" strokeWidth="5.5" />
      <path d="M-3 6Q0 9 3 6" />
      <path d="M-9 17Q0 24 9 17" />
    </>
  );
}

interface ProfileHeadProps {
  readonly skin: Skin;
  readonly hair: 'bun' | 'curly';
}

const PROFILE =
  'M12 -48C5 -42 3 -34 7 -26C4 -16 -3 -10 -6 -5C-7 0 -1 2 3 2C5 4 3 7 2 9C4 11 5 13 3 15C0 24 6 28 14 27C26 26 33 24 36 20V54H66V-4V-48Z';
const PROFILE_HAIR = {
  bun: 'M10 -46C12 -64 30 -76 46 -75C68 -74 80 -58 78 -36C77 -14 72 0 62 4C56 2 55 -4 55 -10C54 -26 48 -36 38 -44C28 -42 20 -42 10 -46Z',
  curly:
    'M6 -32C-6 -38 -2 -54 8 -54C6 -68 22 -76 32 -70C40 -82 58 -80 62 -70C76 -72 84 -58 78 -48C88 -40 86 -24 78 -20C84 -8 76 4 64 2C58 2 54 -4 55 -10C54 -20 48 -24 42 -24C34 -26 28 -30 24 -34C18 -30 12 -30 6 -32Z',
} as const;

/** A head from the side, facing left, about 100 high; the origin is its nostril. */
export function ProfileHead({ skin, hair }: ProfileHeadProps) {
  return (
    <>
      {hair === 'bun' && <circle className={tone('hair', skin)} cx="80" cy="-64" r="13" />}
      <path className={tone('skin', skin)} d={PROFILE} />
      <path className={tone('hair', skin)} d={PROFILE_HAIR[hair]} />
      <path className={tone('skin', skin)} d="M46 -24C54 -28 58 -20 57 -12C56 -4 48 -2 46 -8Z" />
      <path d="M18 -18V-16" strokeWidth="5.5" />
      <path d="M12 -28Q18 -33 24 -30" />
      <path data-shape="mouth" d="M3 15Q10 16 14 11" />
    </>
  );
}
