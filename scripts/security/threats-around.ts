import type { Boundary } from './threat.ts';

const OPERATOR_AND_MACHINE: Boundary = {
  name: 'Operator and machine',
  crosses: 'commands, settings, logs, backups, exports, letters after a breach',
  threats: {
    S: {
      threat: 'Someone else runs the commands.',
      against: 'They need the rights of the server’s user; there is no operator’s page to log in to.',
      open: 'Who may log in to the machine is the operator’s.',
      rows: ['6.1.3', '13.3.2'],
    },
    T: {
      threat: 'A command does more than was meant.',
      against:
        'Erasing changes nothing without --yes, runs in one transaction and prints a receipt; a wrong setting stops the start.',
      rows: ['2.3.3'],
    },
    R: {
      threat: 'An operator denies having looked at a person.',
      against: 'Erasures leave counts; showing identities, finding, exporting and erasing are events of the trail.',
      open: 'Someone who may write to the log’s file can change it.',
      rows: ['16.3.3', '16.4.2'],
    },
    I: {
      threat: 'Terminals, logs and folders show people.',
      against: 'Identities are shown only on request; the log has no contents; every file is readable by one user.',
      rows: ['14.2.4', '16.4.1', '16.2.5'],
    },
    D: {
      threat: 'The disk fills, or a restart loses work.',
      against: '/ready says what fails; what was acknowledged survives a kill; two servers never use one directory.',
      rows: ['16.5.2'],
    },
    E: {
      threat: 'A development server is reachable by others.',
      against:
        'It listens on this machine only, unless HOST is set; development pages answer only this machine under its own name, and not in production.',
      rows: ['13.4.2', '15.2.3'],
    },
  },
};

const CODE_AND_PARSER: Boundary = {
  name: 'Printed code, camera and parser',
  crosses: 'pictures of the camera or a photo, and the text of the codes in them',
  threats: {
    S: {
      threat: 'A made-up code stands for a cassette.',
      against: 'Its form, kit and dates are checked in the browser and on the server.',
      open: 'A code carries no signature: one that follows the form is accepted.',
      rows: ['2.2.1'],
    },
    T: {
      threat: 'A code breaks the parser, or several codes are mixed up.',
      against:
        'Text longer than 10,000 characters is not parsed, the rest is matched against one form; of several cassettes the person must show one.',
      rows: ['5.1.1', '2.1.1'],
    },
    R: {
      threat: 'It cannot be said which cassette was tested.',
      against: 'The cassette is scanned twice, and must be the same.',
      rows: ['2.3.4'],
    },
    I: {
      threat: 'Pictures leave the phone.',
      against:
        'They are read in the browser and never sent; the policy of the page lets it connect to its own server only.',
      rows: ['14.2.3', '3.4.3'],
    },
    D: {
      threat: 'A picture or code makes the page hang, or uses up another’s cassette.',
      against:
        'Decoding runs in a worker that is watched; a hold without a result ends after a day, and one address can make only so many.',
      rows: ['2.3.2', '2.4.1'],
    },
    E: {
      threat: 'A code leads to another site, or runs a script.',
      against:
        'A code is never opened as an address. The decoder is WebAssembly from this server, in a worker that no other origin can start.',
      rows: ['3.7.2', '3.2.2'],
    },
  },
};

const STORAGE_AND_TABS: Boundary = {
  name: 'Storage of the browser, and other tabs',
  crosses: 'the test that is under way, what waits to be sent, the language, the remembered email',
  threats: {
    S: {
      threat: 'The next person at this phone continues as the one before.',
      against: 'Logout after an hour, a stored state that belongs to one person, tokens in memory only.',
      rows: ['7.3.1', '14.3.1'],
    },
    T: {
      threat: 'Stored data are damaged or changed by hand.',
      against: 'They are parsed like input, and the earliest unmet step is shown; the server checks everything again.',
      rows: ['1.5.2', '2.2.2'],
    },
    R: {
      threat: 'Two tabs send one result twice.',
      against: 'One tab sends at a time, and a repeated submission is the same record.',
      rows: ['2.3.4'],
    },
    I: {
      threat: 'Others read answers on a shared phone.',
      against: 'They are removed at the end of the test, at a logout, and when another person starts.',
      open: 'Until then they are readable in the storage, because a test must work without a network.',
      rows: ['14.3.1', '14.3.3'],
    },
    D: {
      threat: 'Storage is full or forbidden.',
      against: 'The test goes on in memory, and what was not stored is sent first.',
      rows: ['16.5.2'],
    },
    E: {
      threat: 'Messages of another window change the state.',
      against: 'Only the own origin’s storage and channel are read, and unknown messages are ignored.',
      rows: ['3.5.5'],
    },
  },
};

const SUPPLY_CHAIN: Boundary = {
  name: 'Supply chain',
  crosses: 'packages of npm, Node, the browsers for the tests',
  threats: {
    S: {
      threat: 'A package with a similar name, or from another registry, is installed.',
      against: 'The lock file has the hash of each package; a new one needs a reason.',
      rows: ['15.1.2'],
    },
    T: {
      threat: 'A package is changed after its publication, or runs a script when it is installed.',
      against: 'Exact versions with hashes; only the package of Node has such a script.',
      open: 'The build is not signed.',
      rows: ['15.1.2'],
    },
    R: {
      threat: 'It cannot be said what a release contains.',
      against: 'The build writes a list of its packages, the same for every build of one lock file.',
      rows: ['15.1.2'],
    },
    I: {
      threat: 'A package sends data away.',
      against: 'The page can connect to its own server only. On the server, a firewall must do the same.',
      open: 'The server has no firewall of its own.',
      rows: ['3.4.3', '13.2.5'],
    },
    D: {
      threat: 'A registry or a package vanishes.',
      against: 'Nothing is loaded at run time, and the lock file installs from any registry.',
      rows: ['15.1.2'],
    },
    E: {
      threat: 'A known fault of a package is used.',
      against: 'Times to update are written down, and the operator’s CI asks for published faults.',
      open: 'The suite itself cannot ask.',
      rows: ['15.1.1', '15.2.1'],
    },
  },
};

/** The boundaries around the server. */
export const OTHER_BOUNDARIES: readonly Boundary[] = [
  OPERATOR_AND_MACHINE,
  CODE_AND_PARSER,
  STORAGE_AND_TABS,
  SUPPLY_CHAIN,
];
