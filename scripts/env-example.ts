import { readFileSync } from 'node:fs';

const SETTINGS = new URL('../docs/settings.md', import.meta.url);

/** What the unit sets itself, and what only tests and development read. */
const NOT_HERE: ReadonlySet<string> = new Set(['NODE_ENV', 'DATA_DIR', 'CHROMIUM_PATH']);

const INTRODUCTION = `# The settings of a server, with their defaults: copy to /etc/clearline/clearline.env, readable by root only (mode 0600).
# Generated from docs/settings.md, which says what each means: npm run regenerate
`;

const HEADING = /^## (.*)/;
const ROW = /^\| (`[A-Z].*?) +\| .*? \| (.*?) +\|$/;

/** The lines about a row of the table: each variable, commented out. */
function variables(names: string, fallback: string): readonly string[] {
  const all = [...names.matchAll(/`([A-Z][A-Z_]+)`/g)]
    .map(([, name]) => name ?? '')
    .filter((name) => !NOT_HERE.has(name));
  const words = fallback.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('`', '');
  return all.flatMap((name) => [`# default: ${words}`, `#${name}=`]);
}

/** deploy/systemd/clearline.env.example. */
export function envExample(): string {
  const lines = readFileSync(SETTINGS, 'utf8').split('\n');
  const body = lines.flatMap((line) => {
    const heading = HEADING.exec(line)?.[1];
    if (heading !== undefined && heading !== 'Tests') return [`\n# ${heading}\n`];
    const [, names, fallback] = ROW.exec(line) ?? [];
    return names === undefined || fallback === undefined ? [] : variables(names, fallback);
  });
  return `${[INTRODUCTION, ...body].join('\n')}\n`;
}
