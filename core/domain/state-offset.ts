import type { StateCode } from './choice-lists.ts';

/** The time zone in which most people of each state live. */
const STATES_IN: Readonly<Record<string, string>> = {
  'America/New_York': 'CT DE DC FL GA IN KY ME MD MA MI NH NJ NY NC OH PA RI SC VT VA WV',
  'America/Chicago': 'AL AR IL IA KS LA MN MS MO NE ND OK SD TN TX WI',
  'America/Denver': 'CO ID MT NM UT WY',
  'America/Phoenix': 'AZ',
  'America/Los_Angeles': 'CA NV OR WA',
  'America/Anchorage': 'AK',
  'America/Puerto_Rico': 'PR VI',
  'Pacific/Honolulu': 'HI',
  'Pacific/Pago_Pago': 'AS',
  'Pacific/Guam': 'GU MP',
};

const OFFSET = /GMT(?:(?<sign>[+-])(?<hours>\d{2}):(?<minutes>\d{2}))?/;

/** The offset of a state at an instant (epoch milliseconds), in minutes east; null without a state. */
export function stateOffset(state: StateCode | 'default', instant: number): number | null {
  const zone = Object.entries(STATES_IN).find(([, states]) => states.split(' ').includes(state))?.[0];
  if (zone === undefined) return null;
  const written = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' }).format(instant);
  const { sign, hours, minutes } = OFFSET.exec(written)?.groups ?? {};
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
}
