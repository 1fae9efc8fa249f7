import type { Container } from 'inversify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ok, type Result } from '../../core/domain/result.ts';
import type { WorkerLog } from '../../server/jobs/handle-job.ts';
import type { Message } from '../../server/messages/message.ts';
import * as base from '../../server/wiring/base-parts.ts';
import * as jobs from '../../server/wiring/job-parts.ts';
import { SAMPLE_INSTANT } from '../support/samples.ts';
import { startEngines } from './engines.ts';
import { makeTestApp, type TestApp } from './test-app.ts';
import { until } from '../support/wait.ts';

/** More than a worker processes at once. */
const MANY = 40;
const SILENT: WorkerLog = { warn: () => undefined, error: () => undefined };

const aText = (): Message => ({ kind: 'signInCode', by: 'PHONE', to: '4155550100', language: 'en', code: '482913' });
const aMail = (): Message => ({ kind: 'registrationCode', to: 'ana@mail.example', language: 'en', code: '482913' });

describe.each(await startEngines())('E-mails and text messages on $name', (engine) => {
  let server: TestApp;
  let composed: Container;
  /** What reached the mail server and the SMS gateway, and what each waits for before it responds. */
  const carriers = {
    mails: 0,
    texts: 0,
    mailServer: Promise.withResolvers<Result<void, never>>(),
    gateway: Promise.withResolvers<Result<void, never>>(),
  };

  beforeEach(async () => {
    Object.assign(carriers, {
      mails: 0,
      texts: 0,
      mailServer: Promise.withResolvers(),
      gateway: Promise.withResolvers(),
    });
    server = await makeTestApp(engine, {}, (container) => {
      composed = container;
      container.rebind(base.mailer).toConstantValue({
        send: () => {
          carriers.mails += 1;
          return carriers.mailServer.promise;
        },
      });
      container.rebind(base.smsSender).toConstantValue({
        send: () => {
          carriers.texts += 1;
          return carriers.gateway.promise;
        },
      });
    });
    await composed.get(jobs.workers).start(SILENT);
  });
  afterEach(async () => {
    carriers.mailServer.resolve(ok(undefined));
    carriers.gateway.resolve(ok(undefined));
    await composed.get(jobs.workers).stop();
    await server.close();
  });

  const post = (messages: readonly Message[]) =>
    composed.get(base.unitOfWork).run(async ({ outbox }) => {
      for (const message of messages) await outbox.post(message, SAMPLE_INSTANT);
      return ok(undefined);
    });

  test('an email is sent while the SMS gateway hangs', async () => {
    await post(Array.from({ length: MANY }, aText));
    await until(() => carriers.texts > 0);
    await post([aMail()]);
    await until(() => carriers.mails === 1);
    expect(carriers.texts).toBeLessThan(MANY);
  });

  test('a text message is sent while the mail server hangs', async () => {
    await post(Array.from({ length: MANY }, aMail));
    await until(() => carriers.mails > 0);
    await post([aText()]);
    await until(() => carriers.texts === 1);
    expect(carriers.mails).toBeLessThan(MANY);
  });
});
