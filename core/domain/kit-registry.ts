/** What is particular to a kit. One row a kit; nothing of this is written elsewhere (reporting.md, "Structure"). */
export interface Kit {
  readonly lotPrefix: string;
  /** Calendar months from manufacture to expiry; the expiry day itself still counts (decisions.md section 3). */
  readonly shelfLifeMonths: number;
  readonly waitMs: number;
  readonly readingWindowMs: number;
}

/** The kit this product guides: a COVID-19 antigen cassette. */
export const COVID_KIT: Kit = {
  lotPrefix: 'COV',
  shelfLifeMonths: 24,
  waitMs: 900_000,
  readingWindowMs: 900_000,
};

/** The lot prefix of the flu test, which the scan refuses by name (product.md section 5). */
export const FLU_LOT_PREFIX = 'CFL';
