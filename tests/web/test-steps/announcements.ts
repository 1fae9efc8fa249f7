import type { Page } from '@playwright/test';

/** Runs in the page: records every text that appears in a live region within reach of a screen reader. */
function listenToStatus(): string[] {
  const heard: string[] = [];
  const hear = (): void => {
    const modal = document.querySelector('dialog:modal');
    for (const region of (modal ?? document).querySelectorAll('[role="status"]')) {
      const text = region.textContent.replaceAll('\u00a0', ' ').trim();
      if (text !== '' && heard.at(-1) !== text) heard.push(text);
    }
  };
  new MutationObserver(hear).observe(document.body, { childList: true, subtree: true, characterData: true });
  hear();
  return heard;
}

/** Records polite announcements on this page until it is reloaded, with plain spaces where lines must not break. */
export async function recordAnnouncements(page: Page): Promise<() => Promise<readonly string[]>> {
  const heard = await page.evaluateHandle(listenToStatus);
  return () => heard.jsonValue();
}
