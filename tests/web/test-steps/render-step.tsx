import type { i18n } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { DEFAULT_KIT_SETTINGS } from '../../../core/domain/settings.ts';
import type { StepId } from '../../../core/flow/step-row.ts';
import { lazyOnce } from '../../../web/loading/lazy-once.ts';
import { STEP_SCREENS } from '../../../web/screens/test-steps/step-registry.ts';
import { StepServicesContext } from '../../../web/screens/test-steps/step-services.ts';
import { ServicesContext, type Services, type ServicesHandle } from '../../../web/wiring/services.ts';
import { SessionStore } from '../../../web/stores/session-store.ts';
import type { FlowHarness } from '../../support/flow-harness.ts';

/** The services as far as a step asks for them outside the test screen. */
function handleOf(services: Pick<Services, 'store' | 'locationLookup' | 'reportPorts'>): ServicesHandle {
  return {
    current: () => services as Services,
    load: () => Promise.resolve(services as Services),
    subscribe: () => () => undefined,
  };
}

/** What a screen of the harness's present step looks like, as HTML. */
export function renderStep(harness: FlowHarness, texts: i18n, Shown = STEP_SCREENS[harness.step() as StepId]): string {
  const services = {
    store: new SessionStore(harness.runner()),
    actions: harness.actions(),
    settings: DEFAULT_KIT_SETTINGS,
    loadAccount: () => Promise.reject(new Error('No account here.')),
    loadCamera: () => Promise.reject(new Error('No camera here.')),
    loadCalendar: () => Promise.reject(new Error('No calendar here.')),
    loadAlerts: lazyOnce(() => Promise.reject(new Error('No alerts here.'))),
    goBack: () => undefined,
  };
  const { locationLookup, reportApi } = harness.backend;
  const reportPorts = { reportApi, runner: harness.runner(), navigator: harness.navigator };
  return renderToStaticMarkup(
    <I18nextProvider i18n={texts}>
      <ServicesContext value={handleOf({ ...services, locationLookup, reportPorts })}>
        <StepServicesContext value={services}>
          <Shown />
        </StepServicesContext>
      </ServicesContext>
    </I18nextProvider>,
  );
}
