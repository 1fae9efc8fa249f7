import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { translations } from '../../../adapters/translations/index.ts';
import { KITS } from '../../../core/domain/kit-registry.ts';
import type { FdaStatus } from '../../../core/domain/kit.ts';
import { LANGUAGES, type Language } from '../../../core/domain/languages.ts';
import Disclaimer from '../../../web/screens/account/disclaimer.tsx';
import { loadLateSteps } from '../../../web/screens/test-steps/late-step.tsx';
import { SessionStore } from '../../../web/stores/session-store.ts';
import { ServicesContext, type Services } from '../../../web/wiring/services.ts';
import { makeVisitorHarness, type FlowHarness } from '../../support/flow-harness.ts';
import { loaded } from '../loaded.ts';
import { textsIn } from '../texts-in.ts';
import { renderStep } from './render-step.tsx';

/** A visitor whose only kit has this FDA status. */
function makeVisitor(fdaStatus: FdaStatus): FlowHarness {
  const harness = makeVisitorHarness();
  const kits = [{ ...KITS[0], fdaStatus }] as const;
  return {
    ...harness,
    runner: () => {
      const runner = harness.runner();
      return { ...runner, moment: () => ({ ...runner.moment(), kits }) };
    },
  };
}

async function renderDisclaimer(visitor: FlowHarness, language: Language): Promise<string> {
  const services = { store: new SessionStore(visitor.runner()), actions: visitor.actions() } as unknown as Services;
  return renderToStaticMarkup(
    <MemoryRouter>
      <I18nextProvider i18n={await textsIn(language)}>
        <ServicesContext value={loaded(services)}>
          <Disclaimer />
        </ServicesContext>
      </I18nextProvider>
    </MemoryRouter>,
  );
}

async function renderWarnings(visitor: FlowHarness, language: Language): Promise<string> {
  visitor.actions().continueAsGuest();
  await visitor.actions().acceptDisclaimer();
  await visitor.actions().startTest('testing');
  await visitor.passUntil('warnings');
  return renderStep(visitor, await textsIn(language));
}

beforeAll(async () => {
  vi.stubGlobal('APP_VERSION', '0.0.0');
  await loadLateSteps();
});

describe.each(LANGUAGES)('what the FDA says of the kit, in %s', (language) => {
  const { paragraphs } = translations[language].general.disclaimer;
  const { items, cleared } = translations[language].steps.steps.warnings;

  it.each([
    ['emergencyUse', paragraphs.authorized, paragraphs.cleared],
    ['cleared', paragraphs.cleared, paragraphs.authorized],
  ] as const)('is said before the login of a kit that is %s', async (fdaStatus, said, unsaid) => {
    const html = await renderDisclaimer(makeVisitor(fdaStatus), language);
    expect(html).toContain(said);
    expect(html).not.toContain(unsaid);
  });

  it.each([
    ['emergencyUse', items.notCleared, cleared],
    ['cleared', cleared, items.notCleared],
  ] as const)('stands among the warnings of a kit that is %s', async (fdaStatus, said, unsaid) => {
    const html = await renderWarnings(makeVisitor(fdaStatus), language);
    expect(html).toContain(said);
    expect(html).not.toContain(unsaid);
  });
});
