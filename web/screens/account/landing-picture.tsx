import { Cassette } from '../../illustrations/parts/cassette.tsx';

/** A decorative picture of an unused cassette on a table. */
export function LandingPicture() {
  return (
    <svg className="landing-picture" viewBox="0 0 320 176" strokeWidth="2" aria-hidden="true">
      <rect className="landing-picture__card" width="320" height="176" rx="20" />
      <path className="landing-picture__table" d="M0 84H320V156Q320 176 300 176H20Q0 176 0 156Z" />
      <g transform="translate(160 92) rotate(-6) scale(1.45)">
        <Cassette />
      </g>
    </svg>
  );
}
