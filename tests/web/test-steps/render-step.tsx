import '../../support/without-owner-stacks.ts';
import type { i18n } from 'i18next';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { makeMemoryBackend } from '../../../adapters/memory/memory-backend.ts';
import { makeMemoryNavigator } from '../../../adapters/memory/memory-navigator.ts';
import { KITS } from '../../../core/domain/kit-registry.ts';
import { DEFAULT_KIT_SETTINGS } from '../../../core/domain/settings.ts';
import type { AppRunner } from '../../../core/flow/app-runner.ts';
import type { StepId } from '../../../core/flow/step-row.ts';
import type { SessionActions } from '../../../core/use-cases/session/session-actions.ts';
import { latePart } from '../../../web/loading/late-part.ts';
import { EXPIRED_SCREEN, STEP_SCREENS } from '../../../web/screens/test-steps/step-registry.ts';
import { StepServicesContext } from '../../../web/screens/test-steps/step-services.ts';
import { ServicesContext, type Services } from '../../../web/wiring/services.ts';
import { SessionStore } from '../../../web/stores/session-store.ts';
import type { FlowHarness } from '../../support/flow-harness.ts';
import { loaded } from '../loaded.ts';

const missing = (name: string) => latePart<never>(() => Promise.reject(new Error(`No ${name} here.`)));

/** An app without screens. */
interface Rendered {
  readonly runner: AppRunner;
  readonly actions: SessionActions;
  /** Further services of the page. */
  readonly others: Partial<Services>;
}

/** Renders a screen of the test as HTML, by default that of the current step. */
export function renderApp({ runner, actions, others }: Rendered, texts: i18n, Shown?: ComponentType): string {
  const store = new SessionStore(runner);
  const services = {
    runner,
    store,
    actions,
    settings: DEFAULT_KIT_SETTINGS,
    loadAccount: missing('account'),
    loadCamera: missing('camera'),
    loadCalendar: missing('calendar'),
    loadAlerts: missing('alerts'),
    goBack: () => undefined,
    navigator: makeMemoryNavigator('/'),
    deviceRegistry: makeMemoryBackend({ kits: KITS, now: () => store.moment.now }).deviceRegistry,
  };
  const { shownStep } = store;
  const Screen = Shown ?? (shownStep === 'expired' ? EXPIRED_SCREEN : STEP_SCREENS[shownStep as StepId]);
  return renderToStaticMarkup(
    <MemoryRouter>
      <I18nextProvider i18n={texts}>
        <ServicesContext value={loaded({ ...services, ...others, runner } as unknown as Services)}>
          <StepServicesContext value={{ ...services, ...others }}>
            <Screen />
          </StepServicesContext>
        </ServicesContext>
      </I18nextProvider>
    </MemoryRouter>,
  );
}

/** Renders the harness's current step as HTML. */
export function renderStep(harness: FlowHarness, texts: i18n, Shown?: ComponentType): string {
  const { locationLookup, reportApi } = harness.backend;
  const others = { locationLookup, reportApi, navigator: harness.navigator };
  return renderApp({ runner: harness.runner(), actions: harness.actions(), others }, texts, Shown);
}
