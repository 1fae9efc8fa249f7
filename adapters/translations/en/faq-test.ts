import type { FaqSectionTexts } from '../texts.ts';

/** Questions about the test itself, before it is used. */
export const aboutTest = {
  title: 'About the test',
  questions: {
    detects: {
      question: 'What does the test look for?',
      answer:
        'It looks for the virus that causes COVID-19, in a sample from your nose. It looks for no other virus or germ.',
    },
    fda: {
      question: 'Is the test cleared by the FDA?',
      answer: 'No. The FDA has not cleared or approved this test. It is authorized for emergency use only.',
    },
    who: {
      question: 'Who can take the test?',
      answer:
        'From age 14, you may swab your own nose. From age 2 to 13, an adult must swab the nose. Do not use the test on a child under 2.',
    },
    notFor: {
      question: 'Who should not take the test?',
      answer:
        'Do not use it on a child under 2. Do not use it if you get nosebleeds often. Do not use it after a face injury or head surgery in the last 6 months. Ask a doctor which test to use.',
    },
    prescription: {
      question: 'Do I need a prescription or insurance?',
      answer: 'No. You need neither of them.',
    },
    kit: {
      question: 'What is in the kit?',
      answer:
        'There is one cassette in a foil pouch, one swab, and one tube with liquid. A stand or a hole in the box holds the tube. Is a part missing or broken? Then do not use the kit.',
    },
    once: {
      question: 'Can I use the test more than once?',
      answer: 'No. Use each part one time only, and for one person. Do not mix in parts from another kit.',
    },
    doctor: {
      question: 'When should I ask a doctor first?',
      answer:
        'Have you had symptoms for more than 7 days? Ask a doctor before you trust the result. In an emergency, call 911.',
    },
  },
} as const satisfies FaqSectionTexts;

/** Questions that come up during the test. */
export const usingTest = {
  title: 'Using the test',
  questions: {
    time: {
      question: 'How long does the test take?',
      answer:
        'Plan for about 45 minutes. After you add the drops, you wait 15 minutes. Then you have 15 minutes to read the result. That makes 30 minutes in total.',
    },
    ready: {
      question: 'What do I need before I start?',
      answer:
        'You need a kit that is still closed and a clean, flat table with good light. You need a phone or computer with a camera and internet. The battery should be at 50 percent or more.',
    },
    pouch: {
      question: 'When should I open the foil pouch?',
      answer: 'Open it when the app tells you to. Use the cassette within 60 minutes after that.',
    },
    spray: {
      question: 'Can I use nose spray before the test?',
      answer: 'Not in the 30 minutes before the test.',
    },
    deep: {
      question: 'How deep does the swab go?',
      answer:
        'Slide the soft tip in about 1/2 to 3/4 inch. Do not push deep. It should not hurt. If it hurts or bleeds, stop and ask a doctor.',
    },
    swab: {
      question: 'How do I take the sample?',
      answer:
        'Rub the wall of the nose in 5 slow, big circles. Take about 15 seconds. Then do the same on the other side with the same swab.',
    },
    drops: {
      question: 'How many drops do I add?',
      answer: 'Add 4 drops, one by one, to the small round well of the cassette. Then press Start right away.',
    },
    alarm: {
      question: 'Does Clearline tell me when the wait is over?',
      answer:
        'Yes, on the page. It makes no sound, so set an alarm on your phone too. Keep the page open. You can put the phone down while you wait.',
    },
    liquid: {
      question: 'What if the liquid gets on my skin or in my eyes?',
      answer: 'Rinse with lots of water. If someone swallows the liquid, call Poison Help at once: 1-800-222-1222.',
    },
    dispose: {
      question: 'How do I throw the kit away?',
      answer:
        'Put all used parts in a bag, and the bag in the trash. Do not pour the liquid down the drain. Then wash your hands.',
    },
    express: {
      question: 'I took a test already. Can I just report it?',
      answer:
        'Yes. Choose “Express testing” on the home page. It takes about 5 minutes. Have the kit box and the used cassette with you. The test must be the same as the one we show.',
    },
  },
} as const satisfies FaqSectionTexts;

/** Questions about results and how far to trust them. */
export const results = {
  title: 'Results and accuracy',
  questions: {
    read: {
      question: 'How do I read the lines?',
      answer: 'Look at the window of the cassette in bright light. C is the control line. T is the test line.',
      points: {
        positive: 'Positive: a line at C and any line at T, even a faint one.',
        negative: 'Negative: a line at C and no line at T.',
        invalid: 'Invalid: no line at C. It is also invalid if you are not sure about a line.',
      },
    },
    faint: {
      question: 'The line at T is very faint. What does it mean?',
      answer:
        'It means positive, if there is a line at C too. Any line at T counts, even if you can hardly see it. It may be red, light red or pink.',
    },
    control: {
      question: 'There is no line at C. What does it mean?',
      answer:
        'The test did not work. It is invalid, even if you see a line at T. Test again with a new swab, a new cartridge and a new buffer tube. You need a new kit for this.',
    },
    positive: {
      question: 'What should I do if I am positive?',
      answer:
        'You most likely have COVID-19. Stay home and away from other people. Tell the people you were close to. Call your doctor. Ask if a medicine can help you. It works best early.',
    },
    negative: {
      question: 'I am negative. Can I still have COVID-19?',
      answer:
        'Yes. Early on, one test can miss the virus. If you have symptoms, test again after 48 hours. If you have no symptoms, test again after 48 hours, and once more 48 hours after that.',
    },
    right: {
      question: 'Is the test always right?',
      answer:
        'No test is right every time. It works best if you follow each step and read it on time. Clearline does not give medical advice. Ask a doctor about your result.',
    },
    when: {
      question: 'When must I read the result?',
      answer:
        'Read it from 15 to 30 minutes after you add the drops. If you read it too early or too late, it may be wrong.',
    },
    see: {
      question: 'I do not see well. Can I use the test?',
      answer: 'You read the lines by eye. Ask someone to help you. Use bright light.',
    },
    emergency: {
      question: 'When should I call 911?',
      answer: 'Call 911 if you see any of these signs:',
      points: {
        breathing: 'Trouble breathing',
        chest: 'Pain or pressure in the chest that does not go away',
        confusion: 'Being newly confused',
        waking: 'Cannot wake up or stay awake',
        color: 'Pale, gray or blue skin, lips or nails',
      },
    },
    change: {
      question: 'Can I change my result later?',
      answer: 'You can change it until you confirm it. After that you cannot change it in the app.',
    },
  },
} as const satisfies FaqSectionTexts;
