import { describe, expect, it } from 'vitest';
import type { Notice, Notifier } from '../../core/ports/notifier.ts';

/** A notifier, and what its screen shows. */
export interface NotifierUnderTest {
  readonly notifier: Notifier;
  readonly shown: () => readonly Notice[];
}

const NOTICE: Notice = { title: 'Clearline', text: 'The time is up.' };

/** The contract of every Notifier. `open` makes one before permission was requested; the user will give this answer. */
export function describeNotifier(name: string, open: (answer: 'allowed' | 'refused') => NotifierUnderTest): void {
  describe(`Notifications by ${name}`, () => {
    it('do not show before permission was requested', () => {
      const { notifier, shown } = open('allowed');
      expect(notifier.state()).toBe('askable');
      notifier.show(NOTICE);
      expect(shown()).toEqual([]);
    });

    it('show one at a time once they are allowed, until it is closed', async () => {
      const { notifier, shown } = open('allowed');
      expect(await notifier.ask()).toBe('allowed');
      notifier.show(NOTICE);
      notifier.show({ ...NOTICE, text: 'One minute left.' });
      expect(shown()).toEqual([{ ...NOTICE, text: 'One minute left.' }]);
      notifier.clear();
      notifier.clear();
      expect(shown()).toEqual([]);
    });

    it('do not show when permission was denied', async () => {
      const { notifier, shown } = open('refused');
      expect(await notifier.ask()).toBe('refused');
      notifier.show(NOTICE);
      expect([notifier.state(), shown()]).toEqual(['refused', []]);
    });
  });
}
