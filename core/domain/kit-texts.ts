import type { FdaStatus, Kit } from './kit.ts';

const MINUTE_MS = 60_000;

/** The values of the variables in texts about a kit. */
export function kitTexts(kit: Kit) {
  const [wait, window] = [kit.waitMs / MINUTE_MS, kit.readingWindowMs / MINUTE_MS];
  return {
    waitMinutes: wait,
    windowMinutes: window,
    /** From the drops to the end of the reading window. */
    endMinutes: wait + window,
    testMinutes: kit.wholeTestMinutes,
    openedMinutes: kit.openedMinutes,
    noseSprayMinutes: kit.noseSprayMinutes,
    drops: kit.drops,
    depthFrom: kit.swabDepthInches.least,
    depthTo: kit.swabDepthInches.most,
    noseCircles: kit.noseCircles,
    noseSeconds: kit.noseSeconds,
    tubeTurns: kit.tubeTurns,
    tubeSeconds: kit.tubeSeconds,
    retestHours: kit.retestHours,
    retestUntilHours: kit.retestUntilHours,
    degreesFrom: kit.temperature.least,
    degreesTo: kit.temperature.most,
    shelfLifeMonths: kit.shelfLifeMonths,
  };
}

/** The question about the FDA that is answered for each FDA status of a kit. */
export const FDA_QUESTIONS = { emergencyUse: 'fda', cleared: 'fdaCleared' } as const satisfies Record<
  FdaStatus,
  string
>;

/** The key of the warning for each FDA status of a kit. */
export const FDA_WARNINGS = { emergencyUse: 'items.notCleared', cleared: 'cleared' } as const satisfies Record<
  FdaStatus,
  string
>;
