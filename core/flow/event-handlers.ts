/** A member of a union whose members differ in `type`. */
interface Typed {
  readonly type: string;
}

type EventOf<Event extends Typed, Type> = Extract<Event, { readonly type: Type }>;

/** One handler for each type of event of a union. An event without a handler is a type error. */
export type Handlers<Event extends Typed, State, Next = State> = {
  readonly [Type in Event['type']]: (state: State, event: EventOf<Event, Type>) => Next;
};

/** Whether these handlers take the event, so that no list beside them has to say so. */
export function isHandledBy<Event extends Typed, Type extends Event['type']>(
  handlers: Readonly<Record<Type, unknown>>,
  event: Event,
): event is EventOf<Event, Type> {
  return Object.hasOwn(handlers, event.type);
}

/** The result of the handler of this type of event. */
export function handle<Event extends Typed, State, Next, Type extends Event['type'] = Event['type']>(
  handlers: Handlers<Event, State, Next>,
  state: State,
  event: { readonly [T in Type]: { readonly type: T } & EventOf<Event, T> }[Type],
): Next {
  return handlers[event.type](state, event);
}
