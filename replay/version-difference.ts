import { APP_VERSION_FORM } from '../core/diagnostics/diagnostics-snapshot.ts';
import { flowTableVersion, storedStateVersion } from '../core/diagnostics/table-versions.ts';
import { isOneOf } from '../core/domain/choice-lists.ts';
import { FLOWS } from '../core/flow/flows.ts';
import type { FlowName } from '../core/flow/session.ts';
import { asRecord, asText } from '../core/flow/persisted-values.ts';

const FLOW_NAMES = Object.keys(FLOWS) as readonly FlowName[];

/** How the version of an app differs from this one, in a sentence; null if it does not. */
export function appDifference(app: string, appVersion: string): string | null {
  if (!APP_VERSION_FORM.test(app) || app === appVersion) return null;
  return `It comes from version ${app} of the app, and this is ${appVersion}. Steps and rules may differ: replay it with the code of ${app}.`;
}

/**
 * How the app that made a snapshot differs from this one, in a sentence; null if it does not. `value` may be a snapshot that this version
 * cannot read: only what it says of versions is used.
 */
export function versionDifference(value: unknown, appVersion: string): string | null {
  const snapshot = asRecord(value);
  const versions = asRecord(snapshot?.versions);
  if (snapshot === null || versions === null) return null;
  const otherApp = appDifference(asText(versions.app) ?? '', appVersion);
  if (otherApp !== null) return otherApp;
  const isSameTable = !isOneOf(FLOW_NAMES, snapshot.flow) || versions.flowTable === flowTableVersion(snapshot.flow);
  const isSameState = versions.keptState === storedStateVersion();
  if (isSameTable && isSameState) return null;
  const what = isSameTable ? 'stored state' : 'steps';
  return `It comes from another build of version ${appVersion}: its ${what} differ from those of this code, so this may not be what the person sees.`;
}
