import { judgeBox } from '../../domain/box-verdict.ts';
import { judgeCassette, type CassetteVerdict } from '../../domain/cassette-verdict.ts';
import { deviceIdOf, type ScannedDevice } from '../../domain/device.ts';
import type { AppError } from '../../domain/error-codes.ts';
import type { Kit } from '../../domain/kit.ts';
import { readTypedCode } from '../../domain/scan-text.ts';
import type { ViewEvent } from '../../flow/events.ts';
import { wantedDeviceId } from '../../flow/cassette-of-test.ts';
import { rowOf } from '../../flow/flows.ts';
import { makePersonCheck } from '../../flow/person-check.ts';
import { scanRejection } from '../../flow/step-buttons.ts';
import { isReadingExpired } from '../../flow/timers.ts';
import type { SessionDeps } from './deps.ts';

/** The ports and settings of the scan actions. */
export type ScanDeps = Pick<SessionDeps, 'runner' | 'navigator' | 'deviceRegistry' | 'settings'>;

/** The event for a code that the server rejected, or could not check. */
function rejectedBy(error: AppError, code: string): Extract<ViewEvent, { readonly type: 'scanJudged' }> {
  const judged = { type: 'scanJudged', isBox: false, errors: [error] } as const;
  if (error.code === 'PREVIOUSLY_USED_DEVICE') return { ...judged, outcome: 'deviceHasBeenUsedBefore' };
  return { ...judged, outcome: 'requestError', uncheckedCode: code };
}

/**
 * Ends the test, then leaves for the partner's page. A browser may cancel a call of the page that it leaves, so an unused cassette
 * would stay saved; therefore the calls end first.
 */
async function leaveForPartner({ runner, navigator, settings }: ScanDeps): Promise<void> {
  runner.send({ type: 'testAbandoned' });
  await runner.settled();
  const hasNewTest = rowOf(runner.current().session) !== null;
  if (!hasNewTest) navigator.leave(settings.partnerSignInUrl);
}

async function scanBox(deps: ScanDeps, text: string): Promise<void> {
  const { runner, settings } = deps;
  const verdict = judgeBox(text, runner.moment().kits, settings);
  if (verdict === 'partnerKit') return leaveForPartner(deps);
  runner.send({ type: 'scanJudged', outcome: verdict, isBox: true, errors: [] });
  if (verdict === 'accepted') runner.send({ type: 'boxAccepted' });
}

interface Accepted {
  readonly code: string;
  readonly device: ScannedDevice;
  readonly kit: Kit;
}

/** Checks a fresh cassette with the server and saves it; it counts only when both succeeded (decisions.md section 1, "First scan"). */
async function takeFirst(deps: ScanDeps, { code, device, kit }: Accepted, testId: string): Promise<void> {
  const { runner, deviceRegistry } = deps;
  const scannedAt = runner.current().session.currentStep;
  runner.send({ type: 'actionBegun', action: 'scan' });
  const isSamePerson = makePersonCheck(runner);
  const isHere = (): boolean => {
    const { session } = runner.current();
    return isSamePerson() && session.currentStep === scannedAt && session.testId === testId;
  };
  const check = await deviceRegistry.check(device, testId);
  // A cassette that was scanned since must not be replaced by this one.
  const saved = check.ok && isHere() ? await deviceRegistry.save(device, testId) : check;
  const deviceId = deviceIdOf(device);
  const isUnsure = check.ok && !saved.ok && saved.error.code !== 'PREVIOUSLY_USED_DEVICE';
  if (isUnsure) runner.send({ type: 'cassetteUnsure', deviceId, testId });
  if (!isHere()) {
    // An action that is pending after a logout is another one.
    if (isSamePerson()) runner.send({ type: 'actionEnded', errors: [] });
    if (saved.ok && saved !== check) runner.send({ type: 'cassetteUnwanted', deviceId, testId });
    return;
  }
  if (!saved.ok) {
    runner.send(rejectedBy(saved.error, code));
    return;
  }
  runner.send({ type: 'scanJudged', outcome: 'accepted', isBox: false, errors: [] });
  runner.send({ type: 'cassetteAccepted', testId, device, kitId: kit.id });
}

/** Validates a scan. The first scan accepts the test's own cassette again on any day, and another one only while no timer runs. */
function judged({ runner }: ScanDeps, text: string, scan: 'first' | 'second'): CassetteVerdict {
  const { session } = runner.current();
  const { today, kits } = runner.moment();
  const asHeld = judgeCassette({ text, today, firstDeviceId: session.deviceId }, kits);
  if (scan === 'second' || asHeld.outcome === 'accepted') return asHeld;
  return judgeCassette({ text, today, firstDeviceId: wantedDeviceId(session) }, kits);
}

async function scanCassette(deps: ScanDeps, code: string, scan: 'first' | 'second'): Promise<void> {
  const { runner } = deps;
  const { session } = runner.current();
  const { outcome, device, kit } = judged(deps, code, scan);
  if (outcome !== 'accepted' || device === null || kit === null || session.testId === null) {
    runner.send({ type: 'scanJudged', outcome, isBox: false, errors: [] });
    return;
  }
  if (scan === 'first') return takeFirst(deps, { code, device, kit }, session.testId);
  runner.send({ type: 'scanJudged', outcome, isBox: false, errors: [] });
  runner.send({ type: 'cassetteMatched', deviceId: deviceIdOf(device) });
}

/** How a code was entered. A scanned one is used unchanged. */
export type CodeSource = 'scanned' | 'typed';

/** The actions of a scan step. */
export interface ScanActions {
  /**
   * Processes a scanned or typed code on the current scan step. On other steps, and while a message or a check is open, it is ignored
   * (product.md section 4, "Scan outcomes").
   */
  readonly scanCode: (text: string, source?: CodeSource) => Promise<void>;
  /** Submits the code that the server could not check once more. */
  readonly retryScan: () => Promise<void>;
  /** OK on a scan message: scan again. */
  readonly dismissScanMessage: () => void;
}

/** The scan actions for one runner. */
export function makeScanActions(deps: ScanDeps): ScanActions {
  const { runner } = deps;

  const scanCode: ScanActions['scanCode'] = async (text, source = 'scanned') => {
    const { session, view } = runner.current();
    const row = rowOf(session);
    if (row === null || view.pending !== null || scanRejection(view) !== null) return;
    if (isReadingExpired(session, runner.moment().now)) return;
    if (row.leaveBy === 'boxScan') await scanBox(deps, text);
    const code = source === 'typed' ? readTypedCode(text) : text;
    if (row.leaveBy === 'cassetteScan' && row.scan !== undefined) await scanCassette(deps, code, row.scan);
  };

  const dismissScanMessage = (): void => runner.send({ type: 'scanMessageDismissed' });

  const retryScan = async (): Promise<void> => {
    const { uncheckedCode } = runner.current().view;
    if (uncheckedCode === null) return;
    dismissScanMessage();
    await scanCode(uncheckedCode);
  };

  return { scanCode, retryScan, dismissScanMessage };
}
