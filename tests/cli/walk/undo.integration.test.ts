import { describe, expect, it } from 'vitest';
import { WALK_WORDS } from '../../../cli/walk/walk-words.ts';
import { translations } from '../../../adapters/translations/index.ts';
import { makeMemoryPlayBackEnd } from '../../../cli/play/memory-back-end.ts';
import { walk } from '../../../cli/walk/walk.ts';
import type { WalkedPath } from '../../../cli/walk/walk-deps.ts';
import { KITS } from '../../../core/domain/kit-registry.ts';
import { terminalDriver } from '../../support/scenarios.ts';
import { foundScenario, guest, HEAD, nextFrom, NOW, replay, scripted, times, walkBy } from './scripted-walk.ts';

const { undo, notUndone, expect: expecting } = WALK_WORDS;

describe('undoing in a walk', () => {
  it('takes the last action out of the app and of the path, with what was expected after it', async () => {
    const before = await walkBy(guest, 'testing', ['Next', 'Next', 'Answer: No', 'Leave']);
    const { path, menus } = await walkBy(guest, 'testing', [
      ...['Next', 'Next', 'Answer: No', 'Next', undo, 'Reload', undo, 'Leave'],
    ]);
    expect(path).toEqual(before.path);
    expect(menus.at(-1)).toContain(translations.en.steps.steps['health-questionnaire'].title);
    expect(await replay(guest, path)).toMatchObject({ ok: true });
  });

  it('takes back a scan, which a fresh app has not seen', async () => {
    const toScan = [...nextFrom('intro-welcome', 'profile-selection'), 'Answer: No'];
    const { path } = await walkBy(guest, 'testing', [
      ...[...toScan, ...nextFrom('health-questionnaire', 'scan-device'), 'Scan the box', 'Scan a valid cassette', undo],
      ...['Scan a valid cassette', 'Save'],
    ]);
    expect(path.filter((entry) => JSON.stringify(entry).startsWith('{"scan"'))).toHaveLength(2);
    expect(await replay(guest, path)).toMatchObject({ ok: true });
  });

  it('takes back only the words that were expected last', async () => {
    const { title } = translations.en.steps.steps['intro-how-it-works'];
    const before = await walkBy(guest, 'testing', ['Next', 'Leave']);
    const { path } = await walkBy(guest, 'testing', ['Next', expecting.offer, title, undo, 'Leave']);
    expect(path).toEqual(before.path);
  });

  it('takes back the actions of a file, except for the first one', async () => {
    const from = foundScenario(`${HEAD}do:\n  - start: testing\n  - next\n  - expect: { error: none }\n  - next\n`);
    const { path } = await walkBy(from.scenario, '', [...times(2, undo), 'Leave'], { from });
    expect(path).toEqual([{ start: 'testing' }]);
    await expect(walkBy(from.scenario, '', times(3, undo), { from })).rejects.toThrow('is not among');
  });

  it('takes back going on to a step as one action', async () => {
    const before = await walkBy(guest, 'testing', ['Leave']);
    const symptoms = translations.en.steps.steps['health-questionnaire'].title;
    const { path, menus } = await walkBy(guest, 'testing', ['Go on to', symptoms, undo, 'Leave']);
    expect(path).toEqual(before.path);
    expect(menus.at(-1)).toContain(translations.en.steps.steps['intro-welcome'].title);
  });

  it('leaves the clock of a server at the time of the walk, although the end of a play sets it back', async () => {
    const clock: (number | null)[] = [];
    const openDriver = () => {
      const backEnd = makeMemoryPlayBackEnd(KITS);
      const end = () => (clock.push(null), backEnd.end());
      const moveClock = (now: number) => (clock.push(now), backEnd.moveClock(now));
      return Promise.resolve(terminalDriver({ ...backEnd, end, moveClock }));
    };
    await walkBy(guest, 'testing', ['Next', undo, 'Leave'], { openDriver });
    expect(clock).toEqual([null, Date.parse(NOW), null]);
  });

  it('takes nothing back if the rest of the path no longer plays', async () => {
    const prompter = scripted(['Next', 'Next', undo, 'Leave']);
    let path: WalkedPath = [];
    const apps = [makeMemoryPlayBackEnd(KITS), { ...makeMemoryPlayBackEnd(KITS), calls: () => [] }];
    const settings = {
      scenario: guest,
      from: null,
      language: 'en',
      hasIds: false,
      pass: () => Promise.resolve(),
    } as const;
    await walk(
      {
        ...settings,
        openDriver: () => Promise.resolve(terminalDriver(apps.shift())),
        prompter,
        saveDetails: () => '',
        keep: (walked) => void (path = walked),
        save: () => Promise.resolve(true),
      },
      [{ start: 'testing' }],
    );
    expect(prompter.said).toContain(`  ! ${notUndone}`);
    expect(path.filter((entry) => entry === 'next')).toHaveLength(2);
  });
});
