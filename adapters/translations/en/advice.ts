import type { AdviceKey, AdviceTexts } from '../../../core/domain/advice.ts';

/** A text that is the same for everyone. */
const forAll = (text: string): AdviceTexts => ({ you: text, other: text, child: text });

/** A text that is the same for a child and for another adult. */
const forBoth = (you: string, other: string): AdviceTexts => ({ you, other, child: other });

/** What to do after a result; `core/domain/advice.ts` says when. `{{name}}` begins a sentence, because it may be "This person". */
export const advice = {
  stayHome: forBoth(
    'Stay home and away from others until you have been better for 24 hours without fever or fever medicine.',
    '{{name}} should stay home, away from others, until they have been better for 24 hours without fever or fever medicine.',
  ),
  stayHomeUntil: forBoth(
    'Stay home and away from others until you have been better for 24 hours without fever or fever medicine. That is {{day}} at the earliest.',
    '{{name}} should stay home, away from others, until they have been better for 24 hours without fever or fever medicine. That is {{day}} at the earliest.',
  ),
  stayHomeWhileSick: forBoth(
    'Stay home while you are sick, whatever the test shows. You can go out again once you have been better for 24 hours without fever or fever medicine.',
    '{{name}} should stay home while sick, whatever the test shows. They can go out again once they have been better for 24 hours without fever or fever medicine.',
  ),
  stayHomeIfUnwell: forBoth(
    'Stay home if you do not feel well, whatever the test shows.',
    '{{name}} should stay home if they do not feel well, whatever the test shows.',
  ),
  stayHomeIfSymptoms: {
    you: 'If symptoms start, stay home and call your doctor.',
    other: '{{name}} should stay home if symptoms start, and you should call a doctor.',
    child: '{{name}} should stay home if symptoms start, and you should call your child’s doctor.',
  },
  extraCareAfter: forBoth(
    'When you can go out again, take extra care for 5 more days. Keep your distance and let in fresh air.',
    '{{name}} should take extra care for 5 more days when they can go out again. They should keep their distance and let in fresh air.',
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
    'Tell the people you were close to in the last few days about your result.',
    'Tell the people who were close to them in the last few days about this result.',
  ),
  risk: {
    you: 'You may need medicine if you are 50 or older, pregnant or not vaccinated, or have a health problem. In that case, call a doctor or pharmacist today, even if you feel only a little sick.',
    other:
      '{{name}} may need medicine if they are 50 or older, pregnant or not vaccinated, or have a health problem. In that case, call a doctor or pharmacist today, even if they feel only a little sick.',
    child:
      '{{name}} may need medicine if they have a health problem or are not vaccinated. In that case, call your child’s doctor today, even if they feel only a little sick.',
  },
  riskWithoutPositive: {
    you: 'Call a doctor today if you are 50 or older, pregnant or not vaccinated, or have a health problem. Do not wait for the next test before you call.',
    other:
      'Call a doctor today if they are 50 or older, pregnant or not vaccinated, or have a health problem. Do not wait for the next test before you call.',
    child:
      'Call your child’s doctor today if they have a health problem or are not vaccinated. Do not wait for the next test before you call.',
  },
  treatment: forAll('COVID-\u206019 medicine must start within 5 to 7 days of the first symptom.'),
  treatmentBy: forAll(
    'COVID-\u206019 medicine must start within 5 to 7 days of the first symptom. Call by {{sooner}} if you can, and by {{last}} at the latest.',
  ),
  treatmentLast: forAll(
    'Call today. Some COVID-\u206019 medicine can still start within 7 days of the first symptom, that is, by {{last}}.',
  ),
  treatmentLate: {
    you: 'The first symptom was more than 7 days ago, so call a doctor if you do not get better.',
    other: 'The first symptom was more than 7 days ago, so call a doctor if they do not get better.',
    child: 'The first symptom was more than 7 days ago, so call your child’s doctor if they do not get better.',
  },
  noDoctor: forAll('If you do not have a doctor, call a pharmacy, a community health center or 211.'),
  otherIllness: {
    you: 'You may have another illness, such as flu or RSV, so call your doctor if you get worse.',
    other: '{{name}} may have another illness, such as flu or RSV, so call a doctor if they get worse.',
    child: '{{name}} may have another illness, such as flu or RSV, so call your child’s doctor if they get worse.',
  },
  longSick: {
    you: 'Symptoms started more than 7 days before the test, so ask a doctor before you trust this result.',
    other: 'Symptoms started more than 7 days before the test, so ask a doctor before you trust this result.',
    child:
      'Symptoms started more than 7 days before the test, so ask your child’s doctor before you trust this result.',
  },
  recentContact: forBoth(
    'If you were near someone with COVID-\u206019, a test in the first 5 full days after that can miss it. Test again when those days are over.',
    'After contact with someone who has COVID-\u206019, a test in the first 5 full days can miss it. Test again when those days are over.',
  ),
  useNewKit: forAll('Test again with a new kit, and do not reuse any part of the old one.'),
  support: forAll('If it happens again, contact support.'),
  noRepeatNeeded: {
    you: 'You do not need another home test to confirm this result, but your doctor may want another test.',
    other: '{{name}} does not need another home test to confirm this result, but a doctor may want another test.',
    child:
      '{{name}} does not need another home test to confirm this result, but your child’s doctor may want another test.',
  },
  retestBetween: forAll('Take test {{test}} of {{of}} between {{from}} and {{until}}.'),
  retestBy: forAll('Take test {{test}} of {{of}} now, or by {{until}} at the latest.'),
  retestNow: forAll('The best time for test {{test}} of {{of}} is over, so take it now.'),
  retestOnceMore: forAll('Then take one more test, {{retestHours}} to {{retestUntilHours}} hours after that one.'),
  allTestsDone: forBoth(
    'You are done, because you have taken all {{of}} tests. Test again only if new symptoms begin.',
    'No more tests are needed, because all {{of}} tests are done. Test again only if new symptoms begin.',
  ),
  positiveCounts: forAll(
    'The positive test of {{day}} counts more than this one, so follow the advice for that result.',
  ),
  afterLastNegative: {
    you: 'The last test may be negative too. If you are still sick or worried then, ask your doctor about a lab (PCR) test.',
    other:
      'The last test may be negative too. If they are still sick or you are worried then, ask a doctor about a lab (PCR) test.',
    child:
      'The last test may be negative too. If they are still sick or you are worried then, ask your child’s doctor about a lab (PCR) test.',
  },
  stillSick: {
    you: 'If you are still sick or worried, ask your doctor about a lab (PCR) test.',
    other: 'If they are still sick or you are worried, ask a doctor about a lab (PCR) test.',
    child: 'If they are still sick or you are worried, ask your child’s doctor about a lab (PCR) test.',
  },
  whyRetest: forAll('Early on, one test can miss the virus, so the FDA advises testing again.'),
  positivePast: forBoth(
    'This result is in the past, so it does not tell how you are today.',
    'This result is in the past, so it does not tell how they are today.',
  ),
  resultTooOld: forBoth(
    'This result is too old to tell how you are today, and the time to test again is over.',
    'This result is too old to tell how they are today, and the time to test again is over.',
  ),
  testIfNeeded: forAll(
    'If there are symptoms now, or there was contact with a person who has COVID-\u206019, take a new test.',
  ),
  retestWithNewKit: forAll('Test again as soon as you have a new kit.'),
} as const satisfies Record<AdviceKey, AdviceTexts>;
