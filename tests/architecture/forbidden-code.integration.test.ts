import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './cruise.ts';

const PARTS = ['core', 'adapters', 'web', 'server'];
const files = execFileSync('git', ['ls-files', '-z', ...PARTS], { cwd: ROOT, encoding: 'utf8' })
  .split('\0')
  .filter((path) => /\.tsx?$/.test(path));
const sources = files.map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));

/** Expects that no source matches a pattern, which a sample matches. */
function expectNone(pattern: RegExp, sample: string): void {
  expect(sample).toMatch(pattern);
  expect(sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path)).toEqual([]);
}

describe('The app and the server', () => {
  it('have sources', () => {
    expect(sources.length).toBeGreaterThan(500);
  });

  it('start no other program', () => {
    expectNone(/\b(?:node:)?child_process\b/, "import { exec } from 'node:child_process';");
  });

  it('run no text as code', () => {
    expectNone(/\bnode:vm\b|\beval\(|\bnew Function\b/, "import { runInNewContext } from 'node:vm';");
  });

  it('set no markup from text', () => {
    const markup = /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\s*=|insertAdjacentHTML|document\.write/;
    expectNone(markup, 'element.innerHTML = text;');
  });

  it('take no messages from other windows', () => {
    const heard = /\bwindow\.(?:onmessage|addEventListener\(\s*'message')/;
    expectNone(heard, "window.addEventListener('message', hear);");
  });

  it('keep no one from pasting a password', () => {
    expectNone(/\bonPaste\b|\bonpaste\b|'paste'/, '<input onPaste={refuse} />');
  });

  it('accept no certificate that is not trusted', () => {
    const unchecked = /(?<!\\\.)rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity/;
    expectNone(unchecked, 'const options = { rejectUnauthorized: false };');
  });

  it.each(["createHash('md5')", "createHmac('sha1', key)", "createCipheriv('aes-256-ecb', key, null)"])(
    'name no weak algorithm, such as %s',
    (sample) => {
      expectNone(/(?<mark>['"`])(?:md[45]|sha-?1|ripemd160|des(?:-\w+)*|rc[24]|aes-\d+-(?!gcm)\w+)\k<mark>/i, sample);
    },
  );
});
