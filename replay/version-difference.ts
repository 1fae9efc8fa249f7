import { APP_VERSION_FORM } from '../core/diagnostics/diagnostics-snapshot.ts';
import { flowTableVersion, storedStateVersion } from '../core/diagnostics/table-versions.ts';
import { isOneOf } from '../core/domain/choice-lists.ts';
import { FLOWS } from '../core/flow/flows.ts';
import type { FlowName } from '../core/flow/session.ts';
import { asRecord, asText } from '../core/flow/persisted-values.ts';
import type { Language } from '../core/domain/languages.ts';
import { PROBLEM_WORDS } from './problem-words.ts';

const FLOW_NAMES = Object.keys(FLOWS) as readonly FlowName[];

/** How the version of an app differs from this one, in a sentence; null if it does not. */
export function appDifference(app: string, appVersion: string, language: Language): string | null {
  if (!APP_VERSION_FORM.test(app) || app === appVersion) return null;
  return PROBLEM_WORDS[language].otherApp(app, appVersion);
}

/**
 * How the app that made a snapshot differs from this one, in a sentence; null if it does not. `value` may be a snapshot that this version
 * cannot read: only what it says of versions is used.
 */
export function versionDifference(value: unknown, appVersion: string, language: Language): string | null {
  const snapshot = asRecord(value);
  const versions = asRecord(snapshot?.versions);
  if (snapshot === null || versions === null) return null;
  const otherApp = appDifference(asText(versions.app) ?? '', appVersion, language);
  if (otherApp !== null) return otherApp;
  const isSameTable = !isOneOf(FLOW_NAMES, snapshot.flow) || versions.flowTable === flowTableVersion(snapshot.flow);
  const isSameState = versions.keptState === storedStateVersion();
  if (isSameTable && isSameState) return null;
  const { otherState, otherSteps } = PROBLEM_WORDS[language];
  return isSameTable ? otherState(appVersion) : otherSteps(appVersion);
}
