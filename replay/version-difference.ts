import { APP_VERSION_FORM } from '../core/diagnostics/diagnostics-snapshot.ts';
import { flowTableVersion, storedStateVersion } from '../core/diagnostics/table-versions.ts';
import { isOneOf } from '../core/domain/choice-lists.ts';
import { FLOW_NAMES } from '../core/flow/flows.ts';
import { asRecord, asText } from '../core/flow/persisted-values.ts';
import type { VersionDifference } from './snapshot-problem.ts';

/** How the version of an app differs from this one; null if it does not. */
export function appDifference(app: string, own: string): VersionDifference | null {
  if (!APP_VERSION_FORM.test(app) || app === own) return null;
  return { kind: 'otherApp', app, own };
}

/**
 * How the app that made a snapshot differs from this one; null if it does not. `value` may be a snapshot that this version
 * cannot read: only what it says of versions is used.
 */
export function versionDifference(value: unknown, own: string): VersionDifference | null {
  const snapshot = asRecord(value);
  const versions = asRecord(snapshot?.versions);
  if (snapshot === null || versions === null) return null;
  const otherApp = appDifference(asText(versions.app) ?? '', own);
  if (otherApp !== null) return otherApp;
  const isSameTable = !isOneOf(FLOW_NAMES, snapshot.flow) || versions.flowTable === flowTableVersion(snapshot.flow);
  const isSameState = versions.keptState === storedStateVersion();
  if (isSameTable && isSameState) return null;
  return { kind: isSameTable ? 'otherState' : 'otherSteps', own };
}
