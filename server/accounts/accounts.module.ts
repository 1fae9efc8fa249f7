import { ContainerModule } from 'inversify';
import { TOKENS } from '../tokens.ts';
import { makeArgon2Passwords } from './argon2-passwords.ts';
import { makeAuthenticate } from './authenticate.ts';
import { makeJoseAccessTokens } from './jose-access-tokens.ts';
import { makeCodes } from './keyed-codes.ts';

/** What accounts stand on: passwords, codes, access tokens. */
export const accountsModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.passwords)
    .toDynamicValue(() => makeArgon2Passwords())
    .inSingletonScope();
  bind(TOKENS.codes)
    .toDynamicValue(() => makeCodes())
    .inSingletonScope();
  bind(TOKENS.accessTokens)
    .toDynamicValue((context) =>
      makeJoseAccessTokens({ unitOfWork: context.get(TOKENS.unitOfWork), clock: context.get(TOKENS.clock) }),
    )
    .inSingletonScope();
  bind(TOKENS.authenticate)
    .toDynamicValue((context) =>
      makeAuthenticate({
        unitOfWork: context.get(TOKENS.unitOfWork),
        clock: context.get(TOKENS.clock),
        accessTokens: context.get(TOKENS.accessTokens),
      }),
    )
    .inSingletonScope();
});
