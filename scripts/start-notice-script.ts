import { STORAGE_NAMESPACE } from '../adapters/storage/local-storage.ts';
import { CODE_DIGITS, CODE_MARK } from '../core/diagnostics/details-code.ts';
import { PERSISTED_ITEM_KEYS } from '../core/diagnostics/persisted-items.ts';
import { MAX_BROWSER_LENGTH, REDUCED_FORMAT, REDUCED_VERSION } from '../core/diagnostics/reduced-snapshot.ts';
import { DETAILS_ATTRIBUTE, RELOAD_ATTRIBUTE, START_NOTICE_ID } from '../web/boot/start-notice.ts';

/** Longer than the app takes to start on a slow 3G connection. */
const STARTS_WITHIN_MS = 12_000;

/** `detailsCode` (core/diagnostics/details-code.ts) for these browsers. */
const DETAILS_CODE = `
  function detailsCode(value) {
    var text = JSON.stringify(value);
    var crc = -1, held = 0, bits = 0, code = '${CODE_MARK}', at, bit;
    for (at = 0; at < text.length; at += 1) {
      crc ^= text.charCodeAt(at);
      for (bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
    }
    text += ('0000000' + (~crc >>> 0).toString(16)).slice(-8);
    for (at = 0; at < text.length; at += 1) {
      held = ((held << 8) | text.charCodeAt(at)) & 0xfff;
      for (bits += 8; bits >= 5; bits -= 5) code += '${CODE_DIGITS}'.charAt((held >>> (bits - 5)) & 31);
    }
    if (bits) code += '${CODE_DIGITS}'.charAt((held << (5 - bits)) & 31);
    return (code + '${CODE_MARK}').match(/.{1,60}/g).join('\\n');
  }`;

/** How what begins with a key is stored: of several tests the worst. */
const CONDITION_OF = `
  function isDamaged(text) {
    try {
      JSON.parse(text);
      return false;
    } catch (error) {
      return true;
    }
  }
  function conditionOf(key) {
    var condition = 'missing';
    var at, stored;
    try {
      for (at = 0; at < localStorage.length; at += 1) {
        stored = localStorage.key(at);
        if (stored !== key && !(key === tests && stored.indexOf(key) === 0)) continue;
        if (isDamaged(localStorage.getItem(stored))) return 'damaged';
        condition = 'read';
      }
      return condition;
    } catch (error) {
      return 'unreadable';
    }
  }
`;

/**
 * Makes the reduced snapshot (core/diagnostics/reduced-snapshot.ts) as `window.reducedDetails`: five lines to read, with the names of its
 * fields, and all of it as a code.
 */
const REDUCED_SNAPSHOT = (appVersion: string): string => `
  var failure = 'none';
  var keys = ${JSON.stringify(PERSISTED_ITEM_KEYS)};
  var tests = '${STORAGE_NAMESPACE}' + keys.test;
${CONDITION_OF}  function twoDigits(number) {
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
    for (var name in keys) persisted[name] = conditionOf('${STORAGE_NAMESPACE}' + keys[name]);
    var details = {
      format: '${REDUCED_FORMAT}',
      version: ${String(REDUCED_VERSION)},
      at: localInstant(),
      app: '${appVersion}',
      failure: failure,
      browser: navigator.userAgent.slice(0, ${String(MAX_BROWSER_LENGTH)}).replace(/[^ -~]/g, '?'),
      isOnline: navigator.onLine,
      persisted: persisted
    };
    return ['failure: ' + failure, 'test: ' + persisted.test, 'time: ' + details.at, 'version: ' + details.app,
      'browser: ' + details.browser, '', detailsCode(details), ''].join('\\n');
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
): string => `(function () {${DETAILS_CODE}${REDUCED_SNAPSHOT(appVersion)}${COPY_DETAILS}
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
