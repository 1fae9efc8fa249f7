import type { ServiceIdentifier } from 'inversify';
import type { Kysely } from 'kysely';
import type { AccessTokens } from '../accounts/access-tokens.ts';
import type { Authenticate } from '../accounts/authenticate.ts';
import type { Codes } from '../accounts/codes.ts';
import type { CheckPassword } from '../accounts/check-password.ts';
import type { IsKnownBrowser, RememberBrowser } from '../accounts/known-browser.ts';
import type { CountMail } from '../accounts/mail-allowance.ts';
import type { Passwords } from '../accounts/passwords.ts';
import type {
  LoginSessionUseCases,
  OtpDeviceUseCases,
  PasswordUseCases,
  RegistrationUseCases,
} from '../accounts/use-cases.ts';
import type { AdjustableClock } from '../clock.ts';
import type { ServerConfig } from '../config.ts';
import type { PoolFigure } from '../db/connect.ts';
import type { HoldDevice } from '../devices/hold-device.ts';
import type { DeviceUseCases } from '../devices/use-cases.ts';
import type { JobSignal } from '../jobs/job-signal.ts';
import type { OwnUrl } from '../jobs/own-url.ts';
import type { JobQueue } from '../jobs/ports.ts';
import type { QueueWorkers } from '../jobs/queue-workers.ts';
import type { Sweeper } from '../jobs/sweeper.ts';
import type { KeyRing } from '../keys/key-ring.ts';
import type { KeyWatch } from '../keys/key-watch.ts';
import type { CountAbuse } from '../limits/abuse-limits.ts';
import type { CountCall } from '../limits/count-call.ts';
import type { LimitStore } from '../limits/ports.ts';
import type { LocationUseCases } from '../locations/use-cases.ts';
import type { Mailbox } from '../mail/mailbox.ts';
import type { Mailer } from '../mail/ports.ts';
import type { Message } from '../messages/message.ts';
import type { Metrics } from '../metrics/ports.ts';
import type { PeopleUseCases } from '../people/read-own-data.ts';
import type { ProfileUseCases } from '../profiles/use-cases.ts';
import type { Readiness } from '../readiness/readiness.ts';
import type { AuthorityReporter } from '../report-delivery/ports.ts';
import type { QueueReport } from '../report-delivery/queue-report.ts';
import type { ReportUseCases } from '../report-delivery/use-cases.ts';
import type { TestResultUseCases } from '../results/use-cases.ts';
import type { SmsSender } from '../sms/ports.ts';
import type { SupportUseCases } from '../support/use-cases.ts';
import type { Tracing } from '../tracing/ports.ts';
import type { LoggedTrail } from '../trail/logged-trail.ts';
import type { UnitOfWork } from './kysely-unit-of-work.ts';
import type { Tables } from './tables.ts';

/** A key of the container, with the type of its value. */
export function token<T>(name: string): ServiceIdentifier<T> {
  return Symbol(name);
}

/** The bindings of the container with their types. */
export const TOKENS = {
  config: token<ServerConfig>('config'),
  database: token<Kysely<Tables>>('database'),
  unwaitedDatabase: token<Kysely<Tables>>('unwaitedDatabase'),
  isDatabaseDamaged: token<() => boolean>('isDatabaseDamaged'),
  poolFigures: token<() => readonly PoolFigure[]>('poolFigures'),
  readiness: token<Readiness>('readiness'),
  clock: token<AdjustableClock>('clock'),
  keys: token<KeyRing>('keys'),
  keyWatch: token<KeyWatch>('keyWatch'),
  trail: token<LoggedTrail>('trail'),
  tracing: token<Tracing>('tracing'),
  mailbox: token<Mailbox>('mailbox'),
  mailer: token<Mailer>('mailer'),
  smsSender: token<SmsSender>('smsSender'),
  ownUrl: token<OwnUrl>('ownUrl'),
  jobQueue: token<JobQueue<Message>>('jobQueue'),
  jobSignal: token<JobSignal>('jobSignal'),
  workers: token<QueueWorkers>('workers'),
  sweeper: token<Sweeper>('sweeper'),
  limitStore: token<LimitStore>('limitStore'),
  countCall: token<CountCall>('countCall'),
  countAbuse: token<CountAbuse>('countAbuse'),
  countMail: token<CountMail>('countMail'),
  isKnownBrowser: token<IsKnownBrowser>('isKnownBrowser'),
  rememberBrowser: token<RememberBrowser>('rememberBrowser'),
  unitOfWork: token<UnitOfWork>('unitOfWork'),
  passwords: token<Passwords>('passwords'),
  checkPassword: token<CheckPassword>('checkPassword'),
  codes: token<Codes>('codes'),
  accessTokens: token<AccessTokens>('accessTokens'),
  authenticate: token<Authenticate>('authenticate'),
  registrationUseCases: token<RegistrationUseCases>('registrationUseCases'),
  loginSessionUseCases: token<LoginSessionUseCases>('loginSessionUseCases'),
  passwordUseCases: token<PasswordUseCases>('passwordUseCases'),
  otpDeviceUseCases: token<OtpDeviceUseCases>('otpDeviceUseCases'),
  holdDevice: token<HoldDevice>('holdDevice'),
  deviceUseCases: token<DeviceUseCases>('deviceUseCases'),
  locationUseCases: token<LocationUseCases>('locationUseCases'),
  profileUseCases: token<ProfileUseCases>('profileUseCases'),
  testResultUseCases: token<TestResultUseCases>('testResultUseCases'),
  authorityReporter: token<AuthorityReporter>('authorityReporter'),
  queueReport: token<QueueReport>('queueReport'),
  reportUseCases: token<ReportUseCases>('reportUseCases'),
  metrics: token<Metrics>('metrics'),
  peopleUseCases: token<PeopleUseCases>('peopleUseCases'),
  supportUseCases: token<SupportUseCases>('supportUseCases'),
};
