import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { ROOT } from './cruise.ts';

/** The anchors of a page's headings, as GitHub makes them. */
function anchorsOf(page: string): readonly string[] {
  const text = readFileSync(join(ROOT, page), 'utf8').replaceAll(/^```[^]*?^```/gm, '');
  return [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(/\s/g, '-'),
  );
}

/** The links and pictures of a page that lead to no file or heading of the repository. Links to other sites are not followed. */
export function brokenLinks(page: string): readonly string[] {
  const text = readFileSync(join(ROOT, page), 'utf8').replaceAll(/^```[^]*?^```/gm, '');
  const targets = [...text.matchAll(/\]\(([^)\s]+)\)|src="([^"]+)"/g)].map(([, link, source]) => link ?? source ?? '');
  return targets.filter((target) => {
    if (/^[a-z]+:/.test(target)) return false;
    const [path = '', anchor] = target.split('#');
    const file = path === '' ? page : normalize(join(dirname(page), path));
    if (!existsSync(join(ROOT, file))) return true;
    return anchor !== undefined && (statSync(join(ROOT, file)).isDirectory() || !anchorsOf(file).includes(anchor));
  });
}
