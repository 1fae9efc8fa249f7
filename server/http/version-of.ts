import { createHash } from 'node:crypto';

const LENGTH = 22;

/** Identifies content: 22 characters of base64url that change with it. */
export function versionOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, LENGTH);
}

/** The version of all texts together. */
export function textsVersionOf(texts: object): string {
  return versionOf(JSON.stringify(texts));
}

const withoutWeakness = (tag: string): string => tag.trim().replace(/^W\//, '');

/** Whether the header If-None-Match names an entity tag, or any. */
export function hasTag(header: string, entityTag: string): boolean {
  return header.split(',').some((tag) => withoutWeakness(tag) === withoutWeakness(entityTag) || tag.trim() === '*');
}
