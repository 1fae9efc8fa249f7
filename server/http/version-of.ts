import { createHash } from 'node:crypto';

const LENGTH = 22;

/** A content hash of 22 characters in base64url. */
export function versionOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, LENGTH);
}

/** The version of all texts together. */
export function textsVersionOf(texts: object): string {
  return versionOf(JSON.stringify(texts));
}

const withoutWeakness = (tag: string): string => tag.trim().replace(/^W\//, '');

/** Whether If-None-Match contains an entity tag or `*`. */
export function hasTag(header: string, entityTag: string): boolean {
  return header.split(',').some((tag) => withoutWeakness(tag) === withoutWeakness(entityTag) || tag.trim() === '*');
}
