import type { LocationResponse } from '../../core/api/payloads.ts';

/** Sample zips: with one place, several places, several counties, and two in territories. */
export const MEMORY_PLACES: readonly LocationResponse[] = [
  { zip: '94110', state: 'CA', localities: ['San Francisco'], counties: ['San Francisco'] },
  { zip: '10001', state: 'NY', localities: ['New York'], counties: ['New York'] },
  {
    zip: '90210',
    state: 'CA',
    localities: ['Beverly Hills', 'West Hollywood', 'Los Angeles'],
    counties: ['Los Angeles'],
  },
  {
    zip: '02134',
    state: 'MA',
    localities: ['Allston', 'Boston'],
    counties: ['Suffolk', 'Middlesex'],
    cityCounties: [['Suffolk'], ['Suffolk']],
  },
  {
    zip: '94303',
    state: 'CA',
    localities: ['Palo Alto', 'East Palo Alto', 'Menlo Park', 'Mountain View'],
    counties: ['Santa Clara', 'San Mateo'],
    cityCounties: [['Santa Clara'], ['San Mateo'], ['San Mateo'], ['Santa Clara']],
  },
  {
    zip: '30307',
    state: 'GA',
    localities: ['Atlanta', 'Druid Hills', 'Decatur'],
    counties: ['DeKalb', 'Fulton'],
    cityCounties: [['Fulton', 'DeKalb'], ['DeKalb'], ['DeKalb']],
  },
  {
    zip: '96799',
    state: 'AS',
    localities: ['Pago Pago'],
    counties: ['Western', 'Eastern', "Manu'a", 'Swains Island'],
    cityCounties: [['Eastern', 'Western', "Manu'a"]],
  },
  { zip: '00901', state: 'PR', localities: ['San Juan'], counties: ['San Juan'] },
  { zip: '96910', state: 'GU', localities: ['Hagatna'], counties: ['Guam'] },
];
