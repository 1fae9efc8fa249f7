import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const fileOf = (path: string): Buffer => readFileSync(new URL(`../../web/${path}`, import.meta.url));
const page = fileOf('index.html').toString();

/** The width and height in the header of a PNG. */
const sizeOf = (png: Buffer): readonly number[] => [png.readUInt32BE(16), png.readUInt32BE(20)];

it('the page names icons for every browser, and all of them exist', () => {
  const links = [...page.matchAll(/<link rel="([^"]*icon)" href="\/([^"]+)"/g)].map(([, kind, file]) => [kind, file]);
  expect(links).toEqual([
    ['icon', 'favicon.ico'],
    ['icon', 'icon.svg'],
    ['apple-touch-icon', 'apple-touch-icon.png'],
  ]);
  for (const [, file = ''] of links) expect(fileOf(`public/${file}`).length).toBeGreaterThan(0);
  expect(sizeOf(fileOf('public/apple-touch-icon.png'))).toEqual([180, 180]);
  // The icon file has a header of 22 bytes and one PNG.
  expect(sizeOf(fileOf('public/favicon.ico').subarray(22))).toEqual([32, 32]);
});

it('a shared link has a picture of the size that messengers show, at an absolute address', () => {
  expect(page).toContain('<meta property="og:image" content="%PUBLIC_URL%/share.png" />');
  expect(sizeOf(fileOf('public/share.png'))).toEqual([1200, 630]);
});
