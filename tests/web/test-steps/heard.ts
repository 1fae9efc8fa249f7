import type { Page } from 'playwright-core';

/** Runs in the page: writes down every text that a live region which a screen reader can reach comes to hold. */
function listenToStatus(): string[] {
  const heard: string[] = [];
  const hear = (): void => {
    const modal = document.querySelector('dialog:modal');
    for (const region of (modal ?? document).querySelectorAll('[role="status"]')) {
      const text = region.textContent.trim();
      if (text !== '' && heard.at(-1) !== text) heard.push(text);
    }
  };
  new MutationObserver(hear).observe(document.body, { childList: true, subtree: true, characterData: true });
  hear();
  return heard;
}

/** What a screen reader politely says on this page from now on. Ends with a reload. */
export async function heardOn(page: Page): Promise<() => Promise<readonly string[]>> {
  const heard = await page.evaluateHandle(listenToStatus);
  return () => heard.jsonValue();
}
