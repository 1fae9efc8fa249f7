import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { FILM_HEIGHT, FILM_WIDTH, paintTable } from '../../cli/code/camera-film.ts';
import { countTraversals } from '../support/pending-traversals.ts';
import { FRONT_PATHS, startPage, type PageStart, type PictureSize } from './page-start.ts';

/** A request of a page to the app's server. */
export interface PassingRequest {
  readonly method: string;
  readonly path: string;
  readonly body: Buffer;
}

export interface FrontOptions {
  /** The app's own server. */
  readonly target: string;
  /** What pages are given when they open. */
  readonly start: () => PageStart;
  readonly onRequest: (request: PassingRequest) => void;
  /** The request has its answer, or has failed. */
  readonly onEnd: (request: PassingRequest) => void;
  /** An error of a page. */
  readonly onTrouble: (trouble: string) => void;
}

/** A server between a browser and the app's own. It starts each page for a test, and can be out of reach. */
export interface Front {
  readonly url: string;
  /** Shows this picture to the camera; resolves once every page whose camera is on has drawn it. */
  show(luma: Buffer): Promise<void>;
  close(): Promise<void>;
}

const START_TAG = `<head><script src="${FRONT_PATHS.start}"></script>`;
const PICTURE_SIZE: PictureSize = { width: FILM_WIDTH, height: FILM_HEIGHT };
const NO_CONTENT = 204;
const LOOKS_EVERY_MS = 2_000;
const POLL_MS = 10;

/** The camera's picture, and which of its versions pages have asked for. */
function makePicture() {
  let [luma, version, lastLook] = [paintTable(), 0, -Infinity];
  let drawn = version;
  return {
    answer: (shown: string | null, response: ServerResponse): void => {
      lastLook = performance.now();
      const headers = { etag: String(version), 'cache-control': 'no-store' };
      if (shown === String(version)) {
        drawn = version;
        response.writeHead(NO_CONTENT, headers).end();
      } else response.writeHead(200, { ...headers, 'content-type': 'application/octet-stream' }).end(luma);
    },
    turnOff: (response: ServerResponse): void => {
      lastLook = -Infinity;
      response.writeHead(NO_CONTENT).end();
    },
    show: async (next: Buffer): Promise<void> => {
      luma = next;
      version += 1;
      // A page that was left with its camera on asks no more.
      while (drawn !== version && performance.now() - lastLook < LOOKS_EVERY_MS) {
        await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      }
    },
  };
}

/** Passes a request on, and its answer back; pages get the script that starts them. */
function passOn({ target }: FrontOptions, incoming: IncomingMessage, body: Buffer, response: ServerResponse): void {
  const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
  const { method } = incoming;
  const outgoing = request(target + (incoming.url ?? '/'), { method, headers }, (answer) => {
    const isPage = answer.headers['content-type']?.startsWith('text/html') === true;
    if (!isPage) {
      response.writeHead(answer.statusCode ?? 200, answer.headers);
      answer.pipe(response);
      return;
    }
    void buffer(answer).then((page) => {
      const { 'content-length': _length, ...rest } = answer.headers;
      response.writeHead(answer.statusCode ?? 200, rest).end(page.toString().replace('<head>', START_TAG));
    });
  });
  outgoing.on('error', () => response.destroy());
  response.on('close', () => outgoing.destroy());
  outgoing.end(body);
}

/** Starts the front on a free port of this machine. */
export async function openFront(options: FrontOptions): Promise<Front> {
  const picture = makePicture();
  const script = (): string =>
    `(${countTraversals.toString()})();\n(${startPage.toString()})(${JSON.stringify(options.start())}, ${JSON.stringify(
      FRONT_PATHS,
    )}, ${JSON.stringify(PICTURE_SIZE)});`;

  const pass = (incoming: IncomingMessage, body: Buffer, response: ServerResponse): void => {
    const passing = { method: incoming.method ?? 'GET', path: incoming.url ?? '/', body };
    if (!options.start().isOnline) {
      incoming.socket.destroy();
      return;
    }
    options.onRequest(passing);
    response.once('close', () => options.onEnd(passing));
    passOn(options, incoming, body, response);
  };
  const server = createServer((incoming, response) => {
    void buffer(incoming).then((body) => {
      const { pathname, searchParams } = new URL(incoming.url ?? '/', options.target);
      if (pathname === FRONT_PATHS.start) {
        response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' }).end(script());
      } else if (pathname === FRONT_PATHS.camera) picture.answer(searchParams.get('shown'), response);
      else if (pathname === FRONT_PATHS.cameraOff) picture.turnOff(response);
      else if (pathname === FRONT_PATHS.trouble) {
        options.onTrouble(body.toString());
        response.writeHead(NO_CONTENT).end();
      } else pass(incoming, body, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    show: picture.show,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
