import { fillIn } from '../adapters/translations/fill-in.ts';
import { terminalTexts } from '../adapters/translations/terminal.ts';
import type { Language } from '../core/domain/languages.ts';
import type { StepRow } from '../core/flow/step-row.ts';

/** The rules of a step in a sentence of a language; empty without any. */
export function ruleWords(row: StepRow, language: Language): string {
  const { rules, missing } = terminalTexts[language];
  const { leaveBy = 'next', nextIf, scan, skipIf, back = 'previous', timer, rescue, counter, resume } = row;
  const said = [
    leaveBy === 'next' ? null : rules.leaveBy[leaveBy],
    nextIf && rules.nextIf[nextIf],
    scan && rules.scan[scan],
    skipIf && rules.skipIf[skipIf],
    back === 'previous' ? null : rules.back[back],
    timer && rules.timer[timer],
    rescue && rules.rescue,
    counter && rules.counter,
    resume && fillIn(rules.resume, { missing: missing[resume.missing] }),
    row.cancelFreesDevice && rules.freed,
  ].filter((words) => typeof words === 'string');
  return said.length === 0 ? '' : `${rules.label}: ${said.join('; ')}`;
}
