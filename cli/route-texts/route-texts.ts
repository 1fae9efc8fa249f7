import { readOtpDeviceString } from '../../core/domain/otp-device.ts';
import { profileIdIn, type RouteName } from '../../core/flow/app-routes.ts';
import type { ErrorCode } from '../../core/domain/error-codes.ts';
import { peopleTexts } from '../../core/step-texts/start-texts.ts';
import { button, text, when, words, type ShownText, type TextContext } from '../../core/step-texts/shown-text.ts';
import { profileFormTitle } from '../../core/use-cases/profile/profile-form.ts';
import { deletionObstacle } from '../../core/use-cases/profile/remove-profile.ts';
import { areaOf } from './route-labels.ts';

/** What the texts of a route depend on. */
export interface RouteMoment {
  readonly context: TextContext;
  readonly path: string;
  /** What failed or is invalid. */
  readonly errors: readonly ErrorCode[];
  /** What is typed, by the ids of the fields. */
  readonly typed: Readonly<Record<string, string>>;
}

/** The heading of a route, and below it what can change or says what to do. Prose that never changes is left to the browser. */
export interface RouteTexts {
  readonly title: ShownText;
  readonly texts: readonly ShownText[];
}

/** The texts of a route, of which a title replaces its heading. */
type Row = (moment: RouteMoment) => readonly ShownText[];

const title = (key: string): ShownText => text(key, {}, 'title');

/** The second factor: where the code was sent, and where else it can be. */
const oneTimePassword: Row = ({ context, typed }) => {
  const { otpDevices = [], device = '' } = context.state.account.otpChallenge ?? {};
  const { type, name } = readOtpDeviceString(device);
  const devices = otpDevices.map((one): ShownText => {
    return { ...words(one, readOtpDeviceString(one).name, 'radio'), isChosen: one === typed.device };
  });
  return [text(`oneTimePassword.sentTo.${type ?? 'unknown'}`), words('sent-to', name), ...devices];
};

const profile: Row = ({ context: { state }, path }) => {
  const id = profileIdIn(path);
  return [
    title(`profileForm.titles.${profileFormTitle(state.identity.profiles, id)}`),
    ...when(id === null && state.account.isAfterGuest, text('profileForm.afterGuest.title')),
    ...when(id === null, text('profileForm.why')),
  ];
};

/** The account's people, and why some of them cannot be deleted. */
const deleteProfile: Row = ({ context, typed }) => {
  const obstacleOf = (profileId: string) => deletionObstacle(context.state, profileId);
  const isNoneDeletable = context.state.identity.profiles.every(({ profileId }) => obstacleOf(profileId) !== null);
  const people = peopleTexts(context, typed.selectedProfileId ?? '', ({ profileId }) => {
    const obstacle = obstacleOf(profileId);
    return obstacle && `profileRemoval.obstacles.${obstacle}`;
  });
  return [title('profileChoice.deleteHeading'), ...people, ...when(isNoneDeletable, text('profileRemoval.nothing'))];
};

/** What routes outside a test show besides heading, lead, fields and buttons. A screen adds what it has loaded. */
const ROWS: Readonly<Partial<Record<RouteName, Row>>> = {
  landing: ({ context: { state } }) => {
    const { logoutMessage: message } = state.view;
    const buttons = ['continueAsGuest', 'login', 'createAccount', 'already.action'].map((id) =>
      button(`landing.${id}`),
    );
    return [...(message === null ? [] : [text('logout.title'), text(`logout.messages.${message}`)]), ...buttons];
  },
  home: ({ context: { state } }) => {
    const name = state.identity.currentUser?.first_name ?? '';
    return name === '' ? [] : [text('home.hello', { name }, 'title')];
  },
  login: ({ errors }) => when(errors.includes('TOO_MANY_REQUESTS'), text('login.lockedOut'), button('login.sendLink')),
  oneTimePassword,
  codeVerification: ({ context }) => [
    text('codeVerification.sentTo'),
    words('email', context.state.account.newUser?.email ?? ''),
  ],
  createAccount: ({ errors }) => when(errors.includes('INVALID_TOKEN'), text('createAccount.ranOut')),
  newProfile: profile,
  profile,
  editProfile: profile,
  editProfileSelection: ({ context }) => [
    title('profileChoice.editHeading'),
    ...peopleTexts(context, null, ({ isDefaultProfile }) => (isDefaultProfile ? 'profileChoice.default' : null)),
  ],
  deleteProfile,
  support: ({ context: { page } }) => when(!page.isOnline, text('support.offline')),
};

/** Routes whose lead shows at once. */
const WITH_LEAD: readonly RouteName[] = [
  ...(['landing', 'forgotPassword', 'addProfile', 'changePassword'] as const),
  ...(['emailVerification', 'createAccount', 'yourData', 'support'] as const),
];

/** What a route outside a test shows at a moment. */
export function routeTexts(name: RouteName, moment: RouteMoment): RouteTexts {
  const area = areaOf(name);
  const own = ROWS[name]?.(moment) ?? [];
  const heading = own.find(({ kind }) => kind === 'title') ?? title(`${area}.heading`);
  const lead = when(WITH_LEAD.includes(name), text([`${area}.lead`, `${area}.why`]));
  return { title: heading, texts: [...lead, ...own.filter((shown) => shown !== heading)] };
}
