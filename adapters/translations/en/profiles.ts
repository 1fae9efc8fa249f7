import type { ParticipantType } from '../../../core/domain/choice-lists.ts';
import type { TextTree } from '../../../core/ports/translation-source.ts';

const profileForm = {
  titles: { create: 'Create your profile', new: 'New profile', edit: 'Edit profile' },
  why: 'A profile is for one person. Tests and results are kept under it.',
  afterGuest: {
    title: 'Your test result is waiting',
    text: 'Save this profile, and your result goes into your account.',
  },
  person: 'About this person',
  ageHelp: 'How old this person is today.',
  participantType: 'Which of these fits best?',
  participantTypes: {
    educationK12: 'Education K-12',
    educationCollege: 'Education University/College',
    firstResponder: 'First Responder',
    healthcareStaff: 'Healthcare Staff',
    independentSenior: 'Independent Senior Citizen',
    seniorCareResident: 'Senior Care Resident',
    other: 'Other',
  } satisfies Record<ParticipantType, string>,
  reporting: 'Reports',
  consent: {
    label: 'Always report this person’s results',
    help: 'Each result goes to the health agency. We do not ask each time.',
  },
  save: 'Save profile',
  typedStays: 'What you typed is still here.',
} as const;

const profileManagement = {
  heading: 'Profiles and settings',
  menu: {
    addProfile: { label: 'Add a profile', text: 'For you, or for a person you take care of.' },
    changePassword: { label: 'Change password', text: 'Choose a new password.' },
    otpDevices: { label: 'Login codes', text: 'Have a code sent to you when you log in.' },
  },
} as const;

/** What the screens of profiles say. */
export const profiles = { profileForm, profileManagement } as const satisfies TextTree;
