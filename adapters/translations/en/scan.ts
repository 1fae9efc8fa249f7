import type { ScanOutcome } from '../../../core/domain/scan-outcome.ts';
import type { CameraFailure, PhotoFailure } from '../../../core/ports/camera.ts';
import type { Message } from '../texts.ts';

const failures = {
  denied: {
    title: 'The camera is not allowed',
    text: 'Allow the camera for this page, then try again. You can also use a photo, or type the code.',
  },
  'no-camera': {
    title: 'No camera found',
    text: 'Use a phone or computer with a camera. You can also use a photo, or type the code.',
  },
  'in-use': {
    title: 'The camera is busy',
    text: 'Close other apps that use the camera. Then try again. You can also type the code.',
  },
  insecure: {
    title: 'The camera is blocked here',
    text: 'This page is not open in a safe way. Use the address that starts with https, or type the code.',
  },
  unsupported: {
    title: 'This browser cannot scan',
    text: 'It may be too old, or in Lockdown Mode. Type the code, or open this page in another browser.',
  },
  lost: {
    title: 'The camera stopped',
    text: 'Turn it on again. If it stops again, type the code.',
  },
  decoder: {
    title: 'The scanner did not load',
    text: 'Check your connection, then try again. You can also type the code.',
  },
} as const satisfies Record<CameraFailure, Message>;

const photoFailures = {
  unreadable: {
    title: 'This photo cannot be opened',
    text: 'Choose another photo, or take a new one. You can also type the code.',
  },
  'no-code': {
    title: 'The code cannot be read',
    text: 'Scan the code again, or take a new photo. Use bright light and keep still. Let the code be sharp and in the middle of the photo.',
  },
  'several-codes': {
    title: 'There is more than one code',
    text: 'Take a new photo with only one code, in the middle. You can also type the code.',
  },
  decoder: failures.decoder,
  unsupported: failures.unsupported,
} as const satisfies Record<PhotoFailure, Message>;

const messages = {
  scanFailed: {
    title: 'This is not a valid test',
    text: 'Scan the small square code on your cassette again. If it fails again, contact customer support.',
  },
  expired: {
    title: 'This test is expired',
    text: 'Do not use it. An old test can give a wrong result. Get a new kit.',
  },
  deviceHasBeenUsedBefore: {
    title: 'This cassette has already been reported used',
    text: 'Each cassette works for one test only. Scan a new cassette.',
  },
  codeIsDifferentThanBefore: {
    title: 'This cassette is different',
    text: 'It is not the cassette you scanned before the test. Find the one you used and scan it.',
  },
  isUrl: {
    title: '2D matrix not recognized',
    text: 'That was a link, not the code of the cassette. Scan the small square on the cassette. If it fails again, contact customer support.',
  },
  requestError: {
    title: 'We could not check the cassette',
    text: 'You do not need to scan it again.',
  },
  cflTest: {
    title: 'This is a flu test',
    text: 'Clearline is for COVID-19 tests only. Please do not go on with this cassette.',
  },
} as const satisfies Record<Exclude<ScanOutcome, 'accepted'>, Message>;

/** What the scan screens say, whatever is scanned. */
export const scan = {
  headings: {
    box: 'Scan the code on the box',
    first: 'Scan your cassette',
    second: 'Scan the used cassette',
    express: 'Scan the cassette you used',
  },
  camera: {
    why: 'We use the camera only to read the code. We keep no pictures.',
    turnOn: 'Turn on camera',
    ask: 'Your browser will ask to use the camera. Choose Allow.',
    safari: 'In Safari, choose Allow each time it asks.',
    turnOff: 'Turn off camera',
    opening: 'Turning on the camera…',
    loading: 'Getting the scanner ready… You can also type the code.',
    view: 'Live picture from your camera',
    lightOn: 'Turn on the light',
    lightOff: 'Turn off the light',
    zoom: 'Zoom',
    times: '{{times}} times',
    which: 'Camera',
    unnamed: 'Camera {{number}}',
    looking: 'Looking for the code…',
    several: 'There is more than one code in the picture. Show only one, in the middle.',
    hint: 'No code yet. Move to bright light. Hold the phone about a hand away, and keep still.',
    allow: {
      safari:
        'On an iPhone, press the sign at the left end of the address bar. Open the settings for this website, and set Camera to Allow.',
      others: 'Press the sign at the left end of the address bar. Open Permissions, and allow the camera.',
      device: 'Still blocked? Open the settings of your phone or computer. Let your browser use the camera.',
    },
    failures,
  },
  photo: {
    take: 'Take a photo instead',
    choose: 'Choose a photo instead',
    reading: 'Looking for the code in your photo…',
    failures: photoFailures,
  },
  support: 'Customer support: {{email}}',
  instructions: {
    frame: 'Put the code inside the frame.',
    distance: 'Hold the phone about a hand away.',
    light: 'Use bright light. Keep the phone still.',
  },
  type: {
    open: 'Type the code instead',
    label: 'Code',
    help: 'Type all letters and numbers next to the square code.',
    boxHelp: 'Type the web address printed by the code on the box.',
    submit: 'Use this code',
    empty: 'Type the code first.',
  },
  checking: 'Checking your cassette…',
  messages,
  boxFailed: {
    title: 'Code on the box not recognized',
    text: 'This is not a valid kit, or the wrong code. Scan the code on the kit box. If it fails again, contact customer support.',
  },
  flu: {
    link: 'Report a flu test at Make Your Test Count',
    combined: 'Is yours a flu and COVID-19 test in one? Report both results there too.',
  },
} as const;
