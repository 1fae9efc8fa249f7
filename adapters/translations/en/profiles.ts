import type { ParticipantType } from '../../../core/domain/choice-lists.ts';
import type { TextTree } from '../../../core/ports/translation-source.ts';
import type { DeletionObstacle } from '../../../core/use-cases/profile/remove-profile.ts';

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
  chooseAnother: 'Choose another profile',
} as const;

const profileManagement = {
  heading: 'Profile management and settings',
  menu: {
    addProfile: { label: 'Add new profile', text: 'For you, or for a person you take care of.' },
    editProfile: { label: 'Edit profile', text: 'Change what a profile says.' },
    changePassword: { label: 'Change password', text: 'Choose a new password.' },
    deleteProfile: { label: 'Delete profile', text: 'Take a person off your account.' },
    otpDevices: { label: 'Login codes', text: 'Have a code sent to you when you log in.' },
  },
  deleteAccount: 'To delete your whole account, write to us at {{email}}.',
} as const;

const addProfile = {
  heading: 'Add new profile',
  lead: 'A profile is for one person: you, your child, or a person you take care of.',
  use: 'When you start a test, you choose who it is for. Each result stays with its person.',
  asked: {
    heading: 'What we will ask, and why',
    birth: {
      label: 'Date of birth, or age',
      why: 'It tells us if the person can take the test, and who must swab.',
    },
    zip: { label: 'ZIP code', why: 'It shows which health agency gets a report.' },
    reporting: { label: 'If we should always report', why: 'Then we do not ask you after each test.' },
    others: {
      label: 'Name, phone, address and background',
      why: 'You choose what to tell. It helps the health agency when you report a result.',
    },
  },
} as const;

const profileChoice = {
  page: 'Choose a profile',
  list: 'Your profiles',
  editHeading: 'Whose profile do you want to change?',
  deleteHeading: 'Whose profile do you want to delete?',
  default: 'Default profile',
  mayBeOld: 'The list below is from your last visit. It may be out of date.',
} as const;

const profileRemoval = {
  page: 'Delete profile',
  obstacles: {
    default: 'Default profile cannot be deleted',
    underTest: 'This person has a test under way. End the test or cancel it first.',
  } satisfies Record<DeletionObstacle, string>,
  nothing: 'There is no profile here that you can delete.',
  submit: 'Delete profile',
  confirm: {
    title: 'Delete the profile of {{name}}?',
    goes: 'Name, date of birth, address and all else in this profile will be gone for good.',
    stays: 'Past results stay on your list, with the name.',
    keep: 'No, keep it',
    remove: 'Yes, delete it',
    removing: 'Deleting…',
  },
  done: 'The profile of {{name}} was deleted. Past results are still on your list.',
  wasGone: 'The profile of {{name}} was deleted before. We took it off this list. Past results are still there.',
} as const;

/** What the screens of profiles say. */
export const profiles = {
  profileForm,
  profileManagement,
  addProfile,
  profileChoice,
  profileRemoval,
} as const satisfies TextTree;
