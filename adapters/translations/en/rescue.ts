import type { RescueCardId } from '../../../core/flow/rescue-cards.ts';
import type { Message } from '../texts.ts';

/** What to do when something went wrong during the test; `core/flow/rescue-cards.ts` says at which steps. Variables are of `kitTexts`. */
export const rescue = {
  open: 'Something went wrong?',
  title: 'What went wrong?',
  close: 'Close',
  goOn: 'Go on',
  newKit: 'Use a new kit',
  cards: {
    droppedSwab: {
      title: 'The swab fell or touched something',
      text: 'Do not use it, because a dirty swab can give a wrong result. Stop here and start again with a new kit.',
    },
    nosebleed: {
      title: 'The nose bleeds',
      text: 'Stop, and pinch the soft part of the nose for 10 minutes. Call a doctor if the bleeding does not stop. Blood on the swab can spoil the test, so you need a new kit.',
    },
    childRefuses: {
      title: 'My child will not hold still',
      text: 'Stop and take a break. Then ask someone to hold the child’s head, and try again. If you opened the pouch more than {{openedMinutes}} minutes ago, use a new kit.',
    },
    spilledLiquid: {
      title: 'I spilled the liquid',
      text: 'Wipe it up with a paper towel and wash your hands. If it got on skin or in eyes, rinse with lots of water. You can go on if only a little is gone. If most of it is gone, use a new kit.',
    },
    wrongDrops: {
      title: 'I added too few or too many drops',
      text: 'If you added too few, add drops right away until there are {{drops}}, then go on. If you added too many or lost count, use a new kit, because the result may be wrong.',
    },
    forgotStart: {
      title: 'I forgot to select Start',
      text: 'If the last drop fell less than {{waitMinutes}} minutes ago, select Start now. Read the lines as soon as the wait ends, and no later than {{endMinutes}} minutes after that drop. If it fell earlier, or you do not know when, use a new kit.',
    },
    movedCassette: {
      title: 'I moved the cassette',
      text: 'You can go on if it was only a small push. If the cassette was tipped over or dropped, use a new kit.',
    },
    noLine: {
      title: 'I see no line',
      text: 'Look again in bright light. If you see a line at C, go on and answer the questions. If there is no line at C, the test did not work and you need a new kit.',
    },
    unsureLine: {
      title: 'I am not sure about a line',
      text: 'Use brighter light, or ask someone to look. Any line at T counts, even if you can hardly see it. If you still are not sure, go on and choose “I am not sure”.',
    },
    readTooLate: {
      title: 'I read the lines too late',
      text: 'You can read the lines up to {{endMinutes}} minutes after the last drop. If you are still in time, go on. If it is later, do not trust a line you see now, and use a new kit.',
    },
    phoneCall: {
      title: 'I get a phone call',
      text: 'You can take the call. Your test is saved on this phone or computer, and the time runs on. Come back to this page as soon as you can.',
    },
  } satisfies Record<RescueCardId, Message>,
} as const;
