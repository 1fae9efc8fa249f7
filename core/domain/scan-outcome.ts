/** The outcomes of a scan (product.md section 4, "Scan outcomes"). */
export const SCAN_OUTCOMES = [
  'accepted',
  'scanFailed',
  'expired',
  'deviceHasBeenUsedBefore',
  'codeIsDifferentThanBefore',
  'isUrl',
  'requestError',
  'cflTest',
] as const;
export type ScanOutcome = (typeof SCAN_OUTCOMES)[number];
