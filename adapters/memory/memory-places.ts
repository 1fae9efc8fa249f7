import type { LocationAnswer } from '../../core/api/payloads.ts';

/** A few zips as the server knows them: one place, several, several counties, two territories. */
export const MEMORY_PLACES: readonly LocationAnswer[] = [
  { zip: '94110', state: 'CA', localities: ['San Francisco'], counties: ['San Francisco'] },
  { zip: '10001', state: 'NY', localities: ['New York'], counties: ['New York'] },
  {
    zip: '90210',
    state: 'CA',
    localities: ['Beverly Hills', 'West Hollywood', 'Los Angeles'],
    counties: ['Los Angeles'],
  },
  { zip: '02134', state: 'MA', localities: ['Allston', 'Boston'], counties: ['Suffolk', 'Middlesex'] },
  { zip: '00901', state: 'PR', localities: ['San Juan'], counties: ['San Juan'] },
  { zip: '96910', state: 'GU', localities: ['Hagatna'], counties: ['Guam'] },
];
