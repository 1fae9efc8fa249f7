import type { PersonForm } from '../../core/domain/guest-form.ts';

/** The password of every demo account; it is not secret. */
export const DEMO_PASSWORD = 'Quiet-Lamp-72';

/** What is typed of an invented person; the rest stays empty. */
export type DemoPerson = Pick<PersonForm, 'firstName' | 'lastName' | 'dateOfBirth'> & Partial<PersonForm>;

/** An account to be made, with the people who are tested with it: the one it belongs to, another adult, a child. */
export interface DemoAccount {
  readonly email: string;
  /** Where codes go when signing in; null where the password is enough. */
  readonly secondFactor: string | null;
  readonly people: readonly [DemoPerson, DemoPerson, DemoPerson];
}

const FIRST_NAMES = [
  ['Ana', 'Ben', 'Luis'],
  ['Rosa', 'Omar', 'Mia'],
  ['Grace', 'Ivan', 'Leo'],
  ['Elena', 'Sam', 'Zoe'],
  ['Nora', 'Hugo', 'Iris'],
] as const;
const LAST_NAMES = ['Ruiz', 'Cole', 'Okafor', 'Tran', 'Marsh', 'Silva', 'Bauer', 'Haddad', 'Lund', 'Price'] as const;

const AT_HOME = {
  address: '12 Example Street',
  city: 'San Francisco',
  state: 'CA',
  zipCode: '94110',
  phoneNumber: '(415) 555-0100',
} as const satisfies Partial<PersonForm>;

/** The accounts, always the same ones in the same order; every second has a second factor. */
export function demoAccounts(count: number): readonly DemoAccount[] {
  return Array.from({ length: count }, (_none, index) => {
    const [own, adult, child] = FIRST_NAMES[index % FIRST_NAMES.length] ?? FIRST_NAMES[0];
    // A round of last names begins one further on, so that no two people have the same name until all pairs are used.
    const family = Math.floor(index / LAST_NAMES.length) + index;
    const lastName = LAST_NAMES[family % LAST_NAMES.length] ?? LAST_NAMES[0];
    const name = `${own}.${lastName}`.toLowerCase();
    return {
      email: `${name}@mail.example`,
      secondFactor: index % 2 === 1 ? `${name}.codes@mail.example` : null,
      people: [
        { ...AT_HOME, firstName: own, lastName, dateOfBirth: '04/12/1988', sex: 'female', ethnicity: 'hispanicLatino' },
        { ...AT_HOME, firstName: adult, lastName, dateOfBirth: '11/02/1985', sex: 'male' },
        { ...AT_HOME, firstName: child, lastName, dateOfBirth: '09/30/2016' },
      ],
    };
  });
}
