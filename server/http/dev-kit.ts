import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { STORAGE_NAMESPACE } from '../../adapters/storage/local-storage.ts';
import type { PrintedSymbology } from '../../adapters/symbols/bwip-symbols.ts';
import { TAB_CHANNEL } from '../../adapters/tabs/broadcast-tab-channel.ts';
import { scan } from '../../adapters/translations/en/scan.ts';
import { TEST_ID_HEADER } from '../../core/api/payloads.ts';
import { API_ROUTES } from '../../core/api/routes.ts';
import type { ScannedDevice } from '../../core/domain/device.ts';
import { recordKey } from '../../core/flow/test-record.ts';
import type { ServerClock } from '../clock.ts';
import { cassettesFor, codeOf, KIT, randomSerial } from './dev-kit-codes.ts';
import { PART, sendDevPage } from './dev-page.ts';

const SCALE = 5;
const BUTTON = 'font:inherit;min-height:2.75rem;padding:0.25rem 0.75rem';
const MINUTE_MS = 60_000;
const SCRIPT = new URL('dev-kit-page.mjs', import.meta.url);

interface Code {
  readonly name: string;
  readonly symbology: PrintedSymbology;
  readonly text: string;
  /** What the app does with it. */
  readonly effect: string;
}

async function codeHtml({ name, symbology, text }: Code): Promise<string> {
  const { symbolPhoto } = await import('../../adapters/symbols/bwip-symbols.ts');
  const picture = `data:image/png;base64,${(await symbolPhoto(text, symbology, SCALE)).toString('base64')}`;
  const file = `${name.toLowerCase().replaceAll(' ', '-')}.png`;
  return `<p><img src="${picture}" alt="${symbology === 'qr' ? 'QR code' : 'Data Matrix'}" style="max-width:100%"></p>
<p><code style="overflow-wrap:anywhere">${text}</code></p>
<p><button type="button" style="${BUTTON}" data-copy="${text}" aria-label="Copy the text: ${name}">Copy the text</button>
<a href="${picture}" download="${file}" aria-label="Save the picture: ${name}" style="${BUTTON};display:inline-block">Save the picture</a>
<span role="status"></span></p>`;
}

/** A code of the test itself. */
async function sectionHtml(code: Code, more = ''): Promise<string> {
  return `<section style="${PART}"><h2 style="margin:0">${code.name}</h2><p>${code.effect}</p>${await codeHtml(code)}${more}</section>`;
}

/** A code that is shown when it is asked for, so that a camera sees only one. */
async function detailsHtml(code: Code): Promise<string> {
  const summary = `<summary style="cursor:pointer"><b>${code.name}</b>: ${code.effect}</summary>`;
  return `<details style="${PART}">${summary}${await codeHtml(code)}</details>`;
}

const says = (title: string): string => `the app says “${title}”.`;

/** The codes of a whole test, and those that the scan rejects. */
function codesFor(
  serial: string,
  now: number,
): { readonly test: Readonly<Record<'box' | 'cassette', Code>>; readonly rejected: readonly Code[] } {
  const { own, different, used, expired, flu } = cassettesFor(serial, now);
  const cassette = (name: string, device: ScannedDevice, effect: string): Code => {
    return { name, symbology: 'dataMatrix', text: codeOf(device), effect };
  };
  const { messages, headings } = scan;
  return {
    test: {
      box: { name: 'Box', symbology: 'qr', text: KIT.productUrl, effect: `For “${headings.box}”.` },
      cassette: cassette('Cassette', own, `For “${headings.first}”, and after the wait for “${headings.second}”.`),
    },
    rejected: [
      cassette(
        'Different cassette',
        different,
        `after the wait, ${says(messages.testing.codeIsDifferentThanBefore.title)}`,
      ),
      cassette('Used cassette', used, says(messages.testing.deviceHasBeenUsedBefore.title)),
      cassette('Expired cassette', expired, says(messages.testing.expired.title)),
      cassette('Flu test', flu, says(messages.testing.cflTest.title)),
    ],
  };
}

function waitHtml(): string {
  const keys = { tests: STORAGE_NAMESPACE + recordKey(''), channel: TAB_CHANNEL };
  const data = Object.entries(keys).map(([name, key]) => `data-${name}="${key}"`);
  return `<section style="${PART}">
<h2 style="margin:0">Wait</h2>
<p>The app waits ${KIT.waitMs / MINUTE_MS} minutes before the lines are read. Leave its tab open and press this: all but the last 3 seconds pass in this browser.</p>
<p><button type="button" id="pass" style="${BUTTON}" ${data.join(' ')}>Let the wait pass</button></p>
<p role="status" id="passed"></p>
</section>`;
}

/** Has the server hold the used cassette for a test of its own, so that it rejects it. */
async function useUp(app: FastifyInstance, device: ScannedDevice): Promise<void> {
  const { createTestId, saveDevice } = API_ROUTES;
  const { body: testId } = await app.inject({ method: createTestId.method, url: createTestId.path });
  const headers = { [TEST_ID_HEADER]: testId };
  await app.inject({ method: saveDevice.method, url: saveDevice.path, headers, payload: device });
}

/**
 * GET /dev/kit, outside production only: the codes of an invented kit, as pictures and texts, and a button that lets the wait pass in
 * this browser. The cassette stays the same until GET /dev/kit/new, or until the server is started again.
 */
export function registerDevKit(app: FastifyInstance, clock: ServerClock): void {
  let serial = randomSerial();
  app.get('/dev/kit', async (_request, reply) => {
    const now = clock.now();
    await useUp(app, cassettesFor(serial, now).used);
    const { test, rejected } = codesFor(serial, now);
    const newCassette = `<form action="/dev/kit/new" style="padding-bottom:0.5rem"><button style="${BUTTON}">Take a new cassette</button></form>`;
    const [box, cassette] = [await sectionHtml(test.box), await sectionHtml(test.cassette, newCassette)];
    const others = await Promise.all(rejected.map(detailsHtml));
    const body = `<p>The codes of an invented test kit, to try the app without one. Where the app asks for a code, choose
“${scan.type.open}” and paste its text, or “${scan.photo.choose}” and choose its saved picture. Or show it to the camera, on another screen.</p>
${box}
${cassette}
${waitHtml()}
<section style="${PART}"><h2 style="margin:0 0 1rem">Cassettes that the app rejects</h2>
${others.join('\n')}</section>
<script type="module" src="/dev/kit/page.mjs"></script>`;
    return sendDevPage(reply, 'Test kit', body);
  });
  app.get('/dev/kit/new', (_request, reply) => {
    serial = randomSerial();
    return reply.redirect('/dev/kit', 303);
  });
  app.get('/dev/kit/page.mjs', (_request, reply) =>
    reply.header('cache-control', 'no-store').type('text/javascript; charset=utf-8').send(readFileSync(SCRIPT, 'utf8')),
  );
}
