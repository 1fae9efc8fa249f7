import type { ParticipantType } from '../../../core/domain/choice-lists.ts';
import type { TextTree } from '../../../core/ports/translation-source.ts';
import type { DeletionObstacle } from '../../../core/use-cases/profile/remove-profile.ts';

const profileForm = {
  titles: { create: 'Create your profile', new: 'New profile', edit: 'Edit profile' },
  why: 'Each profile is for one person, and holds the tests and results of that person.',
  /** A guest's result that an account with people took over. */
  whose: {
    title: 'Who is this result for?',
    lead: 'You took this test as a guest. We can keep the result in your account.',
    keep: 'Keep the result',
    another: 'Another person',
    leave: 'Do not keep it',
    leaveHelp: 'If you do not keep it, your account does not show this result.',
  },
  afterGuest: {
    title: 'Your test result is waiting',
    text: 'Save this profile, so that we can add your test result to your account.',
  },
  person: 'About this person',
  ageHelp: 'Enter how old this person is today, in years.',
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
    help: 'We send each result to the health agency without asking again.',
  },
  inAccount: 'In your account',
  label: {
    label: 'What do you call this person?',
    help: 'For example “grandma”. It helps you find this person, and we never report it.',
  },
  default: {
    label: 'Make this the default profile',
    help: 'We show the name of the default profile at the top, and it cannot be deleted.',
    is: 'This is the default profile, so it cannot be deleted. To change that, open another profile and make that one the default.',
  },
  save: 'Save profile',
  typedStays: 'Everything that you typed is still here.',
  chooseAnother: 'Choose another profile',
} as const;

const profileManagement = {
  heading: 'Profile management and settings',
  menu: {
    addProfile: { label: 'Add new profile', text: 'Create a profile for yourself or for a person you take care of.' },
    editProfileSelection: { label: 'Edit profile', text: 'Update the information in a profile, such as an address.' },
    changePassword: { label: 'Change password', text: 'Choose a new password for your account.' },
    deleteProfile: { label: 'Delete profile', text: 'Remove a person from your account.' },
    yourData: { label: 'Your data', text: 'Get a copy of your data, or ask us to delete your account.' },
    otpDevices: { label: 'Login codes', text: 'Protect your account with a code that we send each time you log in.' },
    loginSessions: {
      label: 'Where you are logged in',
      text: 'See your logins, and log out on other phones and computers.',
    },
  },
} as const;

const addProfile = {
  heading: 'Add new profile',
  lead: 'A profile is for one person: you, your child or someone you take care of.',
  use: 'When you start a test, you choose the person it is for, and the result stays with that person.',
  asked: {
    heading: 'What we will ask, and why',
    birth: {
      label: 'Date of birth, or age',
      why: 'It tells us if the person can take the test, and who must swab the nose.',
    },
    zip: { label: 'ZIP code', why: 'It shows which health agency gets a report.' },
    reporting: { label: 'If we should always report', why: 'Then we can report each result without asking you again.' },
    others: {
      label: 'Name, phone, address and background',
      why: 'You choose what to share, and it helps the health agency when you report a result.',
    },
  },
} as const;

const profileChoice = {
  page: 'Choose a profile',
  list: 'Your profiles',
  editHeading: 'Whose profile do you want to change?',
  deleteHeading: 'Whose profile do you want to delete?',
  default: 'Default profile',
  mayBeOld: 'This list is from your previous visit, so some information may have changed.',
} as const;

const profileRemoval = {
  page: 'Delete profile',
  obstacles: {
    default: 'Default profile cannot be deleted',
    underTest: 'This person has an unfinished test, which you need to finish or cancel first.',
  } satisfies Record<DeletionObstacle, string>,
  nothing: 'There is no profile here that you can delete.',
  submit: 'Delete profile',
  confirm: {
    title: 'Delete the profile of {{name}}?',
    goes: 'The name, date of birth, address and everything else in this profile will be deleted for good.',
    stays: 'Past results will stay on your list of results, together with the name.',
    keep: 'No, keep it',
    remove: 'Yes, delete it',
    removing: 'Deleting…',
  },
  done: 'The profile of {{name}} was deleted, but past results are still on your list.',
  wasGone:
    'The profile of {{name}} was already deleted, so we removed it from this list. Past results are still on your list of results.',
} as const;

/** What the screens of profiles say. */
export const profiles = {
  profileForm,
  profileManagement,
  addProfile,
  profileChoice,
  profileRemoval,
} as const satisfies TextTree;
