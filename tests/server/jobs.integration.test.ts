import { CompiledQuery, type Kysely } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { err, ok, type Result } from '../../core/domain/result.ts';
import { makeAdjustableClock, type AdjustableClock } from '../../server/clock.ts';
import { makeKyselyUnitOfWork } from '../../server/wiring/kysely-unit-of-work.ts';
import type { Tables } from '../../server/wiring/tables.ts';
import { makeHandleJob, type WorkerLog } from '../../server/jobs/handle-job.ts';
import { makeJobIds } from '../../server/jobs/job-ids.ts';
import { readJobFigures } from '../../server/jobs/kysely-job-figures.ts';
import { makeKyselyJobQueue } from '../../server/jobs/kysely-job-store.ts';
import type { DeliveryFailure, Job, JobTerms } from '../../server/jobs/ports.ts';
import type { JobRow } from '../../server/jobs/tables.ts';
import { makeWorker, type Worker, type WorkerDeps } from '../../server/jobs/worker.ts';
import type { Message } from '../../server/messages/message.ts';
import { jobsAbout } from '../../server/people/jobs-about.ts';
import { SAMPLE_INSTANT } from '../support/samples.ts';
import { startEngines, type Engine } from './engines.ts';
import { until } from '../support/wait.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const LEASE = 120 * SECOND;
const PAUSES = [SECOND, 5 * SECOND];
const DOWN = err({ code: 'ECONNREFUSED', isFinal: false });

const aMessage = (to = 'ana@mail.example'): Message => ({
  kind: 'registrationCode',
  to,
  language: 'en',
  code: '482913',
});

/** An empty queue, with a worker whose deliveries the test controls. */
async function openQueue(db: Kysely<Tables>, polling: Pick<WorkerDeps<Message>, 'pollMs'> = {}) {
  await db.deleteFrom('jobs').execute();
  const clock = makeAdjustableClock({ now: () => Date.now() });
  clock.stopAt(SAMPLE_INSTANT);
  const queue = makeKyselyJobQueue<Message>(db, 'people');
  const delivered: Job<Message>[] = [];
  const lines: object[] = [];
  const carrier = { answer: ok(undefined) as Result<void, DeliveryFailure> };
  const deliver = (job: Job<Message>) => {
    if (carrier.answer.ok) delivered.push(job);
    return Promise.resolve(carrier.answer);
  };
  const pauseAfter = ({ tries }: Job<Message>, isFinal: boolean) => (isFinal ? null : (PAUSES[tries - 1] ?? null));
  const handleJob = makeHandleJob({ queue, deliver, clock, pauseAfter });
  const newWorker = (isOnlyProcess = true) => makeWorker({ queue, handleJob, clock, isOnlyProcess, ...polling });
  const worker = newWorker();
  const unitOfWork = makeKyselyUnitOfWork(db, {
    makeJobId: makeJobIds(() => Date.now()),
    onPosted: worker.wake,
    sealMessage: (message) => message,
  });
  const log: WorkerLog = {
    warn: (facts, line) => lines.push({ ...facts, line }),
    error: (facts, line) => lines.push({ ...facts, line }),
  };
  const postOn = (terms: JobTerms, ...messages: Message[]) =>
    unitOfWork.run(async ({ outbox }) => {
      for (const message of messages) await outbox.post(message, clock.now(), terms);
      return ok(undefined);
    });
  const post = (...messages: Message[]) => postOn({}, ...messages);
  const rows = () => db.selectFrom('jobs').select(['kind', 'state', 'payload', 'tries']).orderBy('job_id').execute();
  return { clock, queue, delivered, lines, carrier, worker, newWorker, unitOfWork, log, post, postOn, rows };
}

type Queue = Awaited<ReturnType<typeof openQueue>>;

function later(clock: AdjustableClock, milliseconds: number): void {
  clock.stopAt(clock.now() + milliseconds);
}

