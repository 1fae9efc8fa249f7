/** Loaded before a program by `node --import`: prints each package of OpenTelemetry that it loads. */
import { registerHooks } from 'node:module';

registerHooks({
  load: (url, context, next) => {
    const name = /node_modules\/(@opentelemetry\/[^/]+)/.exec(url)?.[1];
    if (name !== undefined) process.stderr.write(`loaded ${name}\n`);
    return next(url, context);
  },
});
