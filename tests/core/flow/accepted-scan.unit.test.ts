import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '../../../core/domain/calendar-date.ts';
import type { ScannedDevice } from '../../../core/domain/device.ts';
import { KITS } from '../../../core/domain/kit-registry.ts';
import { acceptedScan } from '../../../core/flow/accepted-scan.ts';
import { INITIAL_STATE } from '../../../core/flow/app-state.ts';
import { FLOWS, stepNumber } from '../../../core/flow/flows.ts';
import type { FlowName, TestSession } from '../../../core/flow/session.ts';
import type { StepId } from '../../../core/flow/step-row.ts';

const DEVICE: ScannedDevice = {
  deviceIdentifier: '00860000000017',
  manufacturingOrProductionDate: '2026-01-15' as CalendarDate,
  expirationDate: '2027-01-15' as CalendarDate,
  batchOrLotNumber: 'COV2600017',
  serialNumber: 'A1B2C3D4',
};

function scanned(flow: FlowName, step: StepId, later: Partial<TestSession> = {}, steps = 1) {
  const currentStep = stepNumber(FLOWS[flow], step);
  const session: TestSession = {
    ...INITIAL_STATE.session,
    testId: 't',
    device: DEVICE,
    isFollowingTest: flow === 'testing',
    isReportingResult: flow === 'reporting',
    currentStep,
  };
  const view = { ...INITIAL_STATE.view, scanOutcome: 'accepted' as const };
  return [
    { session, view },
    { session: { ...session, currentStep: currentStep + steps, ...later }, view },
  ] as const;
}

describe('an accepted scan', () => {
  it('of the box is the box', () => {
    expect(acceptedScan(...scanned('testing', 'scan-device'), KITS)).toEqual({ kind: 'box' });
  });

  it('of a fresh cassette says its last good day by the shelf life, not by the printed date', () => {
    const scan = acceptedScan(...scanned('testing', 'first-scan'), KITS);
    expect(scan).toEqual({ kind: 'fresh', until: '2028-01-15' });
  });

  it('of the used cassette is the same one', () => {
    expect(acceptedScan(...scanned('testing', 'second-scan'), KITS)).toEqual({ kind: 'same' });
  });

  it('of a test already taken says nothing about its age', () => {
    expect(acceptedScan(...scanned('reporting', 'first-scan'), KITS)).toEqual({ kind: 'taken' });
  });

  it('is none without a scan, without a step, or in another test', () => {
    const [before, after] = scanned('testing', 'first-scan');
    const rejected = { ...before, view: { ...before.view, scanOutcome: 'expired' as const } };
    expect(acceptedScan(rejected, after, KITS)).toBeNull();
    expect(acceptedScan(before, before, KITS)).toBeNull();
    expect(acceptedScan(...scanned('testing', 'first-scan', { testId: 'other' }), KITS)).toBeNull();
    expect(acceptedScan(...scanned('testing', 'first-scan', {}, -1), KITS)).toBeNull();
    expect(acceptedScan(...scanned('testing', 'open-kit'), KITS)).toBeNull();
  });
});
