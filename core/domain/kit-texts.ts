import type { FdaStatus, Kit } from './kit.ts';

const MINUTE_MS = 60_000;

/** The values that texts about a kit name, by the names of their variables. */
export function kitTexts(kit: Kit) {
  const [wait, window] = [kit.waitMs / MINUTE_MS, kit.readingWindowMs / MINUTE_MS];
  return {
    waitMinutes: wait,
    windowMinutes: window,
    /** From the drops to the end of the reading window. */
    endMinutes: wait + window,
    testMinutes: kit.wholeTestMinutes,
    openedMinutes: kit.openedMinutes,
    drops: kit.drops,
    depthFrom: kit.swabDepthInches.least,
    depthTo: kit.swabDepthInches.most,
    noseCircles: kit.noseCircles,
    noseSeconds: kit.noseSeconds,
    tubeTurns: kit.tubeTurns,
    tubeSeconds: kit.tubeSeconds,
    retestHours: kit.retestHours,
    shelfLifeMonths: kit.shelfLifeMonths,
  };
}

/** Where the warnings say what the FDA allows; the others are of kits with another status. */
export const FDA_WARNINGS = { emergencyUse: 'items.notCleared', cleared: 'cleared' } as const satisfies Record<
  FdaStatus,
  string
>;
