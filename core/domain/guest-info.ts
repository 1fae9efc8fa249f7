import type { Ethnicity, Race, Sex, StateCode } from './choice-lists.ts';

/**
 * A guest's details of the tested person (product.md section 3, "Guest info"). Empty defaults: strings are empty, age is -1, choices
 * are 'default'. `dateOfBirth` is an ISO timestamp or empty.
 */
export interface GuestInfo {
  readonly firstName: string;
  readonly middleName: string;
  readonly lastName: string;
  readonly dateOfBirth: string;
  readonly age: number;
  readonly phoneNumber: string;
  readonly address: string;
  readonly city: string;
  readonly state: StateCode | 'default';
  readonly county: string;
  readonly zipCode: string;
  readonly sex: Sex | 'default';
  readonly ethnicity: Ethnicity | 'default';
  readonly race: Race | 'default';
  readonly emailAddress: string;
}

/** A guest without any details. */
export const EMPTY_GUEST_INFO: GuestInfo = {
  firstName: '',
  middleName: '',
  lastName: '',
  dateOfBirth: '',
  age: -1,
  phoneNumber: '',
  address: '',
  city: '',
  state: 'default',
  county: '',
  zipCode: '',
  sex: 'default',
  ethnicity: 'default',
  race: 'default',
  emailAddress: '',
};
