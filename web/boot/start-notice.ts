/** The id of the notice that the app has not started, and before it shows, of the template with its content. */
export const START_NOTICE_ID = 'start-notice';

/** The attribute of its buttons, which load the page again. */
export const RELOAD_ATTRIBUTE = 'data-reload';

/** The attribute of its buttons that copy the reduced snapshot. */
export const DETAILS_ATTRIBUTE = 'data-details';

/** Removes the notice; called once the app has started. */
export function removeStartNotice(page: Document): void {
  page.getElementById(START_NOTICE_ID)?.remove();
}
