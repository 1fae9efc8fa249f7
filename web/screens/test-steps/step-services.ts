import { createContext, useContext } from 'react';
import type { Services } from '../../wiring/services.ts';

type Shared = 'store' | 'actions' | 'settings' | 'loadAccount' | 'loadCamera' | 'loadCalendar' | 'loadAlerts';

/** What the steps of a test work with. */
export interface StepServices extends Pick<Services, Shared> {
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
