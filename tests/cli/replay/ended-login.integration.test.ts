import { describe, expect, it } from 'vitest';
import type { DiagnosticsSnapshot } from '../../../core/diagnostics/diagnostics-snapshot.ts';
import { snapshotOfPerson } from '../../core/diagnostics/a-snapshot.ts';
import { makeFlowHarness } from '../../support/flow-harness.ts';
import { changed } from './answers.ts';

const VISITOR: DiagnosticsSnapshot = { ...snapshotOfPerson(makeFlowHarness()), page: { route: 'landing', from: null } };

describe('the test of an account whose login ended', () => {
  const persisted = { ...VISITOR.persisted, parkedTests: 'read' } as const;

  it('is saved, and goes on after a login of the same account', async () => {
    expect(await changed(VISITOR, { persisted })).toBe(
      'An account’s test is saved on this phone or computer, but its login ended. Its time may be running, so they log in again at once, with the same account. They do not start over, and do not continue as a guest. After the login, the test goes on.',
    );
    expect(await changed(VISITOR, { persisted, language: 'es' }, 'es')).toBe(
      'La prueba de una cuenta está guardada en este teléfono o computadora, pero su sesión se cerró. Su tiempo puede estar corriendo: hay que iniciar sesión enseguida, con la misma cuenta. La persona no debe empezar de nuevo ni continuar sin cuenta. Al iniciar sesión, la prueba sigue.',
    );
  });

  it('needs the internet first while that is missing', async () => {
    const flags = { ...VISITOR.flags, isOnline: false };
    const answer = await changed(VISITOR, { persisted, flags });
    expect(answer).toContain(' offline, so they connect to the internet first. They do not start over, ');
    expect(answer).not.toContain('or continue as a guest');
  });

  it('is not spoken of to a logged in person, whose own test would show', async () => {
    expect(await changed(VISITOR, { who: 'account', persisted })).toBe(
      'There is no test under way. Nothing is wrong; a test starts on the home page.',
    );
    expect(await changed(VISITOR, { who: 'guest', persisted })).toMatch(/^An account’s test is saved /);
  });
});
