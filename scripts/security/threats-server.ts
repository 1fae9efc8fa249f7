import type { Boundary } from './threat.ts';

const BROWSER_AND_SERVER: Boundary = {
  name: 'Browser and server',
  crosses: 'logins, profiles, results, answers about symptoms, questions to support; pages and texts',
  threats: {
    S: {
      threat: 'Someone logs in as another person, by guessing, with a stolen token or from another site.',
      against:
        'Counted guesses, Argon2id, an optional second factor, tokens that are replaced at each use, cookies that scripts and other sites cannot use.',
      open: 'Most accounts have no second factor. The specification demands rules for passwords that lead to predictable ones.',
      rows: ['6.3.1', '6.6.3', '7.2.1', '3.5.1', '3.3.4', '6.3.3'],
    },
    T: {
      threat: 'A request changes what its sender may not, or is read as two; a script of others runs in the page.',
      against:
        'Permissions and schemas on the server, queries with parameters, a strict content security policy, trusted types, HSTS.',
      open: 'The server believes the answers of a test: it cannot see the cassette, nor the wait.',
      rows: ['8.2.2', '15.3.3', '1.2.4', '3.4.3', '4.2.1', '2.3.1'],
    },
    R: {
      threat: 'A person denies a login or a change, or the operator cannot say what happened.',
      against:
        'Emails about changes of passwords and second factors; a trail of security events with pseudonyms; the history of each report.',
      open: 'A call for another person’s object is no event of the trail.',
      rows: ['7.4.3', '16.3.1', '16.2.1', '16.3.2'],
    },
    I: {
      threat: 'Health data reach others: through errors, caches, addresses, timing, or another person’s object.',
      against:
        'The same answer for missing and foreign objects, equal work with and without an account, no-store, errors without contents.',
      open: 'Registration says whether an email has an account, and test ids are in addresses: both are specified.',
      rows: ['8.2.2', '14.3.2', '16.5.1', '3.4.5', '14.2.1'],
    },
    D: {
      threat: 'Many or slow calls stop the server, lock people out, or hold cassettes.',
      against:
        'Calls are counted per address and account, apart for browsers that are known; small bodies, time limits, limited connections, each with one response in memory; a cassette is free again after a day.',
      open: 'Behind a proxy, only the proxy can limit the connections of one client.',
      rows: ['2.3.2', '6.1.1', '15.2.2', '2.4.1'],
    },
    E: {
      threat: 'A guest gets an account’s rights, or a client an operator’s.',
      against:
        'Operators have no pages and no login. Each call’s rights are in one table, and each is tested for each kind of caller.',
      rows: ['8.2.1', '8.3.1', '13.4.2', '15.3.6'],
    },
  },
};

const SERVER_AND_DATABASE: Boundary = {
  name: 'Server and database',
  crosses: 'everything that is stored: SQLite’s file, or PostgreSQL over a network',
  threats: {
    S: {
      threat: 'Another program speaks as the server, or another database as PostgreSQL.',
      against:
        'The file is readable by the server’s user only; PostgreSQL asks for a password, and its certificate is checked with sslmode=verify-full.',
      open: 'A DATABASE_URL without TLS is accepted.',
      rows: ['12.3.1', '13.2.1'],
    },
    T: {
      threat: 'A query is changed by input, or data are lost or half written.',
      against:
        'Queries with parameters, transactions, commits that are on the disk before they are acknowledged, a check for damage.',
      rows: ['1.2.4', '2.3.3', '16.5.3'],
    },
    R: {
      threat: 'Rows are changed beside the server, and no one knows.',
      against: 'Erasures and the steps of reports are stored with their time.',
      open: 'Rows are not signed: a person with write access to the database can change everything.',
      rows: ['16.4.2'],
    },
    I: {
      threat: 'A copy of the database, such as a stolen backup, reveals people or opens accounts.',
      against:
        'Passwords, codes and tokens are hashes, the keys are elsewhere, a restored copy ends every login; old data are deleted so that no byte is left.',
      open: 'Names, results and messages are readable in it: encrypt disks and backups.',
      rows: ['14.2.4', '11.4.2', '11.1.1', '13.3.1'],
    },
    D: {
      threat: 'The database is away, slow or full.',
      against:
        'Time limits, 503 with the time to wait, work that is repeated where that is safe, browsers that send results later.',
      rows: ['16.5.2'],
    },
    E: {
      threat: 'The server’s user of the database may do more than it needs.',
      against: 'It needs one schema only; the operator gives it no other rights.',
      open: 'Nothing here checks the rights that it has.',
      rows: ['13.2.2'],
    },
  },
};

