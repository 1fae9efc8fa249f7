import { createContext, useContext } from 'react';
import type { ScanDeps } from '../../../core/use-cases/session/scan-actions.ts';
import type { Services } from '../../wiring/services.ts';

type Shared = 'store' | 'actions' | 'settings' | 'loadAccount' | 'loadCamera' | 'loadCalendar' | 'loadAlerts';

/** The services for the steps of a test. */
export interface StepServices extends Pick<Services, Shared>, ScanDeps {
  /** The action of the back arrow. */
  readonly goBack: () => void;
}

export const StepServicesContext = createContext<StepServices | null>(null);

/** The services of the surrounding test screen. */
export function useSteps(): StepServices {
  const services = useContext(StepServicesContext);
  if (services === null) throw new Error('A step is used outside StepServicesContext.');
  return services;
}
