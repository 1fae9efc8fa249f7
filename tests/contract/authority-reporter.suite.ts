import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuthorityReporter, OutgoingReport } from '../../server/report-delivery/ports.ts';
import { reportFileName } from '../../server/report-delivery/report-file-name.ts';

/** A reporter, and the test's access to the authority that it delivers to. */
export interface AuthorityUnderTest {
  readonly reporter: AuthorityReporter;
  /** The messages that the authority has received, by file name. */
  readonly taken: () => Promise<ReadonlyMap<string, string>>;
  /** Lets the authority answer a report with these findings. */
  readonly look: (
    fileName: string,
    found: { readonly errors: readonly string[]; readonly warnings: readonly string[] },
  ) => Promise<void>;
  /** Makes the authority unreachable. */
  readonly disconnect: () => Promise<void>;
  readonly reconnect: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const AT = Date.UTC(2026, 6, 4, 7, 0, 0, 123);

const aReport = (unique: string): OutgoingReport => ({
  fileName: reportFileName({ lab: 'Clearline', environment: 'test', at: AT, unique }),
  message: `MSH|^~\\&|CLEARLINE\rPID|1||${unique}||Ñandú 🦊^Ana\r`,
});

/** The contract of every AuthorityReporter. */
export function describeAuthorityReporter(name: string, open: () => Promise<AuthorityUnderTest>): void {
  describe(`Reports by ${name}`, () => {
    let authority: AuthorityUnderTest;
    beforeAll(async () => {
      authority = await open();
    });
    afterAll(() => authority.close());

    const handOver = async (report: OutgoingReport) => {
      const delivered = await authority.reporter.deliver(report);
      if (!delivered.ok) throw new Error(delivered.error.code);
    };

    it('arrive complete, under their file name', async () => {
      const { fileName, message } = aReport('whole');
      await handOver({ fileName, message });
      expect((await authority.taken()).get(fileName)).toBe(message);
    });

    it('count once when they are delivered twice', async () => {
      const report = aReport('twice');
      await handOver(report);
      await handOver(report);
      const names = [...(await authority.taken()).keys()].filter((name) => name.includes('twice'));
      expect(names).toEqual([report.fileName]);
    });

    it('have no answer until the authority has processed them', async () => {
      const report = aReport('unread');
      await handOver(report);
      expect(await authority.reporter.readResponse(report.fileName, 0)).toEqual({ ok: true, value: null });
    });

    it.each([
      ['accepted', { errors: [], warnings: [] }],
      ['accepted', { errors: [], warnings: ['PID-8 is U, "unknown"', 'PID-10 is empty'] }],
      ['refused', { errors: ['PID-5: a name, please'], warnings: [] }],
      ['refused', { errors: ['PID-5'], warnings: ['PID-8'] }],
    ] as const)('are %s with %j', async (outcome, found) => {
      const report = aReport(`${outcome}-${found.errors.length}-${found.warnings.length}`);
      await handOver(report);
      await authority.look(report.fileName, found);
      const answer = await authority.reporter.readResponse(report.fileName, 0);
      expect(answer).toEqual({ ok: true, value: { outcome, ...found } });
    });

    it('have no answer after another delivery until the authority has processed them again', async () => {
      const report = aReport('again');
      await handOver(report);
      await authority.look(report.fileName, { errors: ['PID-5'], warnings: [] });
      const read = (since: number) => authority.reporter.readResponse(report.fileName, since);
      const [later, earlier] = [Date.now() + 60_000, Date.now() - 60_000];
      expect(await read(later)).toEqual({ ok: true, value: null });
      expect(await read(earlier)).toMatchObject({ ok: true, value: { outcome: 'refused' } });
    });

    it('fail while the authority is unreachable, and are delivered later', async () => {
      const report = aReport('later');
      await authority.disconnect();
      const [failed, unread] = [
        await authority.reporter.deliver(report),
        await authority.reporter.readResponse(report.fileName, 0),
      ];
      await authority.reconnect();
      expect(failed).toMatchObject({ ok: false, error: { isFinal: false } });
      expect(unread).toMatchObject({ ok: false, error: { isFinal: false } });
      expect(JSON.stringify([failed, unread])).not.toMatch(/Ñandú|later|MSH/);
      await handOver(report);
      expect((await authority.taken()).get(report.fileName)).toBe(report.message);
    });
  });
}
