/** A code of a coding system, with the words that belong to it. */
export interface CodedValue {
  readonly id: string;
  readonly text: string;
  /** What HL7 calls the system: `LN` is LOINC, `SCT` is SNOMED CT, `HL7nnnn` a table of its own. */
  readonly system: string;
  readonly version: string;
}
