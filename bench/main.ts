/** `npm run bench -- NAME [RUNS]`: measures a part of the product and prints what was found. */
export interface Bench {
  /** Measures so many times and prints. */
  readonly run: (runs: number) => Promise<void>;
}

const BENCHES: Readonly<Record<string, () => Promise<Bench>>> = {
  web: () => import('./web/bench-web.ts'),
  server: () => import('./server/bench-server.ts'),
  results: () => import('./results/bench-results.ts'),
  cli: () => import('./cli/bench-cli.ts'),
  decode: () => import('./decode/bench-decode.ts'),
  flows: () => import('./flows/bench-flows.ts'),
};

const DEFAULT_RUNS = 5;

const [chosen = '', runs = String(DEFAULT_RUNS)] = process.argv.slice(2);
const load = BENCHES[chosen];
if (load === undefined || !/^[1-9]\d?$/.test(runs)) {
  console.error(`Usage: npm run bench -- ${Object.keys(BENCHES).join('|')} [RUNS, 1 to 99; default ${DEFAULT_RUNS}]`);
  process.exitCode = 2;
} else {
  const bench = await load();
  await bench.run(Number(runs));
}
