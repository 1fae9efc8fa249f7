/** Shows that an entry opens something. */
export function Chevron() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="icon home__chevron">
      <path d="m9.5 6 6 6-6 6" />
    </svg>
  );
}
