import type { Task } from './supply.ts';

/** What differs from call to call in the values of its statements. */
export type Values = Readonly<
  Record<'testId' | 'deviceId' | 'userId' | 'loginSessionId' | 'groupId' | 'profileId', string>
>;

/** A value of a statement: the same at every call, the call's own, or the key of what is counted about its person. */
export type Parameter = { readonly same: unknown } | { readonly own: keyof Values } | { readonly counted: string };

/** One statement of a call, `begin` and `commit` among them. */
export interface Statement {
  readonly sql: string;
  readonly parameters: readonly Parameter[];
}

/** A hash in base64url: what a count is found by. */
const COUNT_KEY = /^[\w-]{43}$/;

/** What a call's statements are about. */
export function valuesOf({ person, body }: Task): Values {
  const { userId, loginSessionId, groupId, profileId } = person;
  return { testId: body.testId, deviceId: body.deviceId, userId, loginSessionId, groupId, profileId };
}

/** Finds the values of one call among the parameters of its statements, so that another call's can take their places. */
export function generalize(parameter: unknown, values: Values): Parameter {
  const names = Object.keys(values) as (keyof Values)[];
  const own = names.find((name) => values[name] === parameter);
  if (own !== undefined) return { own };
  return typeof parameter === 'string' && COUNT_KEY.test(parameter) ? { counted: parameter } : { same: parameter };
}

/** The value for a call. A person's own count is found by as long a key as the recorded one. */
export function specialize(parameter: Parameter, values: Values): unknown {
  if ('own' in parameter) return values[parameter.own];
  if ('counted' in parameter) return `${parameter.counted.slice(values.userId.length)}${values.userId}`;
  return parameter.same;
}
