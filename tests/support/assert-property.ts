import fc, { type IAsyncProperty, type IProperty, type IRawProperty, type Parameters } from 'fast-check';
import { mustBeAwaited } from './must-be-awaited.ts';

/** Asserts a property, as `fc.assert` does. An asynchronous property must be awaited: if it is not, its test fails. */
export function assertProperty<Inputs, IsAsync extends boolean>(
  property: IRawProperty<Inputs, IsAsync>,
  parameters: Parameters<NoInfer<Inputs>> = {},
): IsAsync extends true ? Promise<void> : undefined {
  const tried: Promise<void> | void = fc.assert(property as IProperty<Inputs> | IAsyncProperty<Inputs>, parameters);
  return (tried instanceof Promise ? mustBeAwaited('assertProperty(…)', tried) : undefined) as IsAsync extends true
    ? Promise<void>
    : undefined;
}
