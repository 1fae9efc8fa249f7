import { randomUUID } from 'node:crypto';
import { PostgresAdapter, sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * In the words that both engines know. Ids are texts, instants are epoch milliseconds, booleans are 0 or 1. `if not exists` everywhere:
 * SQLite runs a migration outside a transaction, so an interrupted one must be able to run again.
 */
const SCHEMA = `
create table if not exists users (
  user_id text primary key,
  email text not null unique,
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  language text not null,
  created_at bigint not null,
  password_changed_at bigint not null
);
create table if not exists user_groups (
  group_id text primary key,
  user_id text not null references users (user_id),
  position integer not null,
  constraint user_groups_order unique (user_id, position)
);
create table if not exists sessions (
  session_id text primary key,
  user_id text not null references users (user_id),
  token_hash text not null,
  attempt_id text,
  previous_token_hash text,
  rotated_at bigint not null,
  expires_at bigint not null,
  created_at bigint not null,
  last_used_at bigint not null default 0,
  browser text,
  system text
);
create index if not exists sessions_by_user_id on sessions (user_id);
create index if not exists sessions_by_expires_at on sessions (expires_at);
create table if not exists known_browsers (
  user_id text not null references users (user_id) on delete cascade,
  browser_hash text not null,
  expires_at bigint not null,
  constraint known_browsers_key primary key (user_id, browser_hash)
);
create index if not exists known_browsers_by_expires_at on known_browsers (expires_at);
create table if not exists codes (
  purpose text not null,
  subject text not null,
  code_hash text not null,
  expires_at bigint not null,
  tries_left integer not null,
  constraint codes_key primary key (purpose, subject)
);
create index if not exists codes_by_expires_at on codes (expires_at);
create table if not exists registrations (
  binding_hash text primary key,
  email text not null,
  user_id text references users (user_id),
  expires_at bigint not null
);
create index if not exists registrations_by_expires_at on registrations (expires_at);
create table if not exists challenges (
  challenge_id text primary key,
  user_id text not null references users (user_id),
  expires_at bigint not null
);
create index if not exists challenges_by_user_id on challenges (user_id);
create index if not exists challenges_by_expires_at on challenges (expires_at);
-- Without a reference to the account: a request for an unknown name inserts and removes the same rows as any other request.
create table if not exists reset_links (
  token_hash text primary key,
  user_id text not null,
  expires_at bigint not null
);
create index if not exists reset_links_by_user_id on reset_links (user_id);
create index if not exists reset_links_by_expires_at on reset_links (expires_at);
create table if not exists reset_link_browsers (
  token_hash text not null,
  browser_hash text not null,
  code_hash text not null,
  tries_left integer not null,
  expires_at bigint not null,
  constraint reset_link_browsers_key primary key (token_hash, browser_hash)
);
create index if not exists reset_link_browsers_by_expires_at on reset_link_browsers (expires_at);
create table if not exists otp_devices (
  device_id text primary key,
  user_id text not null references users (user_id),
  type text not null,
  name text not null,
  address text not null,
  position integer not null,
  added_at bigint not null,
  constraint otp_devices_name unique (user_id, name)
);
create table if not exists profiles (
  profile_id text primary key,
  group_id text not null references user_groups (group_id),
  position integer not null,
  user_id text not null references users (user_id),
  is_default integer not null,
  person text not null,
  consent_to_report integer not null,
  created_at bigint not null,
  updated_at bigint not null,
  deleted_at bigint,
  attempt_id text,
  constraint profiles_order unique (group_id, position)
);
-- A group has at most one default profile, even after concurrent calls.
create unique index if not exists profiles_default on profiles (group_id) where is_default = 1;
create unique index if not exists profiles_by_attempt on profiles (group_id, attempt_id);
create table if not exists tests (
  test_id text primary key,
  issued_at bigint not null,
  last_call_at bigint not null,
  reported_at bigint
);
-- One test holds one device, and one device belongs to one test.
create table if not exists devices (
  device_id text primary key,
  test_id text not null unique references tests (test_id),
  serial_number text,
  batch_or_lot_number text,
  device_identifier text,
  manufacturing_date text,
  expiration_date text,
  saved_at bigint not null,
  held_until bigint
);
create index if not exists devices_by_held_until on devices (held_until) where held_until is not null;
-- The reference to the device prevents its release once a result names it.
create table if not exists results (
  test_id text primary key references tests (test_id),
  device_id text not null unique references devices (device_id),
  result text not null,
  is_symptomatic text not null,
  symptom_onset_date text not null,
  test_date bigint not null,
  collected_at bigint,
  analysed_at bigint,
  utc_offset integer,
  send_to_aims integer not null,
  submit_to_cloud integer not null,
  guest_info text not null,
  created_at bigint not null,
  updated_at bigint not null,
  owner_group_id text references user_groups (group_id),
  profile_id text,
  is_anonymous integer not null default 0,
  clock_ahead_ms bigint not null default 0,
  not_reported text,
  kit_id text not null default 'covid',
  serial_number text,
  lot_number text,
  choice bigint
);
create index if not exists results_by_owner_and_date on results (owner_group_id, test_date, test_id);
create index if not exists results_of_guests on results (created_at, test_id) where owner_group_id is null;
create index if not exists results_by_profile_and_date on results (profile_id, test_date, test_id) where profile_id is not null;
create table if not exists progress_posts (
  test_id text not null references tests (test_id),
  test_progress text not null,
  time_stamp bigint not null,
  is_reporting_result integer not null,
  received_at bigint not null,
  constraint progress_posts_key primary key (test_id, test_progress, time_stamp)
);
create index if not exists progress_posts_by_received on progress_posts (received_at);
-- A result has at most one report, even after concurrent calls.
create table if not exists reports (
  report_id text primary key,
  test_id text not null unique references results (test_id),
  form text not null,
  state text not null,
  specimen_id text not null unique,
  file_name text not null unique,
  message text not null,
  fields text not null,
  receipt text,
  failure text,
  created_at bigint not null,
  changed_at bigint not null,
  tries integer not null default 0,
  reaches_state integer,
  sent_at bigint
);
create index if not exists reports_by_state on reports (state, created_at);
create index if not exists reports_by_sent on reports (sent_at) where message <> '';
create table if not exists report_events (
  report_id text not null references reports (report_id),
  position integer not null,
  state text not null,
  at bigint not null,
  failure text,
  remarks text not null,
  hub text,
  withdrawal text,
  constraint report_events_key primary key (report_id, position)
);
create table if not exists support_requests (
  request_id text primary key,
  request_type text not null,
  name text not null,
  email text not null,
  phone_number text not null,
  support_information text not null,
  received_at bigint not null,
  attempt_key text
);
create index if not exists support_requests_by_email on support_requests (email);
create index if not exists support_requests_by_received on support_requests (received_at);
create unique index if not exists support_requests_by_attempt on support_requests (attempt_key);
create table if not exists jobs (
  job_id text primary key,
  kind text not null,
  state text not null,
  payload text,
  posted_at bigint not null,
  due_at bigint not null,
  tries integer not null,
  queue text not null default 'people',
  leased_until bigint,
  expires_at bigint,
  subject text,
  about text,
  request_id text,
  trace_parent text
);
create index if not exists jobs_by_queue on jobs (queue, state, due_at, job_id);
-- Enough for counting and sweeping jobs.
create index if not exists jobs_by_posted on jobs (queue, state, posted_at);
create index if not exists jobs_by_subject on jobs (subject) where subject is not null;
create index if not exists jobs_by_about on jobs (about) where about is not null;
create table if not exists call_counts (
  count_key text not null,
  window_start bigint not null,
  window_end bigint not null,
  calls integer not null,
  constraint call_counts_key primary key (count_key, window_start)
);
create index if not exists call_counts_by_end on call_counts (window_end);
create table if not exists erasures (
  erasure_id text primary key,
  erased_at bigint not null,
  counts text not null
);
create table if not exists server_keys (
  key_id text not null,
  purpose text not null,
  fingerprint text not null,
  used_from bigint not null,
  accepted_until bigint,
  constraint server_keys_key primary key (key_id, purpose)
);
create table if not exists database_mark (
  database_id text primary key,
  mark bigint not null
);
create table if not exists operator_events (
  event_id text primary key,
  at bigint not null,
  line text not null
)`;

/**
 * A function by which a statement fails like one that cannot be serialized, so that its transaction runs again (`row-locks.ts`). SQLite
 * runs one transaction at a time and does not need it.
 */
const RETRY_UNLESS = sql`
  create or replace function retry_unless(holds boolean) returns boolean language plpgsql as $body$
  begin
    if holds then
      return true;
    end if;
    raise exception 'Another transaction was first.' using errcode = 'serialization_failure';
  end
  $body$`;

/** All tables. */
export const firstSchema: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of SCHEMA.split(';')) await sql.raw(statement).execute(db);
    await sql`insert into database_mark (database_id, mark)
      select ${randomUUID()}, 0 where not exists (select 1 from database_mark)`.execute(db);
    if (db.getExecutor().adapter instanceof PostgresAdapter) await RETRY_UNLESS.execute(db);
  },
};
