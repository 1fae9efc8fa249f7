import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parse, stringify } from 'yaml';
import { findFreePort } from './postgres-binaries.ts';
import { startTool } from './operator-tools.ts';

/** The files of `deploy` for Prometheus. */
export const RULES_FOLDER = fileURLToPath(new URL('../../deploy/monitoring/prometheus/', import.meta.url));

const EVERY = '100ms';

interface Configuration {
  readonly global: object;
  readonly scrape_configs: readonly [object];
}

/** One series of an answer: its labels and its value, as text. */
export interface Sample {
  readonly metric: Readonly<Record<string, string>>;
  readonly value: readonly [number, string];
}

/** A Prometheus that scrapes one server. */
export interface Prometheus {
  /** Asks until the answer has the wanted number of series; the test's timeout ends the wait. Rejects for an invalid query. */
  query(expression: string, least?: number): Promise<readonly Sample[]>;
  /** The health of each rule by its name: `ok` after it was evaluated. */
  rules(): Promise<Readonly<Record<string, string>>>;
  stop(): Promise<void>;
}

/** The example of `deploy`, with this server in it and without its long intervals. */
function configurationFor(target: string, tokenFile: string): string {
  const example = parse(readFileSync(join(RULES_FOLDER, 'prometheus.yml'), 'utf8')) as Configuration;
  const [scraped] = example.scrape_configs;
  return stringify({
    ...example,
    global: { scrape_interval: EVERY, scrape_timeout: EVERY, evaluation_interval: EVERY },
    rule_files: [join(RULES_FOLDER, 'clearline.rules.yml')],
    scrape_configs: [
      { ...scraped, authorization: { credentials_file: tokenFile }, static_configs: [{ targets: [target] }] },
    ],
  });
}

async function ask<Data>(address: string): Promise<Data> {
  const answer = (await (await fetch(address)).json()) as { status: string; error?: string; data: Data };
  if (answer.status !== 'success') throw new Error(answer.error);
  return answer.data;
}

/** Starts Prometheus with the configuration of `deploy` on a server's metrics. */
export async function startPrometheus(serverUrl: string, metricsToken: string): Promise<Prometheus> {
  const directory = mkdtempSync(join(tmpdir(), 'clearline-prometheus-'));
  const [configFile, tokenFile] = [join(directory, 'prometheus.yml'), join(directory, 'token')];
  writeFileSync(tokenFile, metricsToken);
  writeFileSync(configFile, configurationFor(new URL(serverUrl).host, tokenFile));
  const address = `127.0.0.1:${await findFreePort()}`;
  const stop = startTool('prometheus', [
    `--config.file=${configFile}`,
    `--storage.tsdb.path=${join(directory, 'data')}`,
    `--web.listen-address=${address}`,
  ]);
  const api = `http://${address}/api/v1`;
  const isUp = () =>
    fetch(`http://${address}/-/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) await pause(20);
  return {
    query: async (expression, least = 1) => {
      for (;;) {
        const { result } = await ask<{ result: readonly Sample[] }>(
          `${api}/query?query=${encodeURIComponent(expression)}`,
        );
        if (result.length >= least) return result;
        await pause(20);
      }
    },
    rules: async () => {
      const { groups } = await ask<{ groups: { rules: { name: string; health: string }[] }[] }>(`${api}/rules`);
      return Object.fromEntries(groups.flatMap(({ rules }) => rules.map(({ name, health }) => [name, health])));
    },
    stop: async () => {
      await stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
