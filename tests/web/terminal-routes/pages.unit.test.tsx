// @vitest-environment happy-dom
import { ROUTE_NAMES, ROUTE_ROWS, type RouteName } from '../../../core/flow/app-routes.ts';
import { SCENARIO_EMAIL } from '../../../scenarios/scenario-account.ts';
import { describeInLanguages } from '../../support/tier.ts';
import { setUpPhone } from '../transcripts/screen-reader.ts';
import { compareWords } from './compare-words.ts';
import {
  ADD_DEVICE,
  ASK_FOR_LINK,
  at,
  fail,
  LOG_IN,
  member,
  NAME_DEVICE,
  NEW_EMAIL,
  owner,
  PASSWORD,
  REGISTER,
  REQUEST,
  visitor,
  type Visit,
} from './visit.ts';

setUpPhone();

/** Routes that are opened by more than their address. */
const BY_MORE: readonly RouteName[] = ['testSteps', 'oneTimePassword', 'codeVerification', 'createAccount'];

const PLAIN_VISITS = ROUTE_NAMES.flatMap((name): readonly Visit[] => {
  const { path, guard } = ROUTE_ROWS[name];
  if (path.includes(':') || BY_MORE.includes(name)) return [];
  return [['identified', 'account', 'profiles'].includes(guard) ? member(name, at(name)) : visitor(name, at(name))];
});

const VISITS: readonly Visit[] = [
  ...PLAIN_VISITS,
  { name: 'the second factor', who: 'account+otp', deeds: LOG_IN },
  { name: 'a second factor that was sent again', who: 'account+otp', deeds: [...LOG_IN, { press: 'send-new-code' }] },
  visitor('a link that is sent', at('forgotPassword'), { fill: { email: SCENARIO_EMAIL } }, { press: 'send-link' }),
  owner(
    'a new password that was set',
    ...ASK_FOR_LINK,
    { fill: { newPassword: 'New-Window-31', repeatPassword: 'New-Window-31' } },
    { press: 'set-password' },
  ),
  owner('a new password by a link', ...ASK_FOR_LINK),
  visitor('its code', ...REGISTER),
  visitor('its code sent again', ...REGISTER, { press: 'send-new-code' }),
  visitor('its password', ...REGISTER, { codeTo: NEW_EMAIL }, { press: 'verify-code' }),
  visitor('home of a guest', { press: 'continue-as-guest' }, { press: 'continue' }),
  member('home with a result', { results: 2 }, at('profileManagement'), at('home')),
  member('home while the server is away', { server: 'away' }, at('profileManagement'), at('home')),
  member('the question about a test', { press: 'start-testing' }, at('home')),
  member('home with a test', { press: 'start-testing' }, at('home'), { press: 'not-now' }),
  member('a new profile without a date of birth', at('newProfile'), { check: 'noDateOfBirth' }),
  member('the question about a place', at('newProfile'), { fill: { zipCode: '02134' } }),
  member('a device to be added', at('otpDevices'), { press: 'add-device' }),
  member('a device with its type', ...NAME_DEVICE),
  member('the code of a device', ...NAME_DEVICE, { press: 'send-code' }),
  member('the code of a device sent again', ...NAME_DEVICE, { press: 'send-code' }, { press: 'send-new-code' }),
  member('a device that was added', ...ADD_DEVICE),
  member('a device to be removed', ...ADD_DEVICE, { press: 'remove-device' }),
  member('logins to be ended', at('loginSessions'), { press: 'end-other-sessions' }),
  member('logins that were ended', at('loginSessions'), { press: 'end-other-sessions' }, PASSWORD, {
    press: 'confirm-ending',
  }),
  member('a device that was removed', ...ADD_DEVICE, { press: 'remove-device' }, PASSWORD, {
    press: 'confirm-removal',
  }),
  member('the copy of the data', at('yourData'), { press: 'get-data' }),
  member('the question before deletion', at('yourData'), { press: 'ask-deletion' }),
  member('the email about deletion', at('yourData'), { press: 'ask-deletion' }, { press: 'write-deletion' }),
  member('the results', { results: 2 }, at('resultsList')),
  member('the older results', { results: 2 }, at('resultsList'), { press: 'view-previous' }),
  member('one result', { results: 2 }, at('resultsList'), { press: 'result-1' }),
  member('one result whose report cannot be fetched', { results: 2 }, at('resultsList'), fail('getReport', 500), {
    press: 'result-1',
  }),
  member('a request that was sent', at('support'), REQUEST, { press: 'send-request' }),
];

describeInLanguages('the terminal shows the words of a page outside a test', (language) => {
  compareWords(VISITS, language);
});