describe.each(await startEngines())('Queued messages on $name', (engine) => {
  let database: Awaited<ReturnType<Engine['open']>>;
  let queue: Queue;
  let worker: Worker;
  beforeAll(async () => {
    database = await engine.openMigrated();
  });
  beforeEach(async () => {
    queue = await openQueue(database.db);
    worker = queue.worker;
  });
  afterEach(() => worker.stop());
  afterAll(() => database.close());

  test('are delivered once, in order, and their contents are erased', async () => {
    await queue.post(aMessage('ana@mail.example'), aMessage('leo@mail.example'));
    await queue.post(aMessage('mia@mail.example'));
    await worker.drain();
    await worker.drain();
    expect(queue.delivered.map(({ message }) => message.to)).toEqual([
      'ana@mail.example',
      'leo@mail.example',
      'mia@mail.example',
    ]);
    const done = { kind: 'registrationCode', state: 'delivered', payload: null, tries: 1 };
    expect(await queue.rows()).toEqual([done, done, done]);
  });

  test('are not created if the transaction that queues them is rolled back', async () => {
    await queue.unitOfWork.run(async ({ outbox }) => {
      await outbox.post(aMessage(), SAMPLE_INSTANT);
      return err('refused');
    });
    await worker.drain();
    expect(queue.delivered).toEqual([]);
    expect(await queue.rows()).toEqual([]);
  });

  test('are sent right after the transaction, without waiting for the next poll', async () => {
    queue = await openQueue(database.db, { pollMs: HOUR });
    worker = queue.worker;
    await worker.start(queue.log);
    for (let count = 1; count <= 7; count += 1) {
      await worker.drain();
      await queue.post(aMessage());
      await until(() => queue.delivered.length === count);
    }
  });

  test('are retried after growing pauses, then stored as failed and logged by id and kind', async () => {
    queue.carrier.answer = DOWN;
    await worker.start(queue.log);
    await worker.stop();
    await queue.post(aMessage());
    await worker.drain();
    await worker.drain();
    expect(await queue.rows()).toMatchObject([{ state: 'waiting', tries: 1 }]);
    for (const [tries, pause] of PAUSES.entries()) {
      later(queue.clock, pause - 1);
      await worker.drain();
      expect(await queue.rows()).toMatchObject([{ tries: tries + 1 }]);
      later(queue.clock, 1);
      await worker.drain();
      expect(await queue.rows()).toMatchObject([{ tries: tries + 2 }]);
    }
    expect(await queue.rows()).toEqual([{ kind: 'registrationCode', state: 'failed', payload: null, tries: 3 }]);
    const job = expect.any(String) as string;
    const facts = { job, kind: 'registrationCode', failure: 'ECONNREFUSED' };
    expect(queue.lines).toEqual([
      { ...facts, tries: 1, line: 'A message will be tried again' },
      { ...facts, tries: 2, line: 'A message will be tried again' },
      { ...facts, tries: 3, line: 'A message was given up' },
    ]);
  });

  test('that cannot be read are given up, and hold no other', async () => {
    const contents = ['{"kind":"registr', 'null', '"text"', '{"kind":"other"}', null];
    await queue.post(...contents.map(() => aMessage()), aMessage('leo@mail.example'));
    const ids = await database.db.selectFrom('jobs').select('job_id').orderBy('job_id').execute();
    for (const [index, payload] of contents.entries()) {
      const jobId = ids[index]?.job_id ?? '';
      await database.db.updateTable('jobs').set({ payload }).where('job_id', '=', jobId).execute();
    }
    await worker.start(queue.log);
    await worker.drain();
    expect(queue.delivered.map(({ message }) => message.to)).toEqual(['leo@mail.example']);
    expect((await queue.rows()).map(({ state }) => state)).toEqual([...contents.map(() => 'failed'), 'delivered']);
    expect(queue.lines).toEqual(
      contents.map((_payload, index) => ({
        ...{ job: ids[index]?.job_id, kind: 'registrationCode', tries: 1 },
        ...{ failure: 'UNREADABLE', line: 'A message was given up' },
      })),
    );
  });

  test('are not retried when they can never be accepted', async () => {
    queue.carrier.answer = err({ code: 'EENVELOPE 550', isFinal: true });
    await queue.post(aMessage());
    await worker.drain();
    expect(await queue.rows()).toMatchObject([{ state: 'failed', payload: null, tries: 1 }]);
  });

  test('keep their id over every attempt', async () => {
    queue.carrier.answer = DOWN;
    await queue.post(aMessage());
    const [first] = await queue.queue.claim(1, 0, queue.clock.now());
    queue.carrier.answer = ok(undefined);
    await worker.drain();
    expect(queue.delivered.map(({ jobId, tries }) => ({ jobId, tries }))).toEqual([{ jobId: first?.jobId, tries: 2 }]);
  });

  test('of a dead worker are due again when its lease expires, not before', async () => {
    await queue.post(aMessage());
    expect(await queue.queue.claim(10, LEASE, queue.clock.now())).toHaveLength(1);
    later(queue.clock, LEASE - 1);
    await worker.drain();
    expect(queue.delivered).toHaveLength(0);
    later(queue.clock, 1);
    await worker.drain();
    expect(queue.delivered).toHaveLength(1);
  });

  test('of a dead process are due immediately for the next one if only one process runs', async () => {
    await queue.post(aMessage());
    await queue.queue.claim(10, LEASE, queue.clock.now());
    const other = queue.newWorker(false);
    await other.start(queue.log);
    await other.drain();
    await other.stop();
    expect(queue.delivered).toHaveLength(0);
    await worker.start(queue.log);
    await until(() => queue.delivered.length === 1);
  });

  test('that wait for a retry keep waiting through any number of restarts', async () => {
    queue.carrier.answer = DOWN;
    await queue.post(aMessage());
    await worker.drain();
    for (let restart = 0; restart < 20; restart += 1) {
      const next = queue.newWorker();
      await next.start(queue.log);
      await next.drain();
      await next.stop();
    }
    expect(await queue.rows()).toMatchObject([{ state: 'waiting', tries: 1 }]);
    later(queue.clock, PAUSES[0] ?? 0);
    queue.carrier.answer = ok(undefined);
    await worker.drain();
    expect(queue.delivered).toMatchObject([{ tries: 2 }]);
  });

  test('whose attempt is interrupted by a restart do not lose an attempt', async () => {
    await queue.post(aMessage());
    for (let restart = 0; restart < 20; restart += 1) {
      expect(await queue.queue.claim(10, LEASE, queue.clock.now())).toMatchObject([{ tries: 1 }]);
      await queue.queue.takeBackLeased();
    }
    expect(await queue.rows()).toMatchObject([{ state: 'waiting', tries: 0 }]);
  });

  test('are dropped without an attempt, and erased, once they have expired', async () => {
    await worker.start(queue.log);
    await worker.stop();
    await queue.post(aMessage('leo@mail.example'));
    await queue.postOn({ expiresAt: SAMPLE_INSTANT + SECOND, subject: 'mia' }, aMessage('mia@mail.example'));
    later(queue.clock, SECOND);
    await worker.drain();
    expect(queue.delivered.map(({ message }) => message.to)).not.toContain('mia@mail.example');
    expect(await queue.rows()).toMatchObject([{ state: 'delivered' }, { state: 'failed', payload: null }]);
    expect(queue.lines).toMatchObject([{ failure: 'EXPIRED', line: 'A message was given up' }]);
    expect(await database.db.selectFrom('jobs').select('subject').where('subject', 'is not', null).execute()).toEqual(
      [],
    );
  });

  test('are retried once more before they expire, however long the next pause is', async () => {
    queue.carrier.answer = DOWN;
    await queue.postOn({ expiresAt: SAMPLE_INSTANT + SECOND }, aMessage());
    await worker.drain();
    queue.carrier.answer = ok(undefined);
    later(queue.clock, SECOND / 2);
    await worker.drain();
    expect(queue.delivered).toHaveLength(1);
  });

  test('are replaced by a newer one on their subject, and by no other', async () => {
    await queue.postOn({ subject: 'ana' }, aMessage('old@mail.example'));
    await queue.postOn({ subject: 'leo' }, aMessage('leo@mail.example'));
    await queue.post(aMessage('mia@mail.example'));
    await queue.unitOfWork.run(async ({ outbox }) => {
      await outbox.post(aMessage('refused@mail.example'), SAMPLE_INSTANT, { subject: 'leo' });
      return err('refused');
    });
    await queue.postOn({ subject: 'ana' }, aMessage('new@mail.example'));
    await worker.drain();
    expect(queue.delivered.map(({ message }) => message.to)).toEqual([
      'leo@mail.example',
      'mia@mail.example',
      'new@mail.example',
    ]);
  });

  test('do not stall when the clock is set back', async () => {
    queue.carrier.answer = DOWN;
    later(queue.clock, 365 * 24 * 3600 * SECOND);
    await queue.post(aMessage('old@mail.example'));
    await worker.drain();
    queue.clock.stopAt(SAMPLE_INSTANT);
    queue.carrier.answer = ok(undefined);
    await queue.post(aMessage('new@mail.example'));
    await worker.drain();
    expect(queue.delivered.map(({ message }) => message.to).sort()).toEqual(['new@mail.example', 'old@mail.example']);
  });

  test('that were never tried do not wait for a clock that was set back an hour', async () => {
    await queue.post(aMessage());
    later(queue.clock, -3600 * SECOND);
    await worker.drain();
    expect(queue.delivered).toHaveLength(1);
  });

  test('delivered by one worker are not marked failed by a slower one', async () => {
    await queue.post(aMessage());
    const [slow] = await queue.queue.claim(1, LEASE, queue.clock.now());
    await queue.queue.finish(slow?.jobId ?? '');
    await queue.queue.giveUp(slow?.jobId ?? '');
    expect(await queue.rows()).toMatchObject([{ state: 'delivered' }]);
  });

  test('that a slow worker postpones stay with the worker that holds them now', async () => {
    await queue.post(aMessage());
    const [slow] = await queue.queue.claim(1, LEASE, queue.clock.now());
    later(queue.clock, LEASE);
    await queue.queue.claim(1, LEASE, queue.clock.now());
    if (slow !== undefined) await queue.queue.postpone(slow, queue.clock.now());
    expect(await queue.queue.claim(1, LEASE, queue.clock.now())).toEqual([]);
  });

  test.each([
    ['delivered', ok(undefined)],
    ['failed', err({ code: 'EENVELOPE 550', isFinal: true })],
  ] as const)('are deleted some time after they were %s', async (state, answer) => {
    queue.carrier.answer = answer;
    await queue.post(aMessage());
    await worker.drain();
    await queue.post(aMessage());
    await queue.queue.sweep(state, SAMPLE_INSTANT);
    expect(await queue.rows()).toHaveLength(2);
    await queue.queue.sweep(state === 'failed' ? 'delivered' : 'failed', SAMPLE_INSTANT + 1);
    expect(await queue.rows()).toHaveLength(2);
    await queue.queue.sweep(state, SAMPLE_INSTANT + 1);
    expect(await queue.rows()).toMatchObject([{ state: 'waiting' }]);
  });

  /** Two thousand jobs of a kind. */
  const insertMany = (change: Partial<JobRow>) => {
    const many = Array.from({ length: 2000 }, (_, index): JobRow => ({
      job_id: `j-${index}`,
      kind: 'deliverReport',
      queue: 'reports',
      state: 'failed',
      payload: null,
      posted_at: SAMPLE_INSTANT + index,
      due_at: 0,
      leased_until: null,
      expires_at: null,
      subject: null,
      about: null,
      tries: 1,
      request_id: null,
      trace_parent: null,
      ...change,
    }));
    return database.db.insertInto('jobs').values(many).execute();
  };

  /** How the database runs the statements of some work. */
  async function plansOf(work: (noting: Kysely<Tables>) => Promise<unknown>) {
    const statements: CompiledQuery[] = [];
    const noting = database.db.withPlugin({
      transformQuery: ({ node, queryId }) => {
        statements.push(database.db.getExecutor().compileQuery(node, queryId));
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    });
    await work(noting);
    const explained = statements.map(async ({ sql, parameters }) => ({
      sql,
      plan: await engine.explain(database.db, CompiledQuery.raw(sql, [...parameters])),
    }));
    return Promise.all(explained);
  }

  test('are counted and deleted through an index only, however many there are', async () => {
    await insertMany({});
    const plans = await plansOf(async (noting) => {
      await readJobFigures(noting);
      await makeKyselyJobQueue(noting, 'people').sweep('failed', SAMPLE_INSTANT);
    });
    for (const { sql, plan } of plans) {
      expect(plan).toContain('jobs_by_posted');
      expect(plan).not.toMatch(/^SCAN|Seq Scan/m);
      if (sql.startsWith('select')) expect(plan).toMatch(/COVERING INDEX|Index Only Scan/);
    }
    expect(plans).toHaveLength(2);
  });

  test('about a person are found through an index, and those about others are not read', async () => {
    await insertMany({ state: 'waiting', payload: '{ unreadable', about: 'luis@mail.example' });
    await queue.post(aMessage('ana@mail.example'));
    const found: unknown[] = [];
    const ana = { userId: null, addresses: ['ana@mail.example'], reportIds: [] };
    const plans = await plansOf(async (noting) => found.push(...(await jobsAbout(noting, ana))));
    expect(found).toMatchObject([{ to: 'ana@mail.example' }]);
    expect(plans.map(({ plan }) => plan).join()).toMatch(/jobs_by_about/);
    expect(plans.map(({ plan }) => plan).join()).not.toMatch(/^SCAN|Seq Scan/m);
  });

  test('are each delivered once by two workers side by side', async () => {
    const people = Array.from({ length: 120 }, (_, index) => `p${index}@mail.example`);
    await queue.post(...people.map((to) => aMessage(to)));
    await Promise.all([worker.drain(), queue.newWorker().drain()]);
    expect(queue.delivered.map(({ message }) => message.to).sort()).toEqual([...people].sort());
  });
});
