// @vitest-environment happy-dom
import type { ErrorCode } from '../../../core/domain/error-codes.ts';
import { aGuestSubmission, anAccountSubmission } from '../../support/samples.ts';
import { describeInLanguages } from '../../support/tier.ts';
import { setUpPhone } from '../transcripts/screen-reader.ts';
import { compareWords } from './compare-words.ts';
import { at, member, visitor, type Visit } from './visit.ts';

setUpPhone();

const AWAY = { server: 'away' } as const;
const OFFLINE = { browser: 'offline' } as const;
const GUEST_RESULT = { kind: 'guestResult', submission: aGuestSubmission() } as const;
const WAITING = { send: { type: 'callDeferred', call: GUEST_RESULT } } as const;
const OF_ANOTHER = {
  send: { type: 'callDeferred', call: { kind: 'result', ownerId: 'another', submission: anAccountSubmission() } },
} as const;
const PROGRESS = {
  send: { type: 'callDeferred', call: { kind: 'removal', testId: 'a test', deviceId: 'a device' } },
} as const;
const rejected = (code: ErrorCode, status: number) =>
  ({ send: { type: 'callRejected', call: { ...GUEST_RESULT, id: 1 }, error: { code, status } } }) as const;
const GUEST = [{ press: 'continue-as-guest' }, { press: 'continue' }] as const;

const VISITS: readonly Visit[] = [
  visitor('the landing offline', OFFLINE),
  visitor('login offline', at('login'), OFFLINE),
  member('a test offline', { press: 'start-testing' }, at('home'), { press: 'not-now' }, OFFLINE),
  member('the form of support offline', at('support'), OFFLINE),
  visitor('a result that waits', ...GUEST, AWAY, WAITING),
  visitor('a result that waits offline', ...GUEST, OFFLINE, WAITING),
  visitor('a result of another person that waits', ...GUEST, AWAY, OF_ANOTHER),
  visitor('progress that waits', ...GUEST, AWAY, PROGRESS),
  visitor('progress that waits offline', ...GUEST, OFFLINE, PROGRESS),
  visitor('a result that was refused', ...GUEST, rejected('UNKNOWN', 422)),
  visitor('a result that was refused for its cassette', ...GUEST, rejected('PREVIOUSLY_USED_DEVICE', 409)),
  visitor('a result that was refused for its time', ...GUEST, rejected('WRONG_TEST_TIME', 422)),
];

describeInLanguages('the terminal shows the words of the notices above a page', (language) => {
  compareWords(VISITS, language);
});
