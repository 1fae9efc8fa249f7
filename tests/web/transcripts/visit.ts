import { diffArrays } from 'diff';
import type { i18n } from 'i18next';
import { API_ROUTES, routeName, type ApiRoute, type ApiRouteId } from '../../../core/api/routes.ts';
import type { ErrorCode } from '../../../core/domain/error-codes.ts';
import { hearDuring, hearPage } from './hear.ts';
import { openApp, type OpenedApp, type Start } from './open-app.tsx';

/** How a call is made again and again. */
interface Attempt {
  /** Prepares each attempt, which has its number. */
  readonly before?: (attempt: number) => unknown;
  readonly send: () => unknown;
}

/** A visit of the app that is written down as a person hears it. */
export interface Visit {
  /** Closes the app that is open, and opens it anew. Nothing is written. */
  open(start: Omit<Start, 'texts'>): Promise<OpenedApp>;
  /** Writes down the page. */
  page(title: string): Promise<void>;
  /** Writes down the page with what every page repeats. */
  wholePage(title: string): Promise<void>;
  /** Writes down the headings and controls of a document; other tests compare its sentences with their file. */
  outline(title: string): Promise<void>;
  /** Writes down how the page differs from the one that was read before. */
  compare(title: string): Promise<void>;
  /** Writes down what is said while something happens, and how the page differs afterwards. */
  change(title: string, act: () => unknown): Promise<void>;
  /** Writes down only what is said while something happens. */
  said(title: string, act: () => unknown): Promise<void>;
  /** Something that is not written down. */
  act(act: () => unknown): Promise<void>;
  /** Writes down what the page says to each error that a call can have; `others` are met elsewhere. */
  errorsOf(call: ApiRouteId, attempt: Attempt, others?: readonly ErrorCode[]): Promise<void>;
}

/** A visit with what it wrote down. */
export interface WrittenVisit extends Visit {
  readonly close: () => void;
  readonly text: () => string;
}

const OUTLINED = /^(?:\d+ of \d+: )?(?:heading|link|button|navigation)\b/;

type CallFailure = readonly [code: ErrorCode, status: number, named?: ErrorCode];

/** The statuses by which a call fails, with the code that the answer names, if any. */
function failuresOf(call: ApiRouteId): readonly CallFailure[] {
  const { errors, named = {}, otherwise = 'UNKNOWN' }: ApiRoute = API_ROUTES[call];
  const all: readonly CallFailure[] = [
    ...Object.entries(errors).flatMap(([status, code]) =>
      code === undefined ? [] : [[code, Number(status)] as const],
    ),
    ...Object.entries(named).flatMap(([status, codes]) =>
      (codes ?? []).map((code) => [code, Number(status), code] as const),
    ),
    [otherwise, 500],
  ];
  // It ends the login, whose message is among those of the landing.
  return all.filter(([code]) => code !== 'INVALID_TOKEN');
}

/** Lines that came with `+`, and those that went with `-`; of a page that is another one, every line. */
function differences(before: readonly string[], after: readonly string[]): readonly string[] {
  const headingOf = (lines: readonly string[]) => lines.find((line) => /^heading, .*, level 1$/.test(line));
  if (headingOf(before) !== headingOf(after)) return after;
  return diffArrays([...before], [...after]).flatMap(({ added, removed, value }) =>
    added || removed ? value.map((line) => `${added ? '+' : '-'} ${line}`) : [],
  );
}

/** Starts a visit in a language. */
export function startVisit(texts: i18n): WrittenVisit {
  const written: string[] = [];
  let app: OpenedApp | null = null;
  let heard: readonly string[] = [];
  const opened = (): OpenedApp => {
    if (app === null) throw new Error('The app is not open.');
    return app;
  };
  const write = (title: string, lines: readonly string[]): void => void written.push(`== ${title}`, ...lines, '');
  const act: Visit['act'] = (work) => opened().perform(work);
  const hear = async (): Promise<readonly string[]> => {
    const { lines, isDialog } = await hearPage();
    const shown = isDialog ? lines : differences(heard, lines);
    if (!isDialog) heard = lines;
    return shown;
  };
  const change: Visit['change'] = async (title, work) => {
    const lines = [...(await said(work)), ...(await hear())];
    if (lines.length === 0) throw new Error(`Nothing is heard: ${title}`);
    write(title, lines);
  };
  const said = async (work: () => unknown): Promise<readonly string[]> => {
    const lines = await hearDuring(() => act(work));
    return lines.map((line) => `> ${line}`);
  };
  const close = (): void => {
    app?.close();
    app = null;
  };
  return {
    open: async (start) => {
      close();
      app = await openApp({ ...start, texts });
      return app;
    },
    page: async (title) => {
      const { lines } = await hearPage();
      heard = lines;
      write(title, lines);
    },
    wholePage: async (title) => write(title, (await hearPage(true)).lines),
    outline: async (title) => {
      const { lines } = await hearPage();
      write(
        title,
        lines.filter((line) => OUTLINED.test(line)),
      );
    },
    compare: async (title) => {
      const lines = await hear();
      write(title, lines.length === 0 ? ['The same'] : lines);
    },
    said: async (title, work) => write(title, await said(work)),
    change,
    act,
    errorsOf: async (call, { before, send }, others = []) => {
      for (const [index, [code, status, named]] of failuresOf(call).entries()) {
        if (others.includes(code)) continue;
        await act(() => before?.(index));
        opened().backEnd.failNext({ [routeName(call)]: { status, ...(named && { code: named }) } });
        await change(`${call} fails: ${code}`, send);
      }
    },
    close,
    text: () => written.join('\n'),
  };
}
