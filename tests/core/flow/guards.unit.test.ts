import { describe, expect, it } from 'vitest';
import { INITIAL_STATE, type AppState } from '../../core/flow/app-state.ts';
import { redirectOf } from '../../web/guards/guards.ts';

const visitor = INITIAL_STATE;
const guest: AppState = { ...visitor, identity: { ...visitor.identity, isGuestLogin: true } };
const testing: AppState = { ...guest, session: { ...guest.session, currentStep: 0 } };
const holding: AppState = {
  ...testing,
  session: { ...testing.session, currentStep: 14, deviceId: '1A1B2C3D4COV26000172' },
};

describe('who may see what', () => {
  it.each([
    ['everybody', visitor, null],
    ['landing', visitor, null],
    ['landing', guest, null],
    ['landing', testing, null],
    ['landing', holding, '/home'],
    ['somebody', visitor, '/'],
    ['somebody', guest, null],
    ['tester', visitor, '/'],
    ['tester', guest, '/home'],
    ['tester', testing, null],
  ] as const)('%s: case %#', (guard, state, target) => {
    expect(redirectOf(guard, state)).toBe(target);
  });
});
