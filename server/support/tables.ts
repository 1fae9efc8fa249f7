/** The tables of support, as Kysely sees them. */
export interface SupportTables {
  readonly support_requests: SupportRequestRow;
}

/** A question to customer service. */
export interface SupportRequestRow {
  readonly request_id: string;
  readonly request_type: string;
  readonly name: string;
  readonly email: string;
  readonly phone_number: string;
  readonly support_information: string;
  readonly received_at: number;
  /** Stands for an attempt and what it said; null where the attempt was not named. */
  readonly attempt_key: string | null;
}
