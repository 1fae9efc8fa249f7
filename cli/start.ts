import { enableCompileCache } from 'node:module';

// Reading TypeScript anew at every start would take most of the time that a command takes. Nothing but the next line is
// loaded before the cache is on, so that it holds for all.
enableCompileCache();
await import('./main.ts');
