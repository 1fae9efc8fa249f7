import { KITS } from '../../../core/domain/kit-registry.ts';

const [{ wholeTestMinutes, waitMs }] = KITS;

/** What the first kit takes, for the landing: it is not known yet which one a visitor has. */
export const KIT_NUMBERS = { testMinutes: wholeTestMinutes, waitMinutes: waitMs / 60_000 };
