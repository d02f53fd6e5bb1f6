import type { Facts, WordsFor } from '@portal/paths'
import { EXPORT_FILES, EXPORT_MAX_ROWS, EXPORT_MIN_ROWS } from '@portal/schemas'
import { also, fails, silent, typed } from '../words.ts'
import { EXPORT_READ_TIMEOUT_MS, type ExportDialogMachine, type ExportFormat } from './machine.ts'

const FORMATS: Readonly<Record<ExportFormat, string>> = {
  comma: 'CSV, comma and decimal point',
  semicolon: 'CSV, semicolon and decimal comma',
  pipe: 'CSV, pipe',
  json: 'JSON',
}

/** As the dialog tells them (S5). */
const CORRECTED: Readonly<Record<string, string>> = {
  tooFew: `value must be equal or greater than ${EXPORT_MIN_ROWS}`,
  tooMany: `value must be equal or smaller than ${EXPORT_MAX_ROWS}`,
}

const choices = ({ amount, corrected, format, withSensitive }: Facts): string =>
  also(
    `the amount ${String(amount)}`,
    corrected === null
      ? 'no message at the amount'
      : `the message “${CORRECTED[String(corrected)] ?? String(corrected)}”`,
    `the format “${FORMATS[format as ExportFormat]}”`,
    withSensitive === true ? 'personal data asked for' : 'personal data not asked for',
  )

/** The export of a table as a manual tester does it. */
export const exportDialogWords: WordsFor<ExportDialogMachine<string>> = {
  holds: {},
  onlyOnChart: 'export.spec.ts plays each of its faces in the browser.',
  starts: 'Sign in as fleet and open /my/organisation',
  events: {
    OPEN: ({ total }) => `Press “Export” above the table of ${total} users`,
    TYPE_AMOUNT: ({ text }) => typed('Number of rows', text),
    LEAVE_AMOUNT: 'Leave the field “Number of rows” with the Tab key',
    CHOOSE_FORMAT: ({ format }) => `Choose “${FORMATS[format]}”`,
    ASK_SENSITIVE: ({ isAsked }) => `${isAsked ? 'Tick' : 'Untick'} “Include personal data”`,
    EXPORT: 'Press the Enter key in the dialog',
    RETRY: 'Press “Try again”',
    LEAVE: 'Press “Continue in the background”, or the browser’s back button',
    CANCEL: 'Press “Cancel” below the progress, or “Back” below the reason',
    CLOSE: 'Press the Escape key',
  },
  answers: {
    readPage: {
      done: ({ rows, page }) =>
        `Let the list be answered: page ${page.PageNumber} of ${page.PageCount}, ${rows.length} rows`,
      failed: (reason) => fails('the list', reason),
    },
  },
  delays: { READ_TIMEOUT: silent('the list', EXPORT_READ_TIMEOUT_MS) },
  states: {
    closed: 'the table, and no dialog',
    editing: choices,
    reading: ({ read }) => `the progress: ${String(read)} rows have come, and one request for the list waits`,
    failed: ({ code, read }) =>
      `what the code ${String(code)} means; “Try again”; ${String(read)} rows have come`,
    done: ({ read, format }) =>
      `that ${String(read)} rows are in ${format === 'json' ? EXPORT_FILES.json : EXPORT_FILES.csv}`,
  },
}
