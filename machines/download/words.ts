import type { WordsFor } from '../paths/wordsFor.ts'
import { fails, silent } from '../words.ts'
import { DOWNLOAD_TIMEOUT_MS, type DownloadMachine } from './machine.ts'

/** A file of a request as a manual tester downloads it. */
export const downloadWords: WordsFor<DownloadMachine> = {
  holds: {},
  onlyOnChart: 'requestActs.spec.ts plays its faces in the browser.',
  starts: 'Open a request that has attachments',
  events: {
    DOWNLOAD: ({ file }) => `Press “Download ${file.name}”`,
    RETRY: 'Press “Try again”',
  },
  answers: {
    fetchFile: {
      done: 'Let the file be answered',
      failed: (reason) => fails('the file', reason),
    },
  },
  delays: { DOWNLOAD_TIMEOUT: silent('the file', DOWNLOAD_TIMEOUT_MS) },
  states: {
    idle: 'the files, each with a button',
    fetching: ({ file }) => `that ${String(file)} is on its way`,
    failed: ({ file, code }) =>
      `that ${String(file)} did not come, what the code ${String(code)} means, and “Try again”`,
  },
}
