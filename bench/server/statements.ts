import type { Task } from './supply.ts';

/** The values of the statements that differ between calls. */
export type Values = Readonly<
  Record<'testId' | 'deviceId' | 'userId' | 'loginSessionId' | 'groupId' | 'profileId', string>
>;

/** A parameter of a statement: the same for every call, specific to the call, or the key of a call counter of its person. */
export type Parameter = { readonly same: unknown } | { readonly own: keyof Values } | { readonly counted: string };

/** One statement of a call, `begin` and `commit` among them. */
export interface Statement {
  readonly sql: string;
  readonly parameters: readonly Parameter[];
}

/** The key of a call counter: a hash in base64url. */
const COUNT_KEY = /^[\w-]{43}$/;

/** The values of a call. */
export function valuesOf({ person, body }: Task): Values {
  const { userId, loginSessionId, groupId, profileId } = person;
  return { testId: body.testId, deviceId: body.deviceId, userId, loginSessionId, groupId, profileId };
}

/** Replaces the values of one call in a parameter by their names, so that another call's values can be inserted. */
export function generalize(parameter: unknown, values: Values): Parameter {
  const names = Object.keys(values) as (keyof Values)[];
  const own = names.find((name) => values[name] === parameter);
  if (own !== undefined) return { own };
  return typeof parameter === 'string' && COUNT_KEY.test(parameter) ? { counted: parameter } : { same: parameter };
}

/** The parameter's value for a call. The key of a call counter has the same length as the recorded one. */
export function specialize(parameter: Parameter, values: Values): unknown {
  if ('own' in parameter) return values[parameter.own];
  if ('counted' in parameter) return `${parameter.counted.slice(values.userId.length)}${values.userId}`;
  return parameter.same;
}
