/** The id of the notice that the app has not started, and before it shows, of the template with its content. */
export const START_NOTICE_ID = 'start-notice';

/** The attribute of its buttons, which load the page again. */
export const RELOAD_ATTRIBUTE = 'data-reload';

/** Longer than the app takes to start on a slow 3G connection. */
const STARTS_WITHIN_MS = 12_000;

/**
 * Inlined into every page. Shows the notice when a script does not load, when the browser does not know its syntax, or when the app
 * has not started in time. In the syntax of browsers from before 2015, which cannot run the app but must say so.
 */
export const START_NOTICE_SCRIPT = `(function () {
  function show() {
    var template = document.querySelector('template#${START_NOTICE_ID}');
    if (!template) return;
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
    if (event.error instanceof SyntaxError || event.target.tagName === 'SCRIPT') show();
  }, true);
  addEventListener('click', function (event) {
    if (event.target.hasAttribute('${RELOAD_ATTRIBUTE}')) location.reload();
  });
  setTimeout(show, ${String(STARTS_WITHIN_MS)});
})();`;

/** Removes the notice; called once the app has started. */
export function removeStartNotice(page: Document): void {
  page.getElementById(START_NOTICE_ID)?.remove();
}
