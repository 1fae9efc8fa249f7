import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import postcss, { type Container } from 'postcss';

const WEB = resolve(import.meta.dirname, '../../../web');

/** Selectors that the DOM of these tests does not know, or that match no element of the page. */
const UNUSABLE = /::|:has\(|\[open\]|:popover-open/;

/** What browsers hide without a style. */
const OF_BROWSERS = ['details:not([open]) > :not(summary)'];

/** Whether a block of rules applies on a screen of this width. */
function applies(params: string, width: number): boolean {
  const [, side, pixels] = /\((min|max)-width: ([\d.]+)px\)/.exec(params) ?? [];
  if (side === undefined) return false;
  return side === 'min' ? width >= Number(pixels) : width <= Number(pixels);
}

/** Notes for each selector whether the last rule that applies hides its elements. */
function noteHidden(block: Container, width: number, hidden: Map<string, boolean>): void {
  block.each((node) => {
    if (node.type === 'atrule') {
      if (node.name === 'supports' || (node.name === 'media' && applies(node.params, width)))
        noteHidden(node, width, hidden);
    } else if (node.type === 'rule') {
      node.each((declaration) => {
        if (declaration.type !== 'decl' || declaration.prop !== 'display') return;
        for (const selector of node.selectors.filter((one) => !UNUSABLE.test(one))) {
          hidden.set(selector, declaration.value === 'none');
        }
      });
    }
  });
}

/** The part of the app's styles that hides elements on a screen of this width. */
export function hidingCss(width: number): string {
  const hidden = new Map(OF_BROWSERS.map((selector) => [selector, true]));
  for (const file of globSync('**/*.css', { cwd: WEB })) {
    noteHidden(postcss.parse(readFileSync(join(WEB, file), 'utf8')), width, hidden);
  }
  const selectors = [...hidden].flatMap(([selector, isHidden]) => (isHidden ? [selector] : []));
  return `${selectors.join(',\n')} { display: none }`;
}
