import type { Symptom } from '../../../core/domain/choice-lists.ts';
import type { TextsOfSomeSteps } from '../texts.ts';

const symptoms = {
  fever: 'Fever of 100 °F (37.8 °C) or more',
  chills: 'Chills',
  shakingWithChills: 'Shaking with chills, again and again',
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
    lead: 'We guide you one small step at a time.',
    points: {
      time: 'Plan for about {{testMinutes}} minutes. Stay near your test the whole time.',
      saved: 'Your test stays on this phone or computer. If you close this page, you can come back. A timer runs on.',
      sight: 'You will read the lines yourself. If you have trouble seeing, ask someone to help.',
    },
    express: {
      title: 'Report a test you took',
      lead: 'Tell us the result of a test you already took.',
      points: {
        time: 'It takes about 5 minutes.',
        need: 'Have the kit box and the used cassette with you.',
      },
    },
    figure: 'A test cassette beside a phone with a check mark.',
  },
  'intro-how-it-works': {
    title: 'How it works',
    lead: 'This is what you will do.',
    points: {
      prepare: 'Get ready and open the kit.',
      scan: 'Scan the box and the cassette.',
      collect: 'Swab your nose and add {{drops}} drops to the cassette.',
      wait: 'Wait {{waitMinutes}} minutes.',
      read: 'Read the result in the next {{windowMinutes}} minutes.',
      report: 'Choose if you want to report it.',
    },
    express: {
      lead: 'This is what you will do.',
      points: {
        scan: 'Scan the box and the cassette you used.',
        read: 'Tell us what the result was.',
        report: 'Choose if you want to report it.',
      },
    },
    figure: 'The test in a row: the box, a phone, the swab, a clock and the cassette.',
  },
  'profile-selection': {
    title: 'Who is taking the test?',
    lead: 'Choose one person.',
    missing: 'Choose who is taking the test.',
    loading: 'Getting your profiles…',
    none: 'You have no profile yet. Create one to go on.',
    create: 'Create a profile',
  },
  'health-questionnaire': {
    title: 'Do you have any symptoms?',
    titleOf: 'Does {{name}} have any symptoms?',
    lead: 'Such as fever, cough, sore throat or a new loss of taste or smell.',
    listTitle: 'All symptoms that count',
    symptoms,
    others: 'Other signs of illness count too, such as a runny nose, tiredness, nausea or diarrhea.',
    pregnancy:
      'Pregnancy is not a symptom. Do not count it. Is the person pregnant? Call a doctor early, because treatment may help.',
    question: 'Does the person being tested have any of these symptoms now?',
    why: 'We ask because it shows when you may need to test again.',
    onset: { label: 'When did the first symptom start?', help: 'Month, day, year. For example, 04/28/2026.' },
    consent: {
      title: 'How we use your answers',
      text: 'We keep only yes, no or not sure, and the date. You choose later if we report them with your result.',
    },
    missing: 'Choose yes, no or not sure.',
  },
  'intro-eligibility': {
    title: 'Who can take this test',
    lead: 'Check that this test is right for the person.',
    points: {
      self: 'Age 14 or over: you may swab your own nose.',
      under18: 'Under age 18: an adult must use this app with you.',
      child: 'Age 2 to 13: an adult must swab the nose.',
      under2: 'Under age 2: do not use this test.',
      nosebleeds: 'Gets nosebleeds often: do not use this test.',
      injury: 'Face injury or head surgery in the last 6 months: do not use this test.',
    },
    stop: {
      under2: 'We are sorry. This test does not work for children under 2. Ask a doctor which test to use.',
      child: 'A child aged 2 to 13 needs an adult to swab the nose.',
    },
    figure: 'An adult beside a child, and a person aged 14 or over alone.',
  },
  warnings: {
    title: 'Before you test: please read',
    lead: 'Follow these rules to stay safe and get a correct result.',
    groups: {
      who: 'Who can use it',
      before: 'Before you test',
      during: 'While you test and read',
      liquid: 'Stay safe with the liquid',
    },
    cleared: 'The FDA has cleared this test for use at home.',
    temperature:
      'Use the kit at {{degreesFrom}} to {{degreesTo}} °F. If it was cold, leave it in a warm room for 2 hours.',
    count: '{{number}} of {{total}}',
    items: {
      notCleared:
        'The FDA has not cleared or approved this test. It is authorized for emergency use only (EUA), while the emergency declaration lasts.',
      virusOnly: 'The test looks only for the virus that causes COVID-\u206019.',
      serial:
        'One negative test may miss COVID-\u206019. Test again after {{retestHours}} to {{retestUntilHours}} hours.',
      sevenDays: 'Have you had symptoms for more than 7 days? Ask a doctor before you trust the result.',
      notADoctor: 'This test does not take the place of a visit to a doctor.',
      visual: 'You will read the lines yourself. If you have trouble seeing, ask someone to help.',
      brightLight: 'Read the lines in bright light.',
      under2: 'Do not use it on a child under 2.',
      child: 'An adult must swab a child aged 2 to 13.',
      nosebleeds: 'Do not use it if you get nosebleeds often.',
      injury: 'Do not use it after a face injury or head surgery in the last 6 months.',
      noseSpray: 'Do not use nose spray in the 30 minutes before the test.',
      expiry: 'Do not use a test after its expiry date.',
      damaged: 'Do not use a kit that is open, broken or has parts missing.',
      singleUse: 'Use each part only once.',
      ownParts: 'Do not mix in parts from another kit.',
      sixtyMinutes: 'Use the cassette within {{openedMinutes}} minutes after you open its pouch.',
      swabTip: 'Do not touch the soft tip of the swab.',
      skinAndEyes: 'Keep the liquid off your skin and out of your eyes.',
      rinse: 'If the liquid gets on your skin or in your eyes, rinse with lots of water.',
      doNotEat: 'Do not eat or drink any part of the kit.',
      children: 'Keep the kit away from small children and pets.',
      poison: 'If someone swallows the liquid, call Poison Help at once.',
      onTime:
        'Read the result from {{waitMinutes}} to {{endMinutes}} minutes after you add the drops. A later reading may be wrong.',
    },
    poison: { link: 'Poison Help', phoneLabel: 'Call Poison Help:', phone: '1-800-222-1222' },
    confirm: 'By clicking next you confirm that you have read these rules and will follow them.',
  },
  'ready-check': {
    title: 'Are you ready?',
    lead: 'Check each box when it is true.',
    boxes: {
      kit: 'I have a test kit that is still closed.',
      surface: 'I have a clean, flat, well-lit table.',
      connection: 'My phone or computer has an internet connection.',
      camera: 'It has a camera that works.',
    },
    missing: 'Check every box to go on.',
    figure: 'A closed kit box and a phone on a table.',
  },
  'phone-readiness': {
    title: 'Get your phone ready',
    lead: 'Check each box when it is done.',
    boxes: {
      apps: 'I closed the other apps.',
      battery: 'The battery is at 50 percent or more.',
      quiet: 'Do not disturb is on.',
      update: 'No system update is about to start.',
      wifi: 'Wi-Fi or mobile data works.',
    },
    missing: 'Check every box to go on.',
    figure: 'A phone with a battery at 50 percent.',
  },
  'confirm-kit': {
    title: 'Is this your kit?',
    lead: 'Compare the kit you used with the picture.',
    boxes: { matches: 'The test I used matches this kit.' },
    next: 'Confirm',
    missing: 'Check the box if your kit is the same.',
    other: 'Is your kit different? Then you cannot report it here.',
    figure: 'A kit box, a cassette, a tube and a swab.',
  },
} as const satisfies TextsOfSomeSteps;
