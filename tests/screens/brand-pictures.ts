import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';

/** The font of the app, as a data URL: the page of a picture has no server. */
const FONT = import.meta
  .resolve('@fontsource-variable/atkinson-hyperlegible-next')
  .replace(/index\.css$/, 'files/atkinson-hyperlegible-next-latin-wght-normal.woff2');

const TOUCH_ICON_SIZE = 180;
const TAB_ICON_SIZE = 32;
/** The size that messengers and social networks ask for. */
const SHARE_SIZE = { width: 1200, height: 630 };

const dataUrl = (type: string, file: string | URL): string =>
  `data:${type};base64,${readFileSync(file).toString('base64')}`;

/** An icon file with one PNG. Its header has the size, the number of colors, planes and bits, and the place of the PNG. */
function iconFile(png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(TAB_ICON_SIZE, 6);
  header.writeUInt8(TAB_ICON_SIZE, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

function sharePage(icon: string): string {
  return `<style>
    @font-face { font-family: Own; src: url(${dataUrl('font/woff2', new URL(FONT))}); font-weight: 200 800 }
    body { margin: 0; display: flex; align-items: center; gap: 72px; box-sizing: border-box; width: ${SHARE_SIZE.width}px;
      height: ${SHARE_SIZE.height}px; padding: 0 96px; background: #faf6ef; color: #12292c; font-family: Own }
    img { height: 320px } h1 { margin: 0; font-size: 112px; letter-spacing: -0.02em }
    p { margin: 24px 0 0; font-size: 44px; line-height: 1.3 }
  </style><img src="${icon}" alt=""><div><h1>Clearline</h1><p>Your home COVID-19 test,<br>step by step.</p></div>`;
}

/** Draws the icons for browsers without SVG icons, and the picture of shared links, from the SVG icon. Returns their files. */
export async function drawBrandPictures(browser: Browser, folder: string): Promise<readonly string[]> {
  const icon = dataUrl('image/svg+xml', join(folder, 'icon.svg'));
  const page = await browser.newPage();
  const draw = async (width: number, height: number, html: string): Promise<Buffer> => {
    await page.setViewportSize({ width, height });
    await page.setContent(html);
    await page.evaluate(() => document.fonts.ready);
    return page.screenshot({ omitBackground: true });
  };
  const square = (size: number): Promise<Buffer> =>
    draw(size, size, `<body style="margin:0"><img src="${icon}" alt="" style="display:block;width:100%">`);
  const files = {
    'favicon.ico': iconFile(await square(TAB_ICON_SIZE)),
    'apple-touch-icon.png': await square(TOUCH_ICON_SIZE),
    'share.png': await draw(SHARE_SIZE.width, SHARE_SIZE.height, sharePage(icon)),
  };
  await page.close();
  return Object.entries(files).map(([name, bytes]) => {
    writeFileSync(join(folder, name), bytes);
    return join(folder, name);
  });
}
