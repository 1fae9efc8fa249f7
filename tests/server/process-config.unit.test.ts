import { describe, expect, test } from 'vitest';
import { readConfig } from '../../server/config.ts';

const processOf = (environment: Record<string, string>) => {
  const config = readConfig(environment);
  return config.ok ? config.value.process : config.error;
};

describe('The times to wait for the database and the balancer', () => {
  test('have defaults that end before a browser gives up, and leave slowly only in production', () => {
    const databaseTimeouts = { connectMs: 5_000, statementMs: 10_000, lockMs: 5_000 };
    expect(processOf({})).toEqual({ databaseTimeouts, leaveMs: 0 });
    expect(processOf({ NODE_ENV: 'production' })).toEqual({ databaseTimeouts, leaveMs: 5_000 });
  });

  test('are read in seconds', () => {
    const environment = {
      DATABASE_CONNECT_SECONDS: '0.5',
      DATABASE_STATEMENT_SECONDS: '7',
      DATABASE_LOCK_SECONDS: '2.25',
      LEAVE_SECONDS: '0',
      NODE_ENV: 'production',
    };
    const databaseTimeouts = { connectMs: 500, statementMs: 7_000, lockMs: 2_250 };
    expect(processOf(environment)).toEqual({ databaseTimeouts, leaveMs: 0 });
  });

  test.each([
    ['DATABASE_CONNECT_SECONDS', '0'],
    ['DATABASE_STATEMENT_SECONDS', '0.0'],
    ['DATABASE_LOCK_SECONDS', '-1'],
    ['DATABASE_LOCK_SECONDS', '0.0001'],
    ['LEAVE_SECONDS', '1000'],
    ['LEAVE_SECONDS', 'soon'],
  ])('%s is not %s', (name, value) => {
    expect(processOf({ [name]: value })).toContain(`These settings cannot be used: ${name}.`);
  });
});
