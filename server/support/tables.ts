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
  /** A hash of the attempt id and the question; null if the client sent no attempt id. */
  readonly attempt_key: string | null;
}
