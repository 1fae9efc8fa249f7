/** A code of a coding system, with its text. */
export interface CodedValue {
  readonly id: string;
  readonly text: string;
  /** The system's name in HL7: `LN` is LOINC, `SCT` is SNOMED CT, `HL7nnnn` is one of HL7's own tables. */
  readonly system: string;
  readonly version: string;
}
