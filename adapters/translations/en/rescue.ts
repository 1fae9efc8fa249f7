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
      text: 'Do not use this swab, because a dirty one can give an incorrect result. Stop here, and start the test again with a new kit.',
    },
    nosebleed: {
      title: 'The nose bleeds',
      text: 'Stop the test, and pinch the soft part of the nose for 10 minutes. If the bleeding continues after that, call a doctor. Blood on the swab can spoil the sample, so you will need another kit.',
    },
    childRefuses: {
      title: 'My child will not hold still',
      text: 'Stop for a moment and let the child take a break. Then try again, and ask another adult to hold the child’s head. If you opened the pouch more than {{openedMinutes}} minutes ago, use a new kit.',
    },
    spilledLiquid: {
      title: 'I spilled the liquid',
      text: 'Wipe it up with a paper towel, and wash your hands afterward. If it touched anyone’s skin or eyes, rinse them with plenty of water. You can go on if only a little of the liquid is missing. If most of it is gone, you will need another kit.',
    },
    wrongDrops: {
      title: 'I added too few or too many drops',
      text: 'If you added too few, add more right away until there are {{drops}}, and then go on. If you added too many or lost count, use a new kit, because the result may be incorrect.',
    },
    forgotStart: {
      title: 'I forgot to select Start',
      text: 'If the last drop fell less than {{waitMinutes}} minutes ago, select Start now. Read the lines as soon as the wait is over, and no later than {{endMinutes}} minutes after that drop. If it fell earlier, or if you do not remember when, use another kit.',
    },
    movedCassette: {
      title: 'I moved the cassette',
      text: 'You can go on if the cassette moved only a little and stayed flat on the table. If it was tipped over or dropped, you will need another kit.',
    },
    noLine: {
      title: 'I see no line',
      text: 'Look again in brighter light, or ask another person to look. If there is a line at C, go on and answer the questions. If there is no line at C, the test did not work, and you will need another kit.',
    },
    unsureLine: {
      title: 'I am not sure about a line',
      text: 'Look again in brighter light, or ask another person to look. Any line at T counts, even if you can hardly see it. If you are still not certain, go on and choose “I am not sure”.',
    },
    readTooLate: {
      title: 'I read the lines too late',
      text: 'You can read the lines until {{endMinutes}} minutes have passed after the last drop. If you are still within that time, you can go on. If it is later, do not trust any line that you see now, and use another kit.',
    },
    phoneCall: {
      title: 'I get a phone call',
      text: 'You can take the call, because your test is saved on this phone or computer. The timer keeps running, so come back to this page as soon as possible.',
    },
  } satisfies Record<RescueCardId, Message>,
} as const;
