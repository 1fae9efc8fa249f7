import { join } from 'node:path';

/** The directory of reports that are written as files, below the data directory or the one that servers share. */
export const reportDirectory = (dataDir: string): string => join(dataDir, 'outbox');

/** The folders of reports and answers in that directory. */
export const foldersOf = (directory: string) => ({
  drafts: join(directory, 'Drafts'),
  outgoing: join(directory, 'SendTo'),
  incoming: join(directory, 'ReceiveFrom'),
});

/** Every folder of reports and answers. */
export const reportFolders = (dataDir: string): readonly string[] => Object.values(foldersOf(reportDirectory(dataDir)));
