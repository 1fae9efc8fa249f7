/** A cassette on its way to a reading, for the eye alone: the words beside it say what the app does. */
export function LandingPicture() {
  return (
    <svg className="landing-picture" viewBox="0 0 320 176" aria-hidden="true">
      <circle className="landing-picture__halo" cx="160" cy="88" r="84" />
      <g transform="rotate(-8 160 88)">
        <rect className="landing-picture__case" x="34" y="52" width="252" height="72" rx="20" />
        <rect className="landing-picture__window" x="142" y="70" width="92" height="36" rx="8" />
        <path className="landing-picture__line" d="M172 75v26" />
        <path className="landing-picture__line landing-picture__line--test" d="M204 75v26" />
        <ellipse className="landing-picture__well" cx="86" cy="88" rx="20" ry="14" />
      </g>
    </svg>
  );
}
