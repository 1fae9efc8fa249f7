import type { TerminalTexts } from '../../adapters/translations/terminal.ts';
import type { FlowName } from '../../core/flow/session.ts';
import type { ScanRejection } from '../../core/flow/step-buttons.ts';

type Advice = TerminalTexts['replayAdvice'];

/** After these rejected scans the report cannot go on. */
export const SCAN_ENDS: Readonly<Partial<Record<keyof Advice['afterScan'], 'newKit' | 'over'>>> = {
  expiredReport: 'newKit',
  fluReport: 'newKit',
  usedReport: 'over',
};

/** Rejected scans of a cassette that is not used up yet, after which the person takes another kit. */
export const OTHER_KIT: readonly (keyof Advice['afterScan'])[] = ['expired', 'used', 'flu'];

type AfterScan = Readonly<Record<ScanRejection, keyof Advice['afterScan']>>;

const AFTER_SCAN: AfterScan = {
  scanFailed: 'again',
  expired: 'expired',
  deviceHasBeenUsedBefore: 'used',
  codeIsDifferentThanBefore: 'different',
  isUrl: 'address',
  requestError: 'check',
  cflTest: 'flu',
};

/** What comes next after each rejected scan: before a test, `second`: again while its timer runs, and in the report of an earlier one. */
export const AFTER_SCANS: Readonly<Record<FlowName | 'second', AfterScan>> = {
  testing: AFTER_SCAN,
  // The cassette of the test is used, so no other one can take its place.
  second: {
    ...AFTER_SCAN,
    scanFailed: 'againUsed',
    expired: 'different',
    deviceHasBeenUsedBefore: 'different',
    cflTest: 'different',
  },
  reporting: {
    ...AFTER_SCAN,
    scanFailed: 'againUsed',
    expired: 'expiredReport',
    deviceHasBeenUsedBefore: 'usedReport',
    cflTest: 'fluReport',
  },
};
