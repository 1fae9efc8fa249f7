import type { Symptom } from '../../../core/domain/choice-lists.ts';
import type { TextsOfSomeSteps } from '../texts.ts';

const symptoms = {
  fever: 'Fever of 100 °F (37.8 °C) or more',
  chills: 'Chills',
  shakingWithChills: 'Repeated shaking with chills',
  cough: 'Cough',
  headache: 'Headache',
  musclePain: 'Muscle pain',
  soreThroat: 'Sore throat',
  shortnessOfBreath: 'Shortness of breath',
  lossOfTasteOrSmell: 'New loss of taste or smell',
  pregnant: 'Pregnant',
} as const satisfies Record<Symptom, string>;

/** Steps before the kit is opened. */
export const startSteps = {
  'intro-welcome': {
    title: 'Welcome to your test',
    lead: 'Plan for about {{testMinutes}} minutes, and stay near your test until you have read the result.',
    points: {
      saved: 'You can come back on the same phone or computer, but the timer keeps running.',
    },
    express: {
      title: 'Report a test you took',
      lead: 'Tell us the result of a test that you have already taken.',
      points: {
        time: 'It takes about 5 minutes to scan the test and enter its result.',
        need: 'Keep the kit box and the used cassette near you, because you will scan both.',
      },
    },
    figure: 'A test cassette beside a phone with a check mark.',
  },
  'intro-how-it-works': {
    title: 'How it works',
    lead: 'We explain every step with pictures.',
    points: {
      scan: 'Scan the box and the cassette',
      collect: 'Swab your nose',
      drops: 'Add drops to the cassette',
      read: 'Wait {{waitMinutes}} minutes, then read the result',
      report: 'Choose if you want to report it',
    },
    express: {
      lead: 'Your report has three parts, and we explain every step with pictures.',
      points: {
        scan: 'Scan the box and the cassette you used',
        read: 'Tell us what the result was',
        report: 'Choose if you want to report it',
      },
      figure: 'The report in a row: the box, a phone and the used cassette.',
    },
    figure: 'The test in a row: the box, a phone, the swab, a clock and the cassette.',
  },
  'profile-selection': {
    title: 'Who is taking the test?',
    lead: 'Choose one person, because we save the result in that person’s profile.',
    missing: 'Before you continue, choose the person who is taking the test.',
    loading: 'Getting your profiles…',
    none: 'You have no profile yet, so you need to create one first.',
    create: 'Create a profile',
  },
  'health-questionnaire': {
    title: 'Are there any symptoms?',
    titleOf: 'Does {{name}} have symptoms?',
    lead: 'Even one from the list counts.',
    test: 'This is test {{test}} of {{of}}, because several tests together are surer than one.',
    testFor: 'This is test {{test}} of {{of}} for {{name}}, because several tests together are surer than one.',
    listTitle: 'All symptoms',
    symptoms,
    others: 'Runny nose, tiredness, nausea, diarrhea or other signs of illness',
    pregnancy:
      'Pregnancy is not a symptom, but if the person is pregnant, call a doctor early, because treatment may help.',
    question: 'Does the person being tested have any of these symptoms now?',
    onset: {
      label: 'When did the first symptom start?',
      help: 'Enter the month, day and year, for example 04/28/2026.',
    },
    consent: 'Your answer shows when to test again. We keep it with the date, and you choose later if we report them.',
    missing: 'Before you continue, choose yes, no or not sure.',
  },
  'intro-eligibility': {
    title: 'Who can take this test',
    lead: 'It is not suitable for children under 2.',
    points: {
      child: 'From age 2 to 13, an adult must collect the sample.',
      self: 'From age 14, you may collect your own sample.',
      under18: 'Under 18, an adult must use this app with you.',
    },
    stop: {
      under2: 'We are sorry, but this test is not for children under 2, so ask a doctor which test to use.',
      child: 'We are sorry, but a child aged 2 to 13 needs an adult to collect the sample.',
    },
    figure: 'An adult beside a child, and a person aged 14 or over alone.',
  },
  warnings: {
    title: 'Before you test',
    lead: 'Please read all four lists carefully.',
    groups: {
      who: 'Who can use it',
      use: 'Before and while you test',
      liquid: 'Stay safe',
      result: 'What the test can tell you',
    },
    cleared: 'The FDA has cleared this test for use at home.',
    items: {
      ages: 'Do not test children under 2, and let an adult swab those aged 2 to 13.',
      noseAndFace: 'Do not use it if you get nosebleeds often, or within 6 months of a face injury or head surgery.',
      sevenDays: 'After 7 days of symptoms, ask a doctor before you trust the result.',
      noseSpray: 'Use no nose spray for {{noseSprayMinutes}} minutes before the test.',
      temperature: 'Use the kit at {{degreesFrom}} to {{degreesTo}} °F, and let a cold one warm for 2 hours.',
      condition: 'Do not use an expired, open, broken or incomplete kit.',
      parts: 'Use each part only once, and do not mix two kits.',
      sixtyMinutes: 'Use the cassette within {{openedMinutes}} minutes of opening its pouch.',
      swabTip: 'Do not touch the soft tip of the swab.',
      onTime:
        'Read the result {{waitMinutes}} to {{endMinutes}} minutes after the drops, because later it may be wrong.',
      reading: 'Read the lines by eye in bright light, or get help if you have trouble seeing.',
      skinAndEyes: 'Keep the liquid off your skin and eyes, and if it touches them, rinse with lots of water.',
      swallowing: 'Keep the kit from small children and pets, and do not eat or drink any of it.',
      poison: 'If someone swallows the liquid, call Poison Help at once.',
      notCleared: 'The FDA has not cleared this test, only authorized it for emergency use.',
      virusOnly: 'It finds only the virus that causes COVID-\u206019.',
      serial: 'One negative test may miss it, so test again after {{retestHours}} to {{retestUntilHours}} hours.',
      notADoctor: 'It does not replace a doctor.',
    },
    poison: { link: 'Poison Help', call: 'Call Poison Help: {{phone}}', phone: '1-800-222-1222' },
    confirm: 'By clicking next you confirm that you have read and will follow these rules.',
  },
  'ready-check': {
    title: 'Are you ready?',
    lead: 'Check everything that is true for you.',
    boxes: {
      kit: 'My test kit is still closed',
      surface: 'I have a clean, flat, well-lit table',
      connection: 'My phone or computer is online',
      camera: 'It has a camera that works',
    },
    missing: 'Check every box before you continue, because the test needs all of these.',
    figure: 'A closed kit box and a phone on a table. The phone shows a check mark, a camera and a network sign.',
  },
  'phone-readiness': {
    title: 'Get your phone ready',
    lead: 'Complete each item and check it.',
    boxes: {
      apps: 'I closed the other apps',
      battery: 'The battery has 50 percent or more',
      quiet: 'Do not disturb is on',
      update: 'No system update will start soon',
      wifi: 'Wi-Fi or mobile data works',
    },
    missing: 'Check every box before you continue, because the test needs all of these.',
    figure: 'A phone with a battery at 50 percent.',
  },
  'confirm-kit': {
    title: 'Is this your kit?',
    lead: 'Compare every part of the kit that you used with the picture.',
    boxes: { matches: 'The test I used matches this kit' },
    next: 'Confirm',
    missing: 'Before you continue, check the box if your kit matches the picture.',
    other: 'If your kit is different, you cannot report its result in this app.',
    figure: 'A kit box, a cassette, a tube, its dropper cap and a swab.',
  },
} as const satisfies TextsOfSomeSteps;
