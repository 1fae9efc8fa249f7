/** Runs in the browser on /dev/kit, which names the storage keys of the app. */

/** So much of the wait is left, to see how it ends. */
const LEFT_MS = 3000;
/** A page in the background looks at its timers about once a second, and one that was left long ago once a minute. */
const PATIENCE_MS = 4000;
const LOOK_EVERY_MS = 100;
const MOVED_TIMES = ['countdownTimerEndTime', 'expirationTimerEndTime', 'collectedAt'];

/** @param {number} milliseconds */
const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

/**
 * Stores the test, and tells the app's other tabs.
 *
 * @param {DOMStringMap} keys
 * @param {unknown} session
 */
function store({ session: key = '', channel = '' }, session) {
  localStorage.setItem(key, JSON.stringify(session));
  localStorage.setItem(channel, JSON.stringify({ type: 'kept' }));
  localStorage.removeItem(channel);
}

/**
 * Moves the times of the test back, as if most of the wait had passed. An open page of the app would correct them by what it knows of
 * the wait: without an end it forgets that first.
 *
 * @param {DOMStringMap} keys
 * @returns {Promise<string>} what happened
 */
async function passWait(keys) {
  const session = JSON.parse(localStorage.getItem(keys.session ?? '') ?? '{}');
  const left = (session.countdownTimerEndTime ?? 0) - Date.now() - LEFT_MS;
  if (left <= 0) {
    return `No test waits at ${location.origin}. Start one in this browser, at this address, and come back when it waits.`;
  }
  store(keys, { ...session, countdownTimerEndTime: null, expirationTimerEndTime: null });
  const until = Date.now() + PATIENCE_MS;
  while (localStorage.getItem(keys.proof ?? '') !== null && Date.now() < until) await pause(LOOK_EVERY_MS);
  const isAsleep = localStorage.getItem(keys.proof ?? '') !== null;
  localStorage.removeItem(keys.proof ?? '');
  const moved = MOVED_TIMES.map((name) => [name, session[name] === null ? null : session[name] - left]);
  store(keys, { ...session, ...Object.fromEntries(moved) });
  const again = isAsleep ? ' If it still waits there, press this again.' : '';
  return `The wait ends in 3 seconds. Go back to the test.${again}`;
}

const button = /** @type {HTMLButtonElement} */ (document.getElementById('pass'));
const passed = /** @type {HTMLElement} */ (document.getElementById('passed'));
button.addEventListener('click', async () => {
  button.disabled = true;
  passed.textContent = 'One moment…';
  passed.textContent = await passWait(button.dataset);
  button.disabled = false;
});

for (const copy of document.querySelectorAll('button[data-copy]')) {
  copy.addEventListener('click', async () => {
    await navigator.clipboard.writeText(copy.getAttribute('data-copy') ?? '');
    const status = copy.parentElement?.querySelector('[role=status]');
    if (status) status.textContent = 'Copied';
  });
}
