import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { registerErrors } from '../../server/http/errors.ts';

test('An unexpected error is answered without details, and logged with its place but not its message', async () => {
  const lines: string[] = [];
  const app = Fastify({ logger: { level: 'info', stream: { write: (line: string) => lines.push(line) } } });
  registerErrors(app);
  app.get('/broken', () => {
    throw new TypeError('select * from users where email = ana@mail.example');
  });
  const answer = await app.inject({ url: '/broken' });
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toEqual({
    type: 'about:blank',
    title: 'Internal Server Error',
    status: 500,
    code: 'UNKNOWN',
  });
  const logged = lines.find((line) => line.includes('A call failed')) ?? '';
  expect(logged).toContain('TypeError');
  expect(logged).toContain('unexpected-errors.integration.test.ts');
  expect(lines.join('')).not.toContain('ana@mail.example');
  await app.close();
});
