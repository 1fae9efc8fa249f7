import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

function bench(...args: readonly string[]) {
  return spawnSync(process.execPath, ['bench/main.ts', ...args], { encoding: 'utf8' });
}

describe('npm run bench', () => {
  it.each([
    ['web', 'bare react-dom'],
    ['server', 'bare driver'],
    ['postgres', 'one statement'],
    ['results', '5,000'],
    ['cli', 'bare Node'],
    ['decode', 'html5-qrcode'],
    ['flows', 'bare reducer'],
  ])('%s --help says what is measured and beside what', (name, baseline) => {
    const { status, stdout } = bench(name, '--help');
    expect(status).toBe(0);
    expect(stdout.replaceAll(/\s+/g, ' ')).toContain(baseline);
    expect(stdout).toMatch(/default: 5[^]*Example:/);
    expect(bench('--help').stdout).toMatch(new RegExp(`^ *${name} (?:\\[options\\] )?\\[runs\\]`, 'm'));
  });

  it.each([[['cli', '0']], [['cli', 'many']], [['cli', '100']], [['unknown']], [[]]])(
    'with %j prints its usage, and exits 2',
    (args) => {
      const { status, stderr } = bench(...args);
      expect(status).toBe(2);
      expect(stderr).not.toBe('');
    },
  );
});
