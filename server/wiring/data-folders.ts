import { mailboxFolder } from '../mail/mailbox.ts';
import { reportFolders } from '../report-delivery/report-folders.ts';

/** Every folder below the data directory whose files stand for what was sent. */
export const sentFileFolders = (dataDir: string): readonly string[] => [
  mailboxFolder(dataDir),
  ...reportFolders(dataDir),
];
