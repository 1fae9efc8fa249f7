/** `none`: the browser shows no notifications from this page, whatever the person says. */
export type NotifierState = 'allowed' | 'askable' | 'refused' | 'none';

/** What stands on a screen that may be locked, and may lie where others see it. */
export interface Notice {
  readonly title: string;
  readonly text: string;
}

/** Notifications of the device. */
export interface Notifier {
  state(): NotifierState;
  /** Called during a press: asks the person, who may have been asked before. Never rejects. */
  ask(): Promise<NotifierState>;
  /** Takes the place of the one before. Nothing happens unless it is allowed. */
  show(notice: Notice): void;
  /** Takes the last one away. */
  clear(): void;
}
