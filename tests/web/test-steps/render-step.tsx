import type { i18n } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { DEFAULT_KIT_SETTINGS } from '../../../core/domain/settings.ts';
import type { StepId } from '../../../core/flow/step-row.ts';
import { latePart } from '../../../web/loading/late-part.ts';
import { STEP_SCREENS } from '../../../web/screens/test-steps/step-registry.ts';
import { StepServicesContext } from '../../../web/screens/test-steps/step-services.ts';
import { ServicesContext, type Services } from '../../../web/wiring/services.ts';
import { SessionStore } from '../../../web/stores/session-store.ts';
import type { FlowHarness } from '../../support/flow-harness.ts';
import { loaded } from '../loaded.ts';

const missing = (name: string) => latePart<never>(() => Promise.reject(new Error(`No ${name} here.`)));

/** Renders the harness's current step as HTML. */
export function renderStep(harness: FlowHarness, texts: i18n, Shown = STEP_SCREENS[harness.step() as StepId]): string {
  const services = {
    store: new SessionStore(harness.runner()),
    actions: harness.actions(),
    settings: DEFAULT_KIT_SETTINGS,
    loadAccount: missing('account'),
    loadCamera: missing('camera'),
    loadCalendar: missing('calendar'),
    loadAlerts: missing('alerts'),
    goBack: () => undefined,
  };
  const { locationLookup, reportApi } = harness.backend;
  const report = { reportApi, runner: harness.runner(), navigator: harness.navigator };
  return renderToStaticMarkup(
    <I18nextProvider i18n={texts}>
      <ServicesContext value={loaded({ ...services, locationLookup, ...report } as unknown as Services)}>
        <StepServicesContext value={services}>
          <Shown />
        </StepServicesContext>
      </ServicesContext>
    </I18nextProvider>,
  );
}
