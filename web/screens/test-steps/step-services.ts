import { createContext, useContext } from 'react';
import type { KitSettings } from '../../../core/domain/settings.ts';
import type { CalendarFiles } from '../../../core/ports/calendar-files.ts';
import type { Camera } from '../../../core/ports/camera.ts';
import type { SessionActions } from '../../../core/use-cases/session/session-actions.ts';
import type { TimerAlerts } from '../../../core/use-cases/session/timer-alerts.ts';
import type { LazyOnce } from '../../loading/lazy-once.ts';
import type { AccountServices } from '../../wiring/services.ts';
import type { SessionStore } from '../../stores/session-store.ts';

/** What the steps of a test work with. */
export interface StepServices {
  readonly store: SessionStore;
  readonly actions: SessionActions;
  /** Brings what accounts need; rejects when it cannot be fetched. */
  readonly loadAccount: () => Promise<AccountServices>;
  /** Brings the camera and its decoder, on a scan step only; rejects when they cannot be fetched. */
  readonly loadCamera: () => Promise<Camera>;
  /** Brings what writes files for calendars; rejects when it cannot be fetched. */
  readonly loadCalendar: () => Promise<CalendarFiles>;
  /** Loads what alerts the person to a timer's end. */
  readonly loadAlerts: LazyOnce<TimerAlerts>;
  readonly settings: KitSettings;
  /** What the back arrow does. */
  readonly goBack: () => void;
}

export const StepServicesContext = createContext<StepServices | null>(null);

/** The services of the test screen around the component. */
export function useSteps(): StepServices {
  const services = useContext(StepServicesContext);
  if (services === null) throw new Error('A step stands outside the test screen.');
  return services;
}
