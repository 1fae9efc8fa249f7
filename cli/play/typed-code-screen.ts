import { rowOf } from '../../core/flow/flows.ts';
import { isLeftWithoutNext } from '../../core/flow/selectors.ts';
import { isReadingExpired } from '../../core/flow/timers.ts';
import type { ScreenDeps, TerminalScreen } from './terminal-screen.ts';

/** The field for a code on a scan step, in the place of the camera; null on any other step. */
export function typedCodeScreen({ runner, actions }: ScreenDeps): TerminalScreen | null {
  const { session } = runner.current();
  const isScan = isLeftWithoutNext(session) && rowOf(session)?.leaveBy !== 'countdown';
  if (!isScan || isReadingExpired(session, runner.moment().now)) return null;
  let code: string | null = null;
  const type = (_field: string, text: string): void => void (code = text);
  return {
    form: () => (code === null ? null : { fields: ['code'], type, fieldErrors: () => [], errors: () => [] }),
    buttons: () => {
      const typed = code;
      return typed === null
        ? { 'type-code': () => type('code', '') }
        : { 'use-code': () => actions.scanCode(typed, 'typed') };
    },
  };
}
