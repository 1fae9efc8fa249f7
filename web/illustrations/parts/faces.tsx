import type { ReactNode } from 'react';
import { Limbs } from './limbs.tsx';

interface InsideProps {
  /** What is inside the nose, drawn through its wall. */
  readonly children: ReactNode;
}

/**
 * The lower face in profile, facing left, at about 2.4 units per millimeter; the middle of the nostril is at 152, 122.
 */
export function NoseProfile({ children }: InsideProps) {
  return (
    <>
      <path
        className="pic-skin"
        d="M194 -6C184 6 182 16 186 28C188 36 184 42 178 50C166 68 150 84 136 98C126 108 129 119 141 122C154 125 166 127 172 134C172 142 166 147 163 154C160 161 165 167 175 169C167 173 163 179 167 187C171 193 172 198 173 204C175 218 188 228 206 228C226 228 242 222 258 214L264 262H340V-6Z"
      />
      <path
        className="pic-inside"
        d="M142 120C141 109 153 94 167 84C178 76 193 77 195 86C197 96 179 116 166 124C158 128 148 126 142 120Z"
      />
      {children}
      <path d="M192 94C206 100 208 120 194 130C188 134 180 133 176 129" />
      <path d="M175 169C184 169 194 166 202 160" />
      <path d="M214 32Q232 46 252 34M214 32Q232 20 252 34" />
      <path className="pic-ink" d="M224 26A9 8 0 0 0 240 27L238 37Q230 40 224 36Z" />
      <path d="M204 10C220 -2 244 0 258 10" />
    </>
  );
}

/** The nose from the front. Its children are drawn on the left of the picture, or on the right if mirrored. */
export function NoseFront({ children }: InsideProps) {
  return (
    <>
      <path className="pic-skin" d="M52 -6C44 60 52 130 96 206H224C268 130 276 60 268 -6Z" />
      <path d="M72 12C86 24 110 24 124 12M196 12C210 24 234 24 248 12" />
      <path d="M138 16C140 48 128 62 114 74C94 88 96 118 114 124C124 128 132 121 140 125C152 131 168 131 180 125C188 121 196 128 206 124C224 118 226 88 206 74C192 62 180 48 182 16" />
      <ellipse className="pic-ink" cx="190" cy="113" rx="11" ry="6" transform="rotate(-16 190 113)" />
      <path className="pic-inside" d="M111 113C105 92 116 70 132 68C148 66 152 92 146 113C136 122 121 122 111 113Z" />
      {children}
      <path d="M148 144Q152 149 150 154M172 144Q168 149 170 154" />
      <path
        className="pic-lips"
        d="M112 174C130 162 148 160 160 166C172 160 190 162 208 174C190 194 130 194 112 174Z"
      />
      <path d="M112 174Q160 180 208 174" />
    </>
  );
}

interface PersonProps {
  readonly isDeep?: boolean;
  readonly hair: 'short' | 'long' | 'curly';
}

const HAIR = {
  short:
    'M-30 -6C-36 -42 -12 -46 4 -44C28 -42 34 -22 30 -4C26 -14 22 -20 16 -24C2 -18 -16 -20 -24 -22C-28 -16 -29 -12 -30 -6Z',
  long: 'M-30 30C-44 -10 -34 -46 0 -46C34 -46 44 -10 30 30C24 24 28 4 24 -14C10 -14 -6 -18 -12 -26C-14 -16 -22 -12 -25 -8C-27 10 -24 24 -30 30Z',
  curly:
    'M-30 0C-40 -4 -40 -18 -32 -22C-34 -34 -22 -42 -14 -38C-8 -48 8 -48 12 -40C22 -44 34 -34 31 -24C40 -18 39 -4 30 0C30 -10 26 -16 20 -18C10 -14 2 -20 0 -20C-6 -14 -14 -16 -20 -18C-26 -14 -29 -8 -30 0Z',
} as const;

/** A person's head and shoulders: the nose is at the origin, the head is 60 wide. */
export function Person({ isDeep = false, hair }: PersonProps) {
  const skin = isDeep ? 'pic-skin-deep' : 'pic-skin';
  return (
    <>
      {hair === 'long' && <path className="pic-hair" d="M-34 34C-46 -20 -30 -46 0 -46C30 -46 46 -20 34 34Z" />}
      <path className="pic-cloth" d="M-62 150V110C-62 66 -44 56 -16 50H16C44 56 62 66 62 110V150Z" />
      <path className={skin} d="M-13 26V48Q0 62 13 48V26Z" />
      <path className={skin} d="M-28 -10C-28 -48 28 -48 28 -10V4C28 46 -28 46 -28 4Z" />
      <path className="pic-hair" d={HAIR[hair]} />
      <path d="M-12 -8V-7M12 -8V-7" strokeWidth="5" />
      <path d="M-3 4Q0 7 3 4" />
      <path d="M-7 17Q0 21 7 17" />
    </>
  );
}

/** A forearm from below that holds a swab to the nose at the origin. */
export function SwabbingArm({ isDeep = false }: { readonly isDeep?: boolean }) {
  return (
    <>
      <Limbs fill="pic-stick" limbs={[['M2 7L17 32', 1.5]]} />
      <Limbs
        fill={isDeep ? 'pic-flesh-deep' : 'pic-flesh'}
        limbs={[
          ['M19 30L26 44', 14],
          ['M28 46L34 60', 13],
        ]}
      />
      <Limbs fill="pic-sleeve" limbs={[['M36 66L58 140', 21]]} />
    </>
  );
}
