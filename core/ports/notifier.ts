/** `none`: the browser shows no notifications of this page, whatever the person answers. */
export type NotifierState = 'allowed' | 'askable' | 'refused' | 'none';

/** The text of a notification, which others may see on a locked screen. */
export interface Notice {
  readonly title: string;
  readonly text: string;
}

/** Notifications of the browser. */
export interface Notifier {
  state(): NotifierState;
  /** Call during a press: prompts the person, unless that was answered before. Never rejects. */
  ask(): Promise<NotifierState>;
  /** Replaces the previous notification. Does nothing unless allowed. */
  show(notice: Notice): void;
  /** Removes the last notification. */
  clear(): void;
}
