import { isOneOf } from '../domain/choice-lists.ts';
import { DAMAGE_KEY } from '../flow/persisted-state.ts';
import { asRecord, asTexts, asWhole } from '../flow/persisted-values.ts';
import type { StorageCheck, StoredForm } from '../ports/storage-check.ts';
import type { Storage } from '../ports/storage.ts';
import { isUsable, PERSISTED_ITEM_KEYS, PERSISTED_ITEM_NAMES, type PersistedItemName } from './persisted-items.ts';

/** Not there; there and used; there, but not JSON or with parts that the app cannot use; or denied by the browser. */
export const ITEM_CONDITIONS = ['missing', 'read', 'damaged', 'unreadable'] as const;
export type ItemCondition = (typeof ITEM_CONDITIONS)[number];
export type PersistedConditions = Readonly<Record<PersistedItemName, ItemCondition>>;

/** What a page found damaged, and when it was found first, in epoch milliseconds. */
export interface Damage {
  readonly foundAt: number;
  readonly items: readonly PersistedItemName[];
}

/** Where the stored values are read. */
export interface CheckedStorage {
  readonly storage: Storage;
  readonly check: StorageCheck;
}

/** Damage found longer ago no longer explains what a person sees. */
const DAMAGE_AGE_MS = 7 * 24 * 60 * 60_000;

const WITHOUT_VALUE = {
  missing: 'missing',
  notJson: 'damaged',
  unreadable: 'unreadable',
} as const satisfies Readonly<Record<Exclude<StoredForm, 'json'>, ItemCondition>>;

function conditionAt(name: PersistedItemName, key: string, { storage, check }: CheckedStorage): ItemCondition {
  const form = check(key);
  if (form !== 'json') return WITHOUT_VALUE[form];
  return isUsable(name, storage.read(key), key) ? 'read' : 'damaged';
}

/** How an item is stored; of several tests the worst. */
function conditionOf(name: PersistedItemName, checked: CheckedStorage): ItemCondition {
  const key = PERSISTED_ITEM_KEYS[name];
  const keys = name === 'test' ? checked.storage.keys().filter((one) => one.startsWith(key)) : [];
  const conditions = [key, ...keys].map((one) => conditionAt(name, one, checked));
  return (['unreadable', 'damaged', 'read'] as const).find((one) => conditions.includes(one)) ?? 'missing';
}

/** How each item is stored now. */
export function persistedConditions(checked: CheckedStorage): PersistedConditions {
  const entries = PERSISTED_ITEM_NAMES.map((name) => [name, conditionOf(name, checked)] as const);
  return Object.fromEntries(entries) as PersistedConditions;
}

function asDamage(value: unknown, now: number): Damage | null {
  const stored = asRecord(value);
  const foundAt = asWhole(stored?.foundAt);
  const items = asTexts(stored?.items).filter((name) => isOneOf(PERSISTED_ITEM_NAMES, name));
  if (foundAt === null || items.length === 0 || now - foundAt > DAMAGE_AGE_MS) return null;
  return { foundAt, items };
}

/**
 * Records what is damaged now, because the next change replaces it. Returns everything that was found, also by earlier pages; null if
 * there was nothing. The damaged texts are not copied: they may contain answers, and logging out has to remove them.
 */
export function recordDamage(checked: CheckedStorage, now: number): Damage | null {
  const { storage } = checked;
  const known = asDamage(storage.read(DAMAGE_KEY), now);
  const conditions = persistedConditions(checked);
  const found = PERSISTED_ITEM_NAMES.filter((name) => conditions[name] === 'damaged');
  const added = found.filter((name) => known?.items.includes(name) !== true);
  if (added.length === 0) return known;
  const damage = { foundAt: known?.foundAt ?? now, items: [...(known?.items ?? []), ...added] };
  storage.write(DAMAGE_KEY, damage);
  return damage;
}
