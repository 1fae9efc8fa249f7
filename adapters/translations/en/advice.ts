import type { AdviceKey, AdviceTexts } from '../../../core/domain/advice.ts';

/** A text that is the same whoever is advised. */
const forAll = (text: string): AdviceTexts => ({ you: text, other: text, child: text });

/** A text that is the same for a child and for another adult. */
const forBoth = (you: string, other: string): AdviceTexts => ({ you, other, child: other });

/** What to do after a result; `core/domain/advice.ts` says when. `{{name}}` begins a sentence, because it may be "This person". */
export const advice = {
  stayHome: forBoth(
    'Stay home and away from others until you are better for 24 hours, with no fever and no fever medicine.',
    '{{name}} should stay home and away from others until better for 24 hours, with no fever and no fever medicine.',
  ),
  stayHomeUntil: forBoth(
    'Stay home and away from others until you are better for 24 hours, with no fever and no fever medicine. That is {{day}} at the earliest.',
    '{{name}} should stay home and away from others until better for 24 hours, with no fever and no fever medicine. That is {{day}} at the earliest.',
  ),
  stayHomeWhileSick: forBoth(
    'Stay home while you are sick, whatever the test shows. Wait until you are better for 24 hours, with no fever and no fever medicine.',
    '{{name}} should stay home while sick, whatever the test shows. Wait until they are better for 24 hours, with no fever and no fever medicine.',
  ),
  stayHomeIfUnwell: forBoth(
    'Stay home if you do not feel well, whatever the test shows.',
    '{{name}} should stay home if they do not feel well, whatever the test shows.',
  ),
  stayHomeIfSymptoms: {
    you: 'If symptoms start, stay home and call your doctor.',
    other: '{{name}} should stay home if symptoms start. Call a doctor then.',
    child: '{{name}} should stay home if symptoms start. Call your child’s doctor then.',
  },
  extraCareAfter: forBoth(
    'After that, take extra care for 5 more days: keep your distance and let in fresh air.',
    '{{name}} should then take extra care for 5 more days: keep a distance and let in fresh air.',
  ),
  extraCare: forBoth(
    'Keep away from other people as much as you can for 5 days after the test.',
    '{{name}} should keep away from other people as much as possible for 5 days after the test.',
  ),
  extraCareUntil: forBoth(
    'Keep away from other people as much as you can for 5 days: through {{day}}.',
    '{{name}} should keep away from other people as much as possible for 5 days: through {{day}}.',
  ),
  mask: forBoth(
    'Wear a mask that fits well when you are near others.',
    '{{name}} should wear a mask that fits well when near others.',
  ),
  noMaskUnder2: forAll('A child under 2 must not wear a mask.'),
  keepFromFrail: forBoth(
    'Keep away from people who could get very ill.',
    '{{name}} should keep away from people who could get very ill.',
  ),
  tellContacts: forBoth(
    'Tell the people you were close to.',
    'Tell the people who were close to them in the last days.',
  ),
  risk: {
    you: 'Are you 50 or older, pregnant or not vaccinated, or do you have a health problem? Call a doctor or pharmacist today, even if you feel only a little sick.',
    other:
      '{{name}} may need medicine if they are 50 or older, pregnant or not vaccinated, or have a health problem. Call a doctor or pharmacist today, even if they feel only a little sick.',
    child:
      '{{name}} may need medicine if they have a health problem or are not vaccinated. Call your child’s doctor today, even if they feel only a little sick.',
  },
  riskWithoutPositive: {
    you: 'Are you 50 or older, pregnant or not vaccinated, or do you have a health problem? Call a doctor today. Do not wait for the next test.',
    other:
      'Call a doctor today if they are 50 or older, pregnant or not vaccinated, or have a health problem. Do not wait for the next test.',
    child:
      'Call your child’s doctor today if they have a health problem or are not vaccinated. Do not wait for the next test.',
  },
  treatment: forAll('COVID-19 medicine must start within 5 to 7 days of the first symptom.'),
  treatmentBy: forAll(
    'COVID-19 medicine must start within 5 to 7 days of the first symptom. Call in time: by {{sooner}}, or {{last}} at the latest.',
  ),
  treatmentLast: forAll(
    'Call today. Some COVID-19 medicine can still start within 7 days of the first symptom: by {{last}}.',
  ),
  treatmentLate: {
    you: 'The first symptom was more than 7 days ago. Call a doctor if you do not get better.',
    other: 'The first symptom was more than 7 days ago. Call a doctor if they do not get better.',
    child: 'The first symptom was more than 7 days ago. Call your child’s doctor if they do not get better.',
  },
  noDoctor: forAll('No doctor? Call a pharmacy, a community health center, or 211.'),
  otherIllness: {
    you: 'You may have another illness, such as flu or RSV. Call your doctor if you get worse.',
    other: '{{name}} may have another illness, such as flu or RSV. Call a doctor if they get worse.',
    child: '{{name}} may have another illness, such as flu or RSV. Call your child’s doctor if they get worse.',
  },
  longSick: {
    you: 'The first symptom was more than 7 days before the test. Ask a doctor before you trust this result.',
    other: 'The first symptom was more than 7 days before the test. Ask a doctor before you trust this result.',
    child:
      'The first symptom was more than 7 days before the test. Ask your child’s doctor before you trust this result.',
  },
  recentContact: forBoth(
    'Were you near someone with COVID-19? A test in the first 5 full days after that can miss it. Test again when they are over.',
    'Was there contact with someone who has COVID-19? A test in the first 5 full days after that can miss it. Test again when they are over.',
  ),
  useNewKit: forAll('Test again with a new kit. Do not reuse any part.'),
  support: forAll('If it happens again, contact support.'),
  noRepeatNeeded: {
    you: 'You do not need another home test to confirm it. Your doctor may want another test.',
    other: '{{name}} does not need another home test to confirm it. A doctor may want another test.',
    child: '{{name}} does not need another home test to confirm it. Your child’s doctor may want another test.',
  },
  retestOnce: forAll('With symptoms: test again {{retestHours}} to {{retestUntilHours}} hours after this test.'),
  retestOnceBetween: forAll(
    'With symptoms: test again from {{from}} to {{until}}. That is {{retestHours}} to {{retestUntilHours}} hours after this test.',
  ),
  retestOnceBy: forAll('With symptoms: test again now, by {{until}}.'),
  retestTwice: forAll(
    'Test again {{retestHours}} to {{retestUntilHours}} hours after this test, and once more {{retestHours}} hours after that.',
  ),
  retestFirst: forAll('First new test: from {{from}} to {{until}}.'),
  retestSecond: forAll('Second new test: from {{from}} to {{until}}.'),
  afterLastNegative: {
    you: 'Is the last test negative too, and you are still sick or worried? Ask your doctor about a lab (PCR) test.',
    other: 'Is the last test negative too, and they are still sick or you worry? Ask a doctor about a lab (PCR) test.',
    child:
      'Is the last test negative too, and they are still sick or you worry? Ask your child’s doctor about a lab (PCR) test.',
  },
  whyRetest: forAll('Early on, one test can miss the virus. The FDA advises testing again.'),
  resultTooOld: forBoth(
    'This result is too old to tell how you are today. The time to test again is over.',
    'This result is too old to tell how they are today. The time to test again is over.',
  ),
  testIfNeeded: forAll('Are there symptoms now, or was there contact with a person who has COVID-19? Take a new test.'),
  retestWithNewKit: forAll('Test again as soon as you have a new kit.'),
} as const satisfies Record<AdviceKey, AdviceTexts>;
