import type { TextsOfSomeSteps } from '../texts.ts';

/** Steps from clean hands to the end of the wait. */
export const collectSteps = {
  'wash-hands': {
    title: 'Wash your hands',
    lead: 'Use soap and water or hand sanitizer, and then dry your hands completely.',
    points: { child: 'If you test another person, make sure that their hands are clean too.' },
    figure: 'Two hands under running water.',
  },
  'open-kit': {
    title: 'Open the kit',
    lead: 'Open the box carefully and lay all the parts on the table.',
    points: {
      pouch: 'Leave the foil pouch and the swab wrapper closed until we ask you to open them.',
      box: 'Keep the box beside you, because you will soon scan the square code on it.',
    },
    figure: 'An open kit box with the foil pouch and the tube sticking out of it.',
  },
  'kit-contents': {
    title: 'Check the parts',
    lead: 'Before you continue, make sure that every part on this list is there.',
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
    lead: 'Tear the pouch open, take out the cassette and lay it flat on the table.',
    points: {
      sixtyMinutes: 'Use the cassette within {{openedMinutes}} minutes, or you will need a new kit.',
      window: 'Do not touch the window or the round well, because dirt can affect the result.',
    },
    figure: 'A hand tears the top off the foil pouch. The cassette lies on the table.',
  },
  'scan-device': {
    title: 'Get ready to scan',
    lead: 'First, scan the square code that is printed on the kit box.',
    points: {
      next: 'After that, you will scan the small square code on the cassette.',
      why: 'The scan shows that your test is real, new and not too old.',
    },
    missing: 'Before you continue, scan the square code on the box.',
    figure: 'A hand holds a phone by the kit box, and the phone shows its code in a frame.',
  },
  'first-scan': {
    title: 'Scan your cassette',
    lead: 'Find the small square code on the cassette and hold your phone over it.',
    missing: 'Before you continue, scan the small code on the cassette.',
    express: { title: 'Scan the cassette you used' },
    figure: 'A hand holds a phone by the cassette, and the phone shows its small code in a frame.',
  },
  'remove-foil': {
    title: 'Take the foil off the tube',
    lead: 'Hold the tube upright while you slowly peel off the foil cover.',
    points: {
      spill: 'Take care not to spill any liquid, because the test needs all of it.',
      skin: 'Keep it away from your skin and eyes, or rinse them with plenty of water.',
    },
    figure: 'Fingers peel the foil off the top of the tube.',
  },
  'place-tube': {
    title: 'Put the tube in its stand',
    lead: 'Push the open tube down into its stand until it stands firmly on its own.',
    figure: 'A hand pushes the open tube down into its stand.',
  },
  'collection-method': {
    title: 'Who will use the swab?',
    lead: 'Choose the person who will hold the swab and collect the sample.',
    options: {
      self: { label: 'I swab my own nose', help: 'You may swab your own nose if you are 14 or older.' },
      other: {
        label: 'I swab another person',
        help: 'The person must be 2 or older, and only an adult may swab a child aged 2 to 13.',
      },
    },
    missing: 'Before you continue, choose who will collect the sample.',
    figure:
      'A person swabs their own nose. An adult holds the head of a child with one hand and swabs the nose with the other.',
  },
  'nasal-swab': {
    title: 'About the nose swab',
    lead: 'You will swab just inside both nostrils, so there is no need to push deep.',
    points: {
      same: 'Use the same swab for both nostrils, because together they give one sample.',
      shallow: 'The swab may tickle or feel strange, but it should never hurt.',
      drainage: 'If the nose is runny, do not blow it, because the swab should pick up the fluid.',
      sore: 'If the nose hurts or bleeds, stop testing and ask a doctor for advice.',
    },
    figure:
      'A face from the side. A hand slides the swab straight into the nose, not up. Arrows point to both nostrils.',
  },
  'open-swab': {
    title: 'Open the swab',
    lead: 'Peel the wrapper open at the stick end, and take the swab out by the stick.',
    points: {
      tip: 'Avoid touching the soft tip, because that can spoil the sample.',
      down: 'Do not lay the swab down before you use it, so that nothing else touches it.',
    },
    figure: 'A hand pulls the swab out of its wrapper by the stick.',
  },
  'collect-1': {
    title: 'Put the swab in one nostril',
    lead: 'Slide the whole soft tip into the nostril, about {{depthFrom}} to {{depthTo}} inch.',
    points: { stop: 'Go in gently, and stop when you can feel that it pushes back a little.' },
    amount: '{{depthFrom}} to {{depthTo}} inch',
    other: {
      lead: 'Slide the whole soft tip into their nostril, about {{depthFrom}} to {{depthTo}} inch.',
      points: {
        stop: 'Go in gently, and stop when you can feel that it pushes back a little.',
        child: 'For a small child, go less deep, and ask another adult to hold the child’s head.',
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
      time: 'Take about {{noseSeconds}} seconds for this nostril, because a quick rub may miss the virus.',
      press: 'Rub firmly, so that the tip touches the wall all the time, but it should not hurt.',
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
    points: { same: 'Use the same swab and do not open a new one, because both nostrils give one sample.' },
    amount: '{{depthFrom}} to {{depthTo}} inch',
    other: {
      lead: 'Slide the same swab into their other nostril.',
      points: {
        same: 'Use the same swab and do not open a new one, because both nostrils give one sample.',
        child: 'For a small child, go less deep, and ask another adult to hold the child’s head.',
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
      time: 'Take about {{noseSeconds}} seconds for this nostril too.',
      press: 'Rub firmly, so that the tip touches the wall all the time, but it should not hurt.',
      both: 'Before you continue, make sure that you have rubbed the inside of both nostrils.',
    },
    amount: '{{noseCircles}} circles, {{noseSeconds}} seconds',
    other: { figure: 'An adult moves the swab round {{noseCircles}} times in the other nostril of the child.' },
    figure: 'The swab goes round {{noseCircles}} times in the other nostril.',
  },
  'prepare-1': {
    title: 'Put the swab in the tube',
    lead: 'Put the swab into the tube right away, with the soft tip in the liquid.',
    figure: 'A hand puts the swab in the tube, with the tip in the liquid.',
  },
  'prepare-2': {
    title: 'Swirl the swab',
    lead: 'Turn the swab {{tubeTurns}} times, and then swirl it in the liquid for about {{tubeSeconds}} seconds.',
    points: { wall: 'Press the soft tip firmly against the wall of the tube as you turn it.' },
    amount: '{{tubeSeconds}} seconds',
    figure: 'The swab turns {{tubeTurns}} times in the liquid, and a clock shows {{tubeSeconds}} seconds.',
  },
  'prepare-3': {
    title: 'Squeeze and take out the swab',
    lead: 'Squeeze the sides of the tube as you pull out the swab.',
    points: {
      why: 'Squeezing leaves more of the liquid and the sample in the tube.',
      cap: 'Then push the dropper cap tightly onto the tube, so that it cannot leak.',
      swab: 'Put the swab aside, because you will throw it away with the other parts.',
    },
    figure: 'Fingers squeeze the tube while the swab comes out. Then the dropper cap goes on the tube.',
  },
  'process-1': {
    title: 'Get the cassette ready',
    lead: 'Lay the cassette flat on the table, and find the small round well for the drops.',
    points: { still: 'From now on, do not move the cassette until you have read the result.' },
    figure: 'The cassette lies flat on a table, and an arrow points to the round well.',
  },
  'process-2': {
    title: 'Add {{drops}} drops',
    lead: 'Hold the tube upside down above the well, and squeeze out {{drops}} drops, one by one.',
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
      early: 'Do not read the lines yet, because they can change until the wait is over.',
      next: 'When the time is up, the app continues automatically.',
      screen: 'Keep this page open so that we can alert you, or come back in time if you close it.',
      alarm: 'To be safe, also set an alarm on your phone for that time.',
    },
    figure: 'The cassette lies on a table while liquid moves through its window. A clock says {{waitMinutes}} minutes.',
  },
} as const satisfies TextsOfSomeSteps;
