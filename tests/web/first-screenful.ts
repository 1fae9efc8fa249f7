import type { Page } from '@playwright/test';
import { resizeTo } from './visitor.ts';

/** The reference phone, and what its browser bars leave of it. */
export const SHORT_PHONES = [
  { width: 360, height: 640 },
  { width: 360, height: 560 },
] as const;

/** Runs in the page, scrolled to the top: which of the wanted elements are missing, cut off or covered. */
function findUnseen(wanted: string): string[] {
  window.scrollTo({ top: 0, behavior: 'instant' });
  const place = document.querySelector('dialog[open]') ?? document.body;
  const missing = wanted.split(', ').filter((selector) => place.querySelector(selector) === null);
  if (missing.length > 0) return missing.map((selector) => `there is no ${selector}`);
  return [...place.querySelectorAll<HTMLElement>(wanted)].flatMap((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const name = element.textContent.trim().slice(0, 40);
    if (top < 0 || left < 0 || bottom > innerHeight || right > innerWidth)
      return [`is cut off at ${String(Math.round(bottom))}: ${name}`];
    // Inside the corners, which may be round.
    const inset = Math.min(8, (bottom - top) / 3, (right - left) / 3);
    const points = [
      [(left + right) / 2, (top + bottom) / 2],
      [left + inset, top + inset],
      [right - inset, top + inset],
      [left + inset, bottom - inset],
      [right - inset, bottom - inset],
    ] as const;
    const isCovered = points.some(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      return hit === null || !(element.contains(hit) || hit.contains(element));
    });
    return isCovered ? [`is covered at ${String(Math.round(bottom))}: ${name}`] : [];
  });
}

/**
 * Lists matching elements that are not fully visible on a phone before scrolling. Every selector of the list, separated
 * by a comma and a space, must match. The window keeps the phone's size.
 */
export async function lossesInFirstScreenful(
  page: Page,
  phone: { readonly width: number; readonly height: number },
  wanted: string,
): Promise<string[]> {
  await resizeTo(page, phone);
  const language = await page.getAttribute('html', 'lang');
  const losses = await page.evaluate(findUnseen, wanted);
  return losses.map((loss) => `${language ?? ''} at ${String(phone.height)} ${loss}`);
}
