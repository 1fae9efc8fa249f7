/** A connection in the WebDriver BiDi protocol. */
export interface Bidi {
  /** Sends a command and resolves with its result. */
  send<Answer>(method: string, params?: object): Promise<Answer>;
  close(): void;
}

interface Answer {
  readonly id: number;
  readonly type: 'success' | 'error';
  readonly result: never;
  readonly error?: string;
  readonly message?: string;
}

interface Waiting {
  readonly resolve: (result: never) => void;
  readonly reject: (error: Error) => void;
}

/** Connects to a browser. */
export async function connectBidi(url: string): Promise<Bidi> {
  const socket = new WebSocket(url);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error(`Nothing answers at ${url}.`)));
  });
  const waiting = new Map<number, Waiting>();
  let count = 0;
  socket.addEventListener('message', ({ data }) => {
    const { id, type, result, error, message } = JSON.parse(String(data)) as Answer;
    const { resolve, reject } = waiting.get(id) ?? {};
    waiting.delete(id);
    if (type === 'success') resolve?.(result);
    else reject?.(new Error(`${String(error)}: ${String(message)}`));
  });
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('The browser closed the connection.'));
    waiting.clear();
  });
  return {
    send: (method, params = {}) =>
      new Promise((resolve, reject) => {
        count += 1;
        waiting.set(count, { resolve, reject });
        socket.send(JSON.stringify({ id: count, method, params }));
      }),
    close: () => socket.close(),
  };
}
