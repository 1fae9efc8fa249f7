import type { ItemCondition } from '../../../core/diagnostics/persisted-check.ts';
import type { PersistedItemName } from '../../../core/diagnostics/persisted-items.ts';
import type { Language } from '../../../core/domain/languages.ts';
import type { ResumeRuleName } from '../../../core/flow/app-state.ts';
import type { DeferredCall } from '../../../core/flow/pending-call.ts';
import type { Obstacle } from '../../../core/flow/predicates.ts';
import type { ClockNotice } from '../../../core/flow/session.ts';
import type { TextTree } from '../../../core/ports/translation-source.ts';

const COPY_AGAIN = 'Ask the person to copy the technical details again, and to send them as plain text or as a file.';
const ASK_AGAIN = `${COPY_AGAIN} All of it is needed, from the first { to the last }.`;

/** What `replay` says below its first answer, and why it cannot answer. */
export const replay = {
  standardInput: 'standard input',
  problems: {
    noFile: 'There is no such file.',
    folder: 'It is a folder; name a file in it.',
    unreadable: 'It cannot be read: {{reason}}.',
    tooEarly: 'It is before the file was made, {{madeAt}}; name a later time, such as +20m or now.',
    empty: `It is empty. ${COPY_AGAIN}`,
    none: `There are no technical details in it, or they cannot be read. ${COPY_AGAIN}`,
    scenario: 'It is a scenario; {{command}} plays it.',
    noBeginning: `The beginning of the snapshot is missing. ${ASK_AGAIN}`,
    cutOff: `The snapshot is cut off at line {{line}}, after "{{path}}". ${ASK_AGAIN}`,
    damaged: 'It cannot be read from here on.',
    onlyPartial: '--then needs a whole snapshot, so it played nothing.',
    onlyReduced:
      'It is a reduced snapshot, made without the app: it says what is saved, and has no test to open. The command replay reads it.',
    otherFormat: 'It is a snapshot of another version; this command reads {{reads}}.',
    otherApp:
      'It comes from version {{app}} of the app, and this is {{own}}. Steps and rules may differ: replay it with the code of {{app}}.',
    otherSteps:
      'It comes from another build of version {{own}}: its steps differ from those of this code. So this may not be what the person sees.',
    otherState:
      'It comes from another build of version {{own}}: its stored state differs from that of this code. So this may not be what the person sees.',
    besideCutOff:
      'Besides a whole snapshot it has one that begins in line {{line}} and whose end is missing. If that is the newer one, ask for its whole text again, as plain text or as a file. For the other, use --snapshot, or delete the broken one.',
    noSuchSnapshot: '--snapshot takes a number from 1 to {{count}} here, one for each snapshot in it.',
    onlyOneSnapshot: 'It has one snapshot: leave out --snapshot, or write --snapshot 1.',
    invalidInstant: '{{field}}: It is missing, or not an instant with an offset.',
    invalidValue: '{{field}}: It is missing, or not one of the values it may have.',
    contradiction: '{{field}}: The times contradict each other, so a digit was changed.',
    notAnObject: '{{field}}: It is missing, or not an object.',
  },
  /** Above the mistakes of a text that an email program changed. */
  changed: `Parts of the text were lost or changed on the way. ${ASK_AGAIN}`,
  /** What to say where the text is needed again. */
  sayCopyAgain:
    'Say: At the bottom of the page, select "{{copy}}". If it is not there, select "{{support}}" at the top first. Paste all of it into an email, and send it as plain text. If you are taking a test, keep it open until then, and go on by what the app shows.',
  more: 'And {{count}} more; --why shows them all.',
  paste: 'Paste the email or the technical details here, then press Enter. Ctrl-D ends the text.',
  /** Where the app of the person is in another language than the answer. */
  otherLanguage: 'The person’s app is in {{app}}; --language {{code}} answers in that language.',
  languages: { en: 'English', es: 'Spanish' } satisfies Readonly<Record<Language, string>>,
  several: {
    latest:
      'The text has {{count}} snapshots. This answers the latest: {{answered}}. --snapshot chooses another by its number: {{others}}.',
    chosen: 'The text has {{count}} snapshots. This answers {{answered}}. The others: {{others}}.',
    made: 'number {{number}}, made {{at}}',
    madeUnknown: 'number {{number}}',
  },
  partial: {
    lead: 'This is a partial answer: a part of the snapshot is lost.',
    rest: 'The lost part says whether something is wrong, and what waits to be sent.',
    restOfStep: 'The lost part says how much time is left, whether something is wrong, and what waits to be sent.',
    restOfHead: 'The lost part says which version and language the app has, and if the person has an account.',
    /** Where a value before the step is changed. */
    restOfValue: 'The changed part says who the person is, when this was copied, or which version it is.',
    restOfTimes: 'The lost part says at which step the test is.',
    inWait: 'The wait of a test goes on, with {{left}} left.',
    inReading: 'The time to read a result goes on, with {{left}} left.',
    readingOver: 'The time to read the result is over.',
    made: 'The text was made {{at}}',
  },
  time: {
    made: 'Made {{ago}} ago ({{at}}). The answer is for that time; add --at now for the present.',
    madeOnly: 'Made {{ago}} ago ({{at}}).',
    timerEnded:
      'Made {{ago}} ago ({{at}}), and a timer has ended since. The answer is for now, with the page left open; --at made is for then.',
    running: 'Made {{ago}} ago ({{at}}). The answer is for now, with the page left open since; --at made is for then.',
    email: 'Made {{ago}} ago ({{at}}). The answer is for now; --at made is for then.',
    loggedOut: 'Made {{ago}} ago ({{at}}). The answer is for now; --at made is for then.',
    future:
      'Made at {{at}} by the person’s clock, {{ahead}} ahead of the clock here. One of the two is wrong, so check the date and time on both. The times below are those of when it was copied.',
    shown: 'The answer is for {{at}}, with the page left open and no input since it was made.',
    minute: '1 minute',
    minutes: '{{count}} minutes',
    hour: '1 hour',
    hours: '{{count}} hours',
    days: '{{count}} days',
  },
  again: 'The answer again:',
  heads: {
    snapshot: 'A support snapshot of app {{version}}, of {{who}}, made {{at}}',
    reduced: 'A reduced snapshot of app {{version}}, made {{at}}',
    state: 'A fixture state, of {{who}}, made {{at}}',
    online: 'The browser is online: {{browser}}',
    offline: 'The browser is offline: {{browser}}',
  },
  who: {
    guest: 'a guest',
    account: 'a person with an account',
    visitor: 'a visitor who is not logged in',
  },
  blocks: {
    next: 'What to say next',
    later: 'If you read this after {{time}}',
    ifJustNow: 'If they copied the details just now, their clock is slow, and this holds instead',
    nextIfJustNow: 'What to say then',
    passOn: 'What you do',
    place: 'Where the person stands',
    screen: 'What the app shows',
    screenOf: 'What the app shows on {{page}}',
    buttons: 'What each button does',
    buttonsOf: 'What each button does on {{page}}',
    reasons: 'Which rules put them there',
    rules: 'The rules of the step',
    waits: 'What it waits for',
    saved: 'What is saved in the browser',
    invented: 'What is invented here, since a snapshot leaves it out',
    more: 'With --why: the rules that put them there, what the app waits for, what is saved, and what is invented here.',
  },
  /** Above the screen, where another page is shown than that of the person. */
  notShown: 'This command cannot show {{page}}, so here is where the app leads instead.',
  place: {
    none: 'No test is under way',
    testing: 'A test, at "{{title}}"',
    reporting: 'Express testing, at "{{title}}"',
    page: 'on {{page}}',
    free: 'Next is {{next}}, Back is {{back}}',
    available: 'available',
    notAvailable: 'not available',
  },
  tried: {
    scan: 'Scanning the right code',
    stays: 'stays',
    staysFor: 'stays: {{obstacle}}',
    step: 'leads to "{{title}}"',
    page: 'leads to {{page}}',
    pageWithoutTest: 'leads to {{page}}, without a test',
    changes: 'changes what this step shows',
    calls: 'calls the server',
    waiting: '{{count}} more to wait for the network',
    error: 'shows "{{message}}"',
    opens: 'opens {{part}}',
    closes: 'closes {{part}}',
  },
  parts: {
    scanOutcome: 'the message of the scan',
    accountPrompt: 'the offer of an account',
    logoutMessage: 'the message of the logout',
    isInactivityWarned: 'the dialog that offers to stay',
  },
  obstacles: {
    unavailable: 'something must be chosen, checked or scanned first',
    fields: 'what is typed on the step is missing or wrong',
    tooYoung: 'the tested person is too young to continue',
  } satisfies Readonly<Record<Obstacle['kind'], string>>,
  resumed: {
    noTest: 'No test was stored, so none resumes.',
    end: 'The stored step is the end of the flow or beyond it, so its last step shows.',
    missing: 'Something that the stored step needs is missing, so the step that asks for it shows.',
    kept: 'Nothing that the stored step needs is missing, so it shows again.',
  } satisfies Readonly<Record<ResumeRuleName, string>>,
  reasons: {
    missing: 'Missing: {{missing}}.',
    walked: 'The person reached this step in the open page.',
    reload: 'A reload leads to "{{title}}".',
    reloadNone: 'After a reload no test is under way.',
    waiting: 'The step ends by itself when the wait is over.',
    reading: 'The lines may be read until the reading window ends.',
    expired: 'The reading window is over, so "Test result expired" replaces the step.',
    quiet: 'There was no input for nearly an hour, so a dialog offers to stay.',
    over: 'There was no input for an hour, so the app logged out.',
    guard: 'A person without a test under way, or who is not logged in, is led from {{from}} to {{to}}.',
  },
  waits: {
    nothing: 'nothing',
    wait: 'the wait: {{beganAt}} to {{endsAt}}, {{state}}',
    reading: 'the reading window: {{beganAt}} to {{endsAt}}, {{state}}',
    over: 'over',
    notBegun: 'not begun',
    under: '{{gone}} gone, {{left}} left',
    boxScan: 'a scan: the QR code of the kit box',
    cassetteScan: 'a scan: the Data Matrix of the cassette',
    offline: 'the network: the phone or computer is offline',
    offlineCalls: 'the network, to send: {{calls}}',
    calls: 'the server: the phone or computer of the person had this to send: {{calls}}',
    busy: 'an answer: the person had just pressed a button',
  },
  clock: {
    corrected: 'the clock was changed, and the app corrected the timer',
    unsure: 'the clock was changed, and the app could not check the time yet',
  } satisfies Readonly<Record<ClockNotice, string>>,
  calls: {
    progress: 'the progress of the test ({{count}})',
    guestResult: 'a result of a guest ({{count}})',
    result: 'a result ({{count}})',
    removal: 'the release of a cassette ({{count}})',
  } satisfies Readonly<Record<DeferredCall['kind'], string>>,
  items: {
    test: 'the test',
    guestVisit: 'the guest visit',
    guestForm: 'the form about the guest',
    guestPerson: 'the checked form about the guest',
    loggedInUser: 'the login',
    profiles: 'the profiles',
    registration: 'the registration',
    pendingCalls: 'what waits to be sent',
    parkedTests: 'the tests of logged out accounts',
    timerProof: 'the proof of the timer',
    lastInput: 'the time of the last input',
    visit: 'the number of the visit',
    pendingLogout: 'a logout to be sent',
    rememberedEmail: 'the email to remember',
  } satisfies Readonly<Record<PersistedItemName, string>>,
  conditions: {
    read: 'there, and read: {{items}}',
    damaged: 'there, but damaged; the app goes on without the damaged part: {{items}}',
    unreadable:
      'not readable, because the browser denies access; the app keeps it only while the page is open: {{items}}',
    missing: 'not there: {{items}}',
  } satisfies Readonly<Record<ItemCondition, string>>,
  foundDamaged: 'found damaged {{at}}: {{items}}',
  inventedResult:
    'The result and the lines below are invented, because a snapshot has none: ask the person for theirs.',
  inventedMark: '(invented)',
  invented: {
    guest: 'The guest is an invented person, Ana Ruiz.',
    account: 'The account and its profiles are invented.',
    testId: 'The test has another id.',
    cassette: 'The cassette is invented, manufactured a month earlier.',
    boxes: 'No box is checked, or all are if Next was free.',
    symptoms: 'The answer about symptoms is "no", or "yes" without a date if Next was rejected.',
    collection: 'The person collects the sample without help.',
    lines: 'The lines are read as control yes, test no.',
    result: 'The result is "negative".',
    reportOption: 'The result is to be reported, unless the snapshot skips the review.',
    times: 'The times of collection and reading are close to the time of the snapshot.',
    waiting: 'What waits to be sent has invented contents.',
  },
} as const satisfies TextTree;
