import type { TextsOfSomeSteps } from '../texts.ts';

/** Steps from clean hands to the end of the wait. */
export const collectSteps = {
  'wash-hands': {
    title: 'Wash your hands',
    lead: 'Use soap and water or hand sanitizer, and then dry your hands.',
    points: { child: 'If you test a child, wash their hands too.' },
    figure: 'Two hands under running water.',
  },
  'open-kit': {
    title: 'Open the kit',
    lead: 'Open the box and put all the parts on the table.',
    points: {
      pouch: 'Leave the foil pouch and the swab closed for now.',
      box: 'Keep the box, because you will need its code soon.',
    },
    figure: 'An open kit box with the foil pouch and the tube sticking out of it.',
  },
  'kit-contents': {
    title: 'Check the parts',
    lead: 'Make sure that you have each of these parts.',
    points: {
      cassette: 'One test cassette in a foil pouch',
      swab: 'One swab',
      tube: 'One tube with liquid, closed with foil',
      cap: 'One dropper cap for the tube',
      stand: 'A stand or hole in the box for the tube',
      paper: 'The paper instructions',
    },
    missingPart: 'If a part is missing or broken, contact support and do not use the kit.',
    figure: 'The foil pouch, the swab in its wrapper, the tube, its dropper cap, the stand and the paper instructions.',
  },
  'open-pouch': {
    title: 'Open the foil pouch',
    lead: 'Take out the cassette and lay it flat on the table.',
    points: {
      sixtyMinutes: 'Use it within {{openedMinutes}} minutes after you open the pouch.',
      window: 'Do not touch the window or the round well.',
    },
    figure: 'A hand tears the top off the foil pouch. The cassette lies on the table.',
  },
  'scan-device': {
    title: 'Get ready to scan',
    lead: 'First, scan the square code on the kit box.',
    points: {
      next: 'After that, you will scan the small code on the cassette.',
      why: 'The scan shows that your test is real, new and not too old.',
    },
    missing: 'Scan the code on the box to go on.',
    figure: 'A hand holds a phone by the kit box, and the phone shows its code in a frame.',
  },
  'first-scan': {
    title: 'Scan your cassette',
    lead: 'Find the small square code on the cassette and hold your phone over it.',
    missing: 'Scan the cassette to go on.',
    express: { title: 'Scan the cassette you used' },
    figure: 'A hand holds a phone by the cassette, and the phone shows its small code in a frame.',
  },
  'remove-foil': {
    title: 'Take the foil off the tube',
    lead: 'Hold the tube upright and peel the foil off slowly.',
    points: { spill: 'Take care not to spill the liquid.', skin: 'Keep it off your skin and out of your eyes.' },
    figure: 'Fingers peel the foil off the top of the tube.',
  },
  'place-tube': {
    title: 'Put the tube in its stand',
    lead: 'Push the tube in until it stands on its own.',
    figure: 'A hand pushes the open tube down into its stand.',
  },
  'collection-method': {
    title: 'Who will use the swab?',
    lead: 'Choose one.',
    options: {
      self: { label: 'I swab my own nose', help: 'For ages 14 and over.' },
      other: { label: 'I swab another person', help: 'For ages 2 and over. An adult must swab a child aged 2 to 13.' },
    },
    missing: 'Choose who will use the swab.',
    figure:
      'A person swabs their own nose. An adult holds the head of a child with one hand and swabs the nose with the other.',
  },
  'nasal-swab': {
    title: 'About the nose swab',
    lead: 'You will swab just inside both nostrils.',
    points: {
      same: 'Use the same swab for both nostrils.',
      shallow: 'It should not hurt, so do not push deep.',
      drainage: 'If the nose is runny, do not blow it, because the swab should pick up the fluid.',
      sore: 'If it hurts or bleeds, stop and ask a doctor.',
    },
    figure:
      'A face from the side. A hand slides the swab straight into the nose, not up. Arrows point to both nostrils.',
  },
  'open-swab': {
    title: 'Open the swab',
    lead: 'Peel the wrapper open at the stick end, and then take the swab out by the stick.',
    points: { tip: 'Do not touch the soft tip of the swab.', down: 'Do not lay the swab down before you use it.' },
    figure: 'A hand pulls the swab out of its wrapper by the stick.',
  },
  'collect-1': {
    title: 'Put the swab in one nostril',
    lead: 'Slide the whole soft tip into the nostril, about {{depthFrom}} to {{depthTo}} inch.',
    points: { stop: 'Stop when you feel it push back a little.' },
    amount: '{{depthFrom}} to {{depthTo}} inch',
    other: {
      lead: 'Slide the whole soft tip into their nostril, about {{depthFrom}} to {{depthTo}} inch.',
      points: {
        stop: 'Stop when you feel it push back a little.',
        child: 'For a small child, go less deep, and ask someone to hold the child’s head.',
      },
      figure:
        'An adult holds the head of a child. The tip of the swab is {{depthFrom}} to {{depthTo}} inch inside one nostril.',
    },
    figure: 'A hand holds the swab. Its tip is {{depthFrom}} to {{depthTo}} inch inside one nostril.',
  },
  'collect-2': {
    title: 'Make {{noseCircles}} circles',
    lead: 'Rub the inside wall of the nostril in {{noseCircles}} slow, big circles.',
    points: {
      time: 'Take about {{noseSeconds}} seconds for this nostril.',
      press: 'Rub firmly, but it should not hurt.',
    },
    amount: '{{noseCircles}} circles, {{noseSeconds}} seconds',
    other: {
      lead: 'Rub the inside wall of their nostril in {{noseCircles}} slow, big circles.',
      figure: 'An adult moves the swab round {{noseCircles}} times in one nostril of a child.',
    },
    figure: 'The swab goes round {{noseCircles}} times in one nostril.',
  },
  'collect-3': {
    title: 'Now the other nostril',
    lead: 'Slide the same swab into the other nostril, about {{depthFrom}} to {{depthTo}} inch.',
    points: { same: 'Use the same swab, and do not open a new one.' },
    amount: '{{depthFrom}} to {{depthTo}} inch',
    other: {
      lead: 'Slide the same swab into their other nostril.',
      points: {
        same: 'Use the same swab, and do not open a new one.',
        child: 'For a small child, go less deep, and ask someone to hold the child’s head.',
      },
      figure:
        'A check mark is on the first nostril of a child. The tip of the swab is {{depthFrom}} to {{depthTo}} inch inside the other nostril.',
    },
    figure:
      'A check mark is on the first nostril. The tip of the swab is {{depthFrom}} to {{depthTo}} inch inside the other nostril.',
  },
  'collect-4': {
    title: 'Make {{noseCircles}} circles again',
    lead: 'Rub the inside wall of this nostril in {{noseCircles}} slow, big circles.',
    points: {
      time: 'Take about {{noseSeconds}} seconds for this nostril.',
      press: 'Rub firmly, but it should not hurt.',
      both: 'Make sure that both nostrils are done.',
    },
    amount: '{{noseCircles}} circles, {{noseSeconds}} seconds',
    other: { figure: 'An adult moves the swab round {{noseCircles}} times in the other nostril of the child.' },
    figure: 'The swab goes round {{noseCircles}} times in the other nostril.',
  },
  'prepare-1': {
    title: 'Put the swab in the tube',
    lead: 'Put the soft tip down into the liquid right away.',
    figure: 'A hand puts the swab in the tube, with the tip in the liquid.',
  },
  'prepare-2': {
    title: 'Swirl the swab',
    lead: 'Turn the swab {{tubeTurns}} times, and then swirl it in the liquid for about {{tubeSeconds}} seconds.',
    points: { wall: 'Press the tip against the wall of the tube as you turn it.' },
    amount: '{{tubeSeconds}} seconds',
    figure: 'The swab turns {{tubeTurns}} times in the liquid, and a clock shows {{tubeSeconds}} seconds.',
  },
  'prepare-3': {
    title: 'Squeeze and take out the swab',
    lead: 'Squeeze the sides of the tube as you pull out the swab.',
    points: {
      why: 'This leaves more of the sample in the tube.',
      cap: 'Then push the dropper cap tightly onto the tube.',
      swab: 'Put the swab aside, because you will throw it away later.',
    },
    figure: 'Fingers squeeze the tube while the swab comes out. Then the dropper cap goes on the tube.',
  },
  'process-1': {
    title: 'Get the cassette ready',
    lead: 'Lay the cassette flat and find the small round well.',
    points: { still: 'Do not move the cassette from now on.' },
    figure: 'The cassette lies flat on a table, and an arrow points to the round well.',
  },
  'process-2': {
    title: 'Add {{drops}} drops',
    lead: 'Hold the tube over the well and squeeze out {{drops}} drops, one by one.',
    points: {
      wait: 'Select Start right after drop {{drops}} to begin the wait of {{waitMinutes}} minutes.',
      read: 'After the wait, you have {{windowMinutes}} minutes to read the result.',
    },
    amount: '{{drops}} drops',
    next: 'Start',
    starting: 'Starting the timer…',
    figure: 'A hand squeezes the tube, and {{drops}} drops fall into the round well, one by one.',
  },
  countdown: {
    title: 'Wait {{waitMinutes}} minutes',
    lead: 'You can put the phone down now, but do not move the cassette.',
    readyAt: 'Ready at about {{time}}',
    points: {
      early: 'Do not read the lines yet, because it is too early.',
      next: 'The app moves on by itself when the time is up.',
      screen: 'Keep this page open, so that we can alert you. If you close it, come back in time.',
      alarm: 'To be safe, set a phone alarm for that time too.',
    },
    figure: 'The cassette lies on a table while liquid moves through its window. A clock says {{waitMinutes}} minutes.',
  },
} as const satisfies TextsOfSomeSteps;
