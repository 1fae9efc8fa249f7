import { APP_ROUTES } from '../../core/flow/app-routes.ts';
import { notPlayed, PLAYED, type Played } from '../../scenarios/driver.ts';
import { SCENARIO_EMAIL, SCENARIO_PASSWORD } from '../../scenarios/scenario-account.ts';
import type { ActionValues } from '../../scenarios/scenario.ts';
import { routeFrom } from '../../scenarios/written-route.ts';
import { wrongCode } from '../../scenarios/walk-registration.ts';
import { pressButton } from './press-button.ts';
import type { Play } from './terminal-play.ts';
import { typeFields, typeInto } from './type-fields.ts';

/** Logs in with email address and password; the second factor is for the next actions. */
export async function logIn(play: Play, credentials: ActionValues['login']): Promise<Played> {
  const { email, password } = credentials ?? { email: SCENARIO_EMAIL, password: SCENARIO_PASSWORD };
  play.tab().open(APP_ROUTES.login);
  const typed = await typeFields(play, { email, password });
  return typed.ok ? pressButton(play.tab(), 'log-in') : typed;
}

/** Types the newest code that was sent to this person, or another one, into its field. */
export async function typeCode(play: Play, which: ActionValues['code']): Promise<Played> {
  const right = (await play.backEnd.lastMessage([...play.addresses]))?.code ?? null;
  if (which === 'wrong') return typeInto(play.tab(), { code: wrongCode(right) });
  return right === null ? notPlayed('No code was sent.') : typeInto(play.tab(), { code: right });
}

/** Opens a route; `{uid}` and `{token}` are replaced from the newest reset link, other names from the open route. */
export async function goTo(play: Play, route: string): Promise<Played> {
  if (!route.includes('{uid}')) {
    const path = routeFrom(route, play.tab().route());
    if (path === null) return notPlayed(`${play.tab().route()} has nothing for ${route}.`);
    play.tab().open(path);
    return PLAYED;
  }
  const link = (await play.backEnd.lastMessage([...play.addresses]))?.resetLink ?? null;
  if (link === null) return notPlayed('No reset link was sent.');
  play.tab().open(route.replace('{uid}', link.uid).replace('{token}', link.token));
  return PLAYED;
}
