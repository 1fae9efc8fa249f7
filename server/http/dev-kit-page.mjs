/** Runs in the browser on /dev/kit, which names the storage keys of the app. */

/** So much of the wait is left, to see how it ends. */
const LEFT_MS = 3000;
const MOVED_TIMES = ['countdownTimerEndTime', 'expirationTimerEndTime', 'collectedAt'];

/**
 * Every stored test by its key.
 *
 * @param {string} prefix
 */
function readTests(prefix) {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  return keys.map((key) => ({ key, record: JSON.parse(localStorage.getItem(key) ?? '{}') }));
}

/**
 * Moves the times of the test back, as if most of the wait had passed. An open page of the app would correct them by what is known of the
 * wait, so that is forgotten.
 *
 * @param {DOMStringMap} keys
 * @returns {string} what happened
 */
function passWait({ tests = '', channel = '' }) {
  const waiting = readTests(tests).find(
    ({ record }) => record.open?.session.countdownTimerEndTime > Date.now() + LEFT_MS,
  );
  if (waiting === undefined) {
    return `No test waits at ${location.origin}. Start one in this browser, at this address, and come back when it waits.`;
  }
  const { key, record } = waiting;
  const { session } = record.open;
  const left = session.countdownTimerEndTime - Date.now() - LEFT_MS;
  const moved = MOVED_TIMES.map((name) => [name, session[name] === null ? null : session[name] - left]);
  const open = { ...record.open, session: { ...session, ...Object.fromEntries(moved) }, proof: null };
  const stamp = { ...record.stamp, kit: (record.stamp.kit ?? 0) + 1 };
  localStorage.setItem(key, JSON.stringify({ ...record, open, stamp }));
  localStorage.setItem(channel, JSON.stringify({ type: 'kept' }));
  localStorage.removeItem(channel);
  return 'The wait ends in 3 seconds. Go back to the test.';
}

const button = /** @type {HTMLButtonElement} */ (document.getElementById('pass'));
const passed = /** @type {HTMLElement} */ (document.getElementById('passed'));
button.addEventListener('click', () => {
  passed.textContent = passWait(button.dataset);
});

for (const copy of document.querySelectorAll('button[data-copy]')) {
  copy.addEventListener('click', async () => {
    await navigator.clipboard.writeText(copy.getAttribute('data-copy') ?? '');
    const status = copy.parentElement?.querySelector('[role=status]');
    if (status) status.textContent = 'Copied';
  });
}
