import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { Screenshot } from './capture-journeys.ts';

/** A frame of a middle gray and no background, so that it fits a light and a dark page. */
const STYLES = `
  main { display: inline-flex; gap: 24px }
  img { display: block; box-sizing: border-box; width: 300px; border: 5px solid #80868b; border-radius: 24px }
  body { margin: 0 }
`;

const QUALITY = 0.8;

/** Chromium takes pictures as PNG or JPEG; a canvas also writes WebP, which is a quarter of the size and keeps transparency. */
async function asWebp(page: Page, png: Buffer): Promise<Buffer> {
  const source = `data:image/png;base64,${png.toString('base64')}`;
  const written = await page.evaluate(
    async ([url, quality]) => {
      const image = new Image();
      image.src = url;
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', quality);
    },
    [source, QUALITY] as const,
  );
  return Buffer.from(written.slice(written.indexOf(',') + 1), 'base64');
}

/** Writes one WebP with all screenshots side by side, each in the frame of a phone. Returns its size in bytes. */
export async function joinScreens(browser: Browser, screenshots: readonly Screenshot[], file: string): Promise<number> {
  const page = await browser.newPage();
  const images = screenshots.map(({ path }) => `data:image/png;base64,${readFileSync(path).toString('base64')}`);
  await page.setContent(
    `<style>${STYLES}</style><main>${images.map((source) => `<img src="${source}" alt="">`).join('')}</main>`,
  );
  const picture = await asWebp(page, await page.locator('main').screenshot({ omitBackground: true }));
  await page.close();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, picture);
  return picture.length;
}
