import { ASVS } from './asvs.ts';
import { ASVS_CHAPTERS, ASVS_IDS, levelOf, type AsvsId } from './asvs-ids.ts';
import type { Evidence, Requirement } from './requirement.ts';
import { STRIDE, type Boundary, type StrideKind } from './threat.ts';
import { OTHER_BOUNDARIES } from './threats-around.ts';
import { SERVER_BOUNDARIES } from './threats-server.ts';

/** Every boundary of the threat model. */
export const BOUNDARIES: readonly Boundary[] = [...SERVER_BOUNDARIES, ...OTHER_BOUNDARIES];

const LEAD = `# Security

This page is generated from \`scripts/security\` by \`npm run regenerate\`. It has two parts: [threats](#threats) and [requirements](#requirements). The rules that the
code keeps to, and what an operator must add, are in [Security rules](security-rules.md). [SECURITY.md](../SECURITY.md) says how to report a fault.

No outside party has examined or attacked Clearline. The page says what its authors know, and which test fails when that stops being true.

## Threats

What an attacker could do where data pass between parts that are trusted differently, by the six kinds of STRIDE, and what stands against it. The numbers are those of the
[requirements](#requirements) whose evidence shows it.
`;

const STATES: Readonly<Record<Requirement['state'], string>> = {
  met: 'Met',
  'not applicable': 'Not applicable',
  open: 'Open',
};

const row = (...cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
const table = (heads: readonly string[], rows: readonly string[]): string =>
  [row(...heads), row(...heads.map(() => '---')), ...rows].join('\n');

function boundarySection({ name, crosses, threats }: Boundary): string {
  const rows = (Object.keys(STRIDE) as StrideKind[]).map((kind) => {
    const { threat, against, open = '', rows: ids } = threats[kind];
    return row(STRIDE[kind], threat, against, open, ids.join(', '));
  });
  const heads = ['Kind', 'Threat', 'What stands against it', 'What stays open', 'Requirements'];
  return `### ${name}\n\nWhat passes: ${crosses}.\n\n${table(heads, rows)}\n`;
}

function evidenceText(evidence: Evidence): string {
  if (evidence.kind === 'test') return `\`tests/${evidence.test[0]}\`: “${evidence.test[1]}”`;
  return `\`${evidence.place[0]}\`: \`${evidence.place[1]}\``;
}

function reasonOf(requirement: Requirement): string {
  if (requirement.state !== 'met') return requirement.why;
  const { note, evidence } = requirement;
  return [...(note === undefined ? [] : [note]), ...evidence.map(evidenceText)].join('<br>');
}

function chapterSection(chapter: string, title: string): string {
  const ids = ASVS_IDS.filter((id) => id.startsWith(`${chapter}.`));
  const rows = ids.map((id) => {
    const { asks, state } = ASVS[id];
    return row(id, String(levelOf(id)), asks, STATES[state], reasonOf(ASVS[id]));
  });
  const heads = ['Number', 'Level', 'What it asks', 'State', 'Evidence or reason'];
  return `### ${chapter}. ${title}\n\n${table(heads, rows)}\n`;
}

const countOf = (ids: readonly AsvsId[], state: Requirement['state']): string =>
  String(ids.filter((id) => ASVS[id].state === state).length);

function requirementsLead(): string {
  const levels = [1, 2].map((level) => {
    const ids = ASVS_IDS.filter((id) => levelOf(id) === level);
    const counts = (Object.keys(STATES) as Requirement['state'][]).map((state) => countOf(ids, state));
    return row(String(level), String(ids.length), ...counts);
  });
  return `## Requirements

The requirements of the [OWASP Application Security Verification Standard](https://owasp.org/www-project-application-security-verification-standard/) 5.0.0 at levels 1 and 2.
The numbers and levels are those of the standard, which is published under CC BY-SA 4.0; what each asks is said here in other words, and much shorter: read the standard before you judge.

- **Met**: a test or a place in the repository shows it. The suite fails when a named test or place does not exist, or a requirement has no row.
- **Not applicable**: Clearline does not have what it is about.
- **Open**: it is not met, or only the operator can meet it. The reason says which.

${table(['Level', 'Requirements', ...Object.values(STATES)], levels)}
`;
}

/** The page of threats and requirements as Markdown. */
export function securityPage(): string {
  return [
    LEAD,
    ...BOUNDARIES.map(boundarySection),
    requirementsLead(),
    ...Object.entries(ASVS_CHAPTERS).map(([chapter, title]) => chapterSection(chapter, title)),
  ].join('\n');
}