const SERVER_AND_HUB: Boundary = {
  name: 'Server and the agencies’ hub',
  crosses: 'HL7 messages with names and results (AIMS in S3, or files), and the hub’s answers',
  threats: {
    S: {
      threat: 'Reports go to another receiver, or answers come from one.',
      against: 'The receiver is a setting, AIMS is called with TLS and signed requests, and certificates are checked.',
      rows: ['12.3.2', '13.1.1'],
    },
    T: {
      threat: 'What someone typed changes the structure of a message; a file is half copied.',
      against:
        'Every special character is escaped, every message is checked against the format, files are placed in one step.',
      open: 'Messages are not signed: the hub trusts the channel.',
      rows: ['1.1.2', '2.1.2'],
    },
    R: {
      threat: 'The hub says that it never got a report.',
      against: 'Each report has a name, a history with times, and the hub’s answer.',
      rows: ['2.3.3'],
    },
    I: {
      threat: 'More is reported than the person agreed to, or others read it.',
      against:
        'The anonymous form has no names; nothing is sent without consent; a report that waits can be withdrawn; failures are logged without contents.',
      open: 'With files, everyone who may read the folder can read the reports until they are deleted.',
      rows: ['14.2.4', '14.2.3'],
    },
    D: {
      threat: 'The hub is away, or is flooded with invented reports.',
      against:
        'Reports wait for 90 days and are tried again; each test is reported once and must name a cassette of a known kit. Above a rate per address and lot, reports of guests wait for an operator.',
      open: 'Below these rates, invented reports are sent.',
      rows: ['16.5.2', '2.4.1'],
    },
    E: {
      threat: 'An answer of the hub makes the server do something.',
      against: 'An answer is a few columns of CSV that only move a report forward; one that cannot be read is ignored.',
      rows: ['1.5.2', '5.1.1'],
    },
  },
};

const SERVER_AND_MAIL: Boundary = {
  name: 'Server, mail server and text gateway',
  crosses: 'codes, reset links, notices, questions to support',
  threats: {
    S: {
      threat: 'Someone sends emails that look like Clearline’s, or asks for codes in the name of others.',
      against:
        'Codes and links work only for what they were asked for, in the browser that asked, or with the code that its page shows; text messages tie the code to the site; asking is counted.',
      open: 'SPF, DKIM and DMARC are the operator’s.',
      rows: ['6.6.2', '6.5.1'],
    },
    T: {
      threat: 'What someone typed adds receivers or headers to an email.',
      against: 'One receiver as an object, constant subjects, questions as plain text.',
      rows: ['1.3.11', '1.2.1'],
    },
    R: {
      threat: 'It cannot be said whether a message was sent.',
      against:
        'Each message is a job with an id that the mail server sees; it is sent once, and its failures are logged.',
      rows: ['16.3.4'],
    },
    I: {
      threat: 'A code or a link is read on its way, or a message tells of a result.',
      against:
        'They end after ten minutes or an hour, work once, and are erased when they are delivered. No message to a person has a result.',
      open: 'Text messages are readable for telephone networks, and emails for the servers on their way.',
      rows: ['6.5.5', '12.3.1', '6.6.1'],
    },
    D: {
      threat: 'The mail server is down or slow; someone is flooded with codes.',
      against: 'A queue of its own with growing pauses; few codes and links per address and account.',
      rows: ['16.5.2', '6.3.1'],
    },
    E: {
      threat: 'Someone who can read a person’s email takes over the account.',
      against: 'A reset does not replace the second factor, ends every login session, and the owner gets an email.',
      open: 'Without a second factor, the email is enough.',
      rows: ['6.4.3', '7.4.3', '6.3.3'],
    },
  },
};

/** The boundaries of the server. */
export const SERVER_BOUNDARIES: readonly Boundary[] = [
  BROWSER_AND_SERVER,
  SERVER_AND_DATABASE,
  SERVER_AND_HUB,
  SERVER_AND_MAIL,
];
