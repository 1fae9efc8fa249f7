/**
 * Keeps React from noting for each element where in the code it was made, which takes a sixth of the time of the tests with screens and is
 * read only when an element is debugged. Its warnings stay.
 */
import * as React from 'react';

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

// React notes only so many in a second, and begins to count anew in the next.
Object.defineProperty(Reflect.get(React, INTERNALS), 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set: () => undefined,
  configurable: true,
});
