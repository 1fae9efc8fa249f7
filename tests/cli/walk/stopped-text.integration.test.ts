import { describe, expect, it } from 'vitest';
import { translations } from '../../../adapters/translations/index.ts';
import { stepTitle } from '../../../cli/walk/format-step.ts';
import { KITS } from '../../../core/domain/kit-registry.ts';
import type { Language } from '../../../core/domain/languages.ts';
import type { StepId } from '../../../core/flow/step-row.ts';
import { foundScenario, HEAD, walkBy } from './scripted-walk.ts';

const title = (step: StepId, language: Language): string => stepTitle(step, 'testing', language, KITS[0]);

/** What a walk says of where its scenario stopped. */
async function stopped(actions: readonly string[], language: Language = 'en'): Promise<string> {
  const from = foundScenario(`${HEAD}do:\n${actions.map((action) => `  - ${action}\n`).join('')}`);
  const { said } = await walkBy(from.scenario, '', [language === 'en' ? 'Leave' : 'Salir'], { from, language });
  // The page comes first, because a long one would scroll this away.
  return said.find((text) => text.includes('Walked')) ?? '';
}

describe('a scenario that a walk goes on from', () => {
  it('names steps and errors of a failed expectation by their words, and the ids of the file', async () => {
    const said = await stopped(['start: testing', 'next', 'expect: { step: warnings, error: EMPTY_RADIO_FIELD }']);
    const { EMPTY_RADIO_FIELD: message } = translations.en.general.errors;
    expect(said).toContain(`    expected  “${title('warnings', 'en')}” (warnings)\n`);
    expect(said).toContain(`    found     “${title('intro-how-it-works', 'en')}” (intro-how-it-works)`);
    expect(said).toContain(`“${message}” (EMPTY_RADIO_FIELD)`);
    expect(said).not.toContain('rest of the state');
  });

  it('says what it expected and found in the language of the walk', async () => {
    const said = await stopped(['start: testing', 'expect: { step: warnings }'], 'es');
    expect(said).toContain('FALLÓ  Walked');
    expect(said).toContain(`en el paso “${title('intro-welcome', 'es')}” (intro-welcome)`);
    expect(said).toContain('  después de la línea 4, start: testing\n');
    expect(said).toContain(`    esperado    “${title('warnings', 'es')}” (warnings)\n`);
  });

  it.each([
    ['press: log-in', 'Aquí no hay un botón log-in. Los botones son: “Siguiente”, “Atrás”.'],
    ['scan: abc', 'Aquí no hay ninguna cámara encendida.'],
    ['select: Ana Ruiz', `“${title('intro-welcome', 'es')}” no pregunta eso.`],
    [
      'until: warnings',
      `El botón Siguiente no avanza desde “${title('health-questionnaire', 'es')}”; no se llegó a “${title('warnings', 'es')}”.`,
    ],
    ['backTo: warnings', 'El botón Atrás no lleva a'],
  ])('says in the language of the walk why %s was not done', async (action, reason) => {
    expect(await stopped(['start: testing', action], 'es')).toContain(reason);
  });
});
