import { createHash } from 'node:crypto';

/** Identifies a message without revealing its contents. */
export interface MessageFacts {
  readonly bytes: number;
  /** As `sha256sum` prints it for the file. */
  readonly sha256: string;
}

export function messageFacts(message: string): MessageFacts {
  return {
    bytes: Buffer.byteLength(message, 'utf8'),
    sha256: createHash('sha256').update(message).digest('hex'),
  };
}
