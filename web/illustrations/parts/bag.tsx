/**
 * The back rim of an open trash bag: draw its contents between it and `BagFront`. The origin is the middle of the
 * opening.
 */
export function BagBack() {
  return <path className="pic-ink" d="M-76 8C-60 -10 -34 -14 0 -12C34 -14 60 -10 76 8C50 24 -50 24 -76 8Z" />;
}

/** The front of the bag. */
export function BagFront() {
  return (
    <>
      <path
        className="pic-foil"
        d="M-76 8C-62 16 -52 10 -40 18C-26 24 -14 16 0 22C14 28 28 16 42 20C54 22 62 14 76 8C70 34 74 54 80 78C84 98 60 106 0 106C-60 106 -84 98 -80 78C-74 54 -70 34 -76 8Z"
      />
      <path className="pic-soft" d="M-44 32C-48 50 -46 62 -50 80M2 36C6 54 0 68 4 90M46 34C44 48 50 62 50 78" />
    </>
  );
}
