import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { giveToOwner } from '../support/postgres-binaries.ts';

/** The certificate of a run, which all its programs show and trust, and its key. */
export function certificateIn(folder: string) {
  return { certificate: join(folder, 'certificate.pem'), key: join(folder, 'certificate-key.pem') };
}

/** Makes the certificate of a run. node-postgres compares it with `localhost`, since an address is no name. */
export function makeCertificate(folder: string): void {
  const { certificate, key } = certificateIn(folder);
  const algorithm = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const names = ['-subj', '/CN=clearline-drill', '-addext', 'subjectAltName=IP:127.0.0.1,DNS:localhost'];
  const files = ['-keyout', key, '-out', certificate];
  execFileSync('openssl', ['req', '-x509', '-days', '7', ...algorithm, ...names, ...files], { stdio: 'pipe' });
  giveToOwner(key);
}

/** A call over TLS to a program of a run. */
export interface Call {
  readonly method?: 'GET' | 'POST';
  /** The user and the password. */
  readonly auth?: string;
  readonly body?: unknown;
  readonly patienceMs: number;
}

/** Calls a program of a run. Rejects if it does not answer. */
export function ask(folder: string, url: string, { method = 'GET', auth, body, patienceMs }: Call) {
  const ca = readFileSync(certificateIn(folder).certificate);
  const terms = { method, ca, ...(auth === undefined ? {} : { auth }) };
  return new Promise<{ readonly status: number; readonly said: string }>((resolve, reject) => {
    const call = request(url, { ...terms, agent: false, signal: AbortSignal.timeout(patienceMs) }, (answer) => {
      text(answer).then((said) => resolve({ status: answer.statusCode ?? 0, said }), reject);
    });
    call.on('error', reject).end(body === undefined ? undefined : JSON.stringify(body));
  });
}
