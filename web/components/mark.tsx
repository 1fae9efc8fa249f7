/** The logo: the window of a cassette with its C line, and the T line as the accent. */
export function Mark() {
  return (
    <svg className="mark" viewBox="6 0 20 32" aria-hidden="true">
      <rect className="mark__case" x="7" y="1" width="18" height="30" rx="6" />
      <rect className="mark__window" x="11.5" y="6" width="9" height="20" rx="2.5" />
      <path className="mark__line" d="M12.5 12h7" />
      <path className="mark__line mark__line--test" d="M12.5 19h7" />
    </svg>
  );
}
