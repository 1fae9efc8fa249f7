import type { ScanOutcome } from '../../../core/domain/scan-outcome.ts';
import type { FlowName } from '../../../core/flow/session.ts';
import type { PhotoFormat } from '../../../core/domain/photo-format.ts';
import type { CameraFailure, PhotoFailure } from '../../../core/ports/camera.ts';
import type { Message } from '../texts.ts';

type Rejection = Exclude<ScanOutcome, 'accepted'>;

const failures = {
  denied: {
    title: 'The camera is not allowed',
    text: 'Allow the camera for this page, and then try again. You can also use a photo, or type the code instead.',
  },
  'no-camera': {
    title: 'No camera found',
    text: 'Use a phone or computer that has a camera. You can also use a photo, or type the code instead.',
  },
  'in-use': {
    title: 'The camera is busy',
    text: 'Close other apps that use the camera, and then try again, or type the code instead.',
  },
  insecure: {
    title: 'The camera is blocked here',
    text: 'This page was not opened in a secure way, so it cannot use the camera. Use the address that starts with https, or type the code instead.',
  },
  'in-app': {
    title: 'Open this page in Safari or Chrome',
    text: 'You opened it in another app, where the camera does not work. Select the menu of that app, often three dots, and then “Open in browser”. You can also use a photo, or type the code instead.',
  },
  unsupported: {
    title: 'This browser cannot scan',
    text: 'Open this page in Safari or Chrome. If you already do, it may be too old, or in Lockdown Mode. You can turn that mode off for this website. You can also use a photo, or type the code instead.',
  },
  lost: {
    title: 'The camera stopped',
    text: 'Turn the camera on again, or type the code if it stops another time.',
  },
  decoder: {
    title: 'The scanner did not start',
    text: 'Type the code instead, or try again. If other websites do not open either, check your internet.',
  },
} as const satisfies Record<CameraFailure, Message>;

const photoFailures = {
  unreadable: {
    title: 'This photo cannot be opened',
    text: 'Choose another photo, take a new one, or type the code instead.',
  },
  format: {
    title: 'This kind of file cannot be opened',
    text: 'This browser cannot open {{format}} files, so others like it will not work. Take a photo on this page, choose a screenshot of it, or type the code.',
  },
  'no-code': {
    title: 'The code cannot be read',
    text: 'Scan the code again, or take another photo in bright light. Keep still, and make sure that the code is sharp and in the middle.',
  },
  'no-code-lockdown': {
    title: 'The code cannot be read',
    text: 'Small codes are difficult to read while the browser is in Lockdown Mode. Turn it off for this website, take a sharp photo with the code in the middle, or type the code.',
  },
  'several-codes': {
    title: 'There is more than one code',
    text: 'Take another photo with only one code in the middle, or type the code.',
  },
  decoder: failures.decoder,
  unsupported: {
    title: failures.unsupported.title,
    text: 'It may be too old, or it may be in Lockdown Mode. Type the code, or open this page in another browser.',
  },
} as const satisfies Record<Exclude<PhotoFailure, PhotoFormat> | 'format', Message>;

const messages = {
  scanFailed: {
    title: 'This is not a valid test',
    text: 'Scan the small square code on your cassette again, and contact support if it still does not work.',
  },
  expired: {
    title: 'This test is expired',
    text: 'Please do not use this test, because an old one can give an incorrect result. You will need another kit.',
  },
  deviceHasBeenUsedBefore: {
    title: 'This cassette has already been reported used',
    text: 'Each cassette works for only one test, so open a new kit and scan its cassette.',
  },
  codeIsDifferentThanBefore: {
    title: 'This cassette is different',
    text: 'It is not the cassette that you scanned before the test, so find the one you used and scan it.',
  },
  isUrl: {
    title: '2D matrix not recognized',
    text: 'That was a link, and not the code that identifies the cassette. Scan the small square code on the cassette, and contact support if it still does not work.',
  },
  requestError: {
    title: 'We could not check the cassette',
    text: 'You do not need to scan it again, because we remember the code.',
  },
  cflTest: {
    title: 'This is a flu test',
    text: 'Clearline is for COVID-\u206019 tests only, so please do not continue with this cassette.',
  },
} as const satisfies Record<Rejection, Message>;

/** The messages to a person who reports a test taken earlier. */
const reportingMessages = {
  ...messages,
  expired: {
    title: messages.expired.title,
    text: 'Its result may be incorrect, so we cannot report it. Please take another test with a new kit.',
  },
  deviceHasBeenUsedBefore: {
    title: messages.deviceHasBeenUsedBefore.title,
    text: 'We already have a test with this cassette. If you reported it before, you do not need to report it again, but if not, contact support.',
  },
  cflTest: {
    title: messages.cflTest.title,
    text: 'Clearline can report only COVID-\u206019 tests, but you can report this test on another website.',
  },
} as const satisfies Record<Rejection, Message>;

/** What the scan screens say about the box and the cassette. */
export const scan = {
  headings: {
    box: 'Scan the code on the box',
    first: 'Scan your cassette',
    second: 'Scan the used cassette',
    express: 'Scan the cassette you used',
  },
  camera: {
    why: 'We use the camera only to read the code, and we do not keep any pictures.',
    turnOn: 'Turn on camera',
    ask: 'When your browser asks to use the camera, choose Allow.',
    safari: 'In Safari, choose Allow each time the browser asks for the camera.',
    turnOff: 'Turn off camera',
    opening: 'Turning on the camera…',
    loading: 'Getting the scanner ready… You can also type the code instead of scanning it.',
    view: 'Live picture from your camera',
    lightOn: 'Turn on the light',
    lightOff: 'Turn off the light',
    zoom: 'Zoom',
    times: '{{times}} times',
    which: 'Camera',
    unnamed: 'Camera {{number}}',
    looking: 'Looking for the code…',
    several: 'There is more than one code in the picture, so show only one, in the middle.',
    hint: 'We see no code yet, so move to bright light and hold the phone still, about 6 inches away.',
    allow: {
      safari:
        'On an iPhone, select the icon on the left of the address bar. Then open the settings for this website, and set Camera to Allow.',
      others: 'Select the icon on the left of the address bar, open Permissions and allow the camera.',
      device:
        'If it is still blocked, open the settings of your phone or computer and let your browser use the camera.',
    },
    failures,
  },
  photo: {
    take: 'Take a photo instead',
    choose: 'Choose a photo instead',
    reading: 'Looking for the code in your photo…',
    failures: photoFailures,
  },
  support: 'Support: {{email}}',
  instructions: {
    frame: 'Hold the phone about 6 inches away, with the code inside the frame.',
    light: 'Use bright light and keep the phone still, so that the picture is sharp.',
  },
  type: {
    open: 'Type the code instead',
    label: 'Code',
    help: 'Type all the letters and numbers that are printed next to the square code.',
    boxHelp: 'Type the web address that is printed next to the code on the box.',
    submit: 'Use this code',
    empty: 'Type the code before you select “Use this code”.',
  },
  checking: 'Checking your cassette…',
  messages: { testing: messages, reporting: reportingMessages } satisfies Record<FlowName, unknown>,
  boxFailed: {
    title: 'Code on the box not recognized',
    text: 'This is not a valid kit, or you scanned another code. Scan the square code on the kit box, and contact support if it still does not work.',
  },
  flu: {
    link: 'Report a flu test at Make Your Test Count',
    combined: 'If yours is a flu and COVID-\u206019 test in one, report both results there too.',
  },
} as const;
