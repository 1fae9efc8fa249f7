import { STORAGE_NAMESPACE } from '../adapters/storage/local-storage.ts';
import { PERSISTED_ITEM_KEYS } from '../core/diagnostics/persisted-items.ts';
import { MAX_BROWSER_LENGTH, REDUCED_FORMAT, REDUCED_VERSION } from '../core/diagnostics/reduced-snapshot.ts';
import { DETAILS_ATTRIBUTE, RELOAD_ATTRIBUTE, START_NOTICE_ID } from '../web/boot/start-notice.ts';

/** Longer than the app takes to start on a slow 3G connection. */
const STARTS_WITHIN_MS = 12_000;

/** Makes the reduced snapshot (core/diagnostics/reduced-snapshot.ts) as `window.reducedDetails`. */
const REDUCED_SNAPSHOT = (appVersion: string): string => `
  var failure = 'none';
  var keys = ${JSON.stringify(PERSISTED_ITEM_KEYS)};
  function conditionOf(key) {
    var text;
    try {
      text = localStorage.getItem('${STORAGE_NAMESPACE}' + key);
    } catch (error) {
      return 'unreadable';
    }
    if (text === null) return 'missing';
    try {
      JSON.parse(text);
      return 'read';
    } catch (error) {
      return 'damaged';
    }
  }
  function twoDigits(number) {
    return (number < 10 ? '0' : '') + number;
  }
  function localInstant() {
    var now = new Date();
    var offset = -now.getTimezoneOffset();
    var size = Math.abs(offset);
    var local = new Date(now.getTime() + offset * 60000).toISOString().slice(0, -1);
    return local + (offset < 0 ? '-' : '+') + twoDigits(Math.floor(size / 60)) + ':' + twoDigits(size % 60);
  }
  window.reducedDetails = function () {
    var persisted = {};
    for (var name in keys) persisted[name] = conditionOf(keys[name]);
    return JSON.stringify({
      format: '${REDUCED_FORMAT}',
      version: ${String(REDUCED_VERSION)},
      at: localInstant(),
      app: '${appVersion}',
      failure: failure,
      browser: navigator.userAgent.slice(0, ${String(MAX_BROWSER_LENGTH)}),
      isOnline: navigator.onLine,
      persisted: persisted
    }, null, 2);
  };`;

/** Shows the snapshot below the pressed button, and copies it in a way that all browsers know. */
const COPY_DETAILS = `
  function copyDetails(button) {
    var part = button.parentNode;
    var field = part.querySelector('textarea');
    var status = part.querySelector('[role="status"]');
    var isCopied = false;
    field.value = window.reducedDetails();
    field.hidden = false;
    field.select();
    field.setSelectionRange(0, field.value.length);
    try {
      isCopied = document.execCommand('copy');
    } catch (error) {}
    status.textContent = status.getAttribute(isCopied ? 'data-copied' : 'data-refused');
  }`;

/**
 * Inlined into every page. Shows the notice when a script does not load, when the browser does not know its syntax, or when the app
 * has not started in time. In the syntax of browsers from before 2015, which cannot run the app but must say so.
 */
export const startNoticeScript = (
  appVersion: string,
): string => `(function () {${REDUCED_SNAPSHOT(appVersion)}${COPY_DETAILS}
  function show(found) {
    var template = document.querySelector('template#${START_NOTICE_ID}');
    if (!template) return;
    failure = found;
    var notice = document.createElement('div');
    notice.id = '${START_NOTICE_ID}';
    notice.className = 'start-notice';
    notice.setAttribute('role', 'alert');
    notice.appendChild(template.content);
    template.parentNode.replaceChild(notice, template);
    var busy = document.querySelectorAll('[aria-busy="true"]');
    for (var at = 0; at < busy.length; at += 1) busy[at].removeAttribute('aria-busy');
  }
  addEventListener('error', function (event) {
    if (event.error instanceof SyntaxError) show('syntax');
    else if (event.target.tagName === 'SCRIPT') show('script');
  }, true);
  addEventListener('click', function (event) {
    if (event.target.hasAttribute('${RELOAD_ATTRIBUTE}')) location.reload();
    if (event.target.hasAttribute('${DETAILS_ATTRIBUTE}')) copyDetails(event.target);
  });
  setTimeout(function () {
    show('time');
  }, ${String(STARTS_WITHIN_MS)});
})();`;
