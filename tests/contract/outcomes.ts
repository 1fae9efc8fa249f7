import { expect } from 'vitest';
import type { ReportForm } from '../../core/domain/reported-field.ts';

/** A successful call without a value. */
export const FINE = { ok: true, value: undefined };

/** A failed call with an error code and no field errors. */
export const failed = (code: string, status: number) => ({ ok: false, error: { code, status } });

/** A signed-out user made a call that needs a login. */
export const NO_IDENTITY = failed('INVALID_TOKEN', 401);

/** What is held of a test that is not reported because its person wanted none. */
export const NOT_REPORTED = { status: 'notReported', form: null, reason: null };

/** What is held of a test with a report; a real server may have sent it already. */
export const reportedAs = (form: ReportForm) => ({
  status: expect.stringMatching(/^(?:queued|sent|accepted)$/) as unknown,
  form,
  reason: null,
});

/** The answer to a submission. */
export const receipt = (testId: string, report: object) => ({ ok: true, value: { testId, report } });
