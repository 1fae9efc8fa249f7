import type { Kits } from '../../core/domain/kit.ts';
import type { AuthApi } from '../../core/ports/auth-api.ts';
import type { DeviceRegistry } from '../../core/ports/device-registry.ts';
import type { LocationLookup } from '../../core/ports/location-lookup.ts';
import type { OtpDeviceApi } from '../../core/ports/otp-device-api.ts';
import type { ProfileRepo } from '../../core/ports/profile-repo.ts';
import type { ReportApi } from '../../core/ports/report-api.ts';
import type { ResultApi } from '../../core/ports/result-api.ts';
import type { SupportApi } from '../../core/ports/support-api.ts';
import type { HeldAnswers } from '../../core/scenarios/held-answers.ts';
import type { SentCall } from '../../core/scenarios/observation.ts';
import type { Played } from '../../core/scenarios/driver.ts';
import type { FailingCalls, Scenario } from '../../core/scenarios/scenario.ts';
import type { SentMessage } from '../../core/scenarios/scenario-account.ts';

/** A back end to play against, with the switches and the view into it that scenarios need. */
export interface PlayBackEnd {
  /** The kits that are accepted. */
  readonly kits: Kits;
  readonly resultApi: ResultApi;
  readonly reportApi: ReportApi;
  readonly deviceRegistry: DeviceRegistry;
  readonly authApi: AuthApi;
  readonly otpDeviceApi: OtpDeviceApi;
  readonly profileRepo: ProfileRepo;
  readonly supportApi: SupportApi;
  readonly locationLookup: LocationLookup;
  /** Sets the clock, takes the used cassettes and makes the scenario's account. `now` in epoch milliseconds. */
  begin(scenario: Scenario, now: number): Promise<Played>;
  end(): Promise<void>;
  /** The clock was moved. */
  moveClock(now: number): Promise<Played>;
  /** The text that the camera is given for one of the scenario. */
  cassetteText(text: string): Promise<string>;
  /** The e-mail that is typed for one of the scenario. */
  email(text: string): string;
  /** The newest message to any of these addresses, as the scenario writes them. */
  lastMessage(addresses: readonly string[]): Promise<SentMessage | null>;
  /** Every call that left, in order. */
  calls(): readonly SentCall[];
  /** Whether a cassette is held, asked with the payload it was saved with; counts as no call. */
  isHeld(device: unknown): Promise<boolean>;
  failNext(calls: FailingCalls): void;
  /** Answers that come late. */
  readonly heldAnswers: HeldAnswers;
  /** How many calls are under way, those with a held answer included. */
  underWay(): number;
  /** A moment in which what an answer leads on to shows. */
  nextLook(): Promise<unknown>;
  setOnline(isOnline: boolean): void;
}
