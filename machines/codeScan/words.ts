import type { WordsFor } from '@portal/paths'
import { seconds } from '../words.ts'
import { type CodeScanMachine, SCAN_ASK_TIMEOUT_MS, SCAN_TIMEOUT_MS } from './machine.ts'

const PROBLEMS: Readonly<Record<string, string>> = {
  refused: 'Refuse the question of the browser',
  missing: 'Unplug the camera before the browser looks for it',
}

/** 'Scan the label' at the serial number of a charger. */
export const codeScanWords: WordsFor<CodeScanMachine> = {
  holds: {},
  onlyOnChart: 'codeScan.spec.ts plays its faces: a test has no camera but one that the browser pretends.',
  starts: 'Open the step with the serial number',
  events: {
    OPEN: 'Press “Scan the label”, or “Try again” in the dialog',
    CLOSE: 'Close the dialog',
  },
  answers: {
    openCamera: {
      done: () => 'Allow the camera',
      failed: (reason) =>
        PROBLEMS[String((reason as { problem?: string }).problem)] ?? 'Let another program use the camera',
    },
    readCode: {
      done: (code) => `Hold a label with the code ${code} before the camera`,
      failed: () => 'Unplug the camera',
    },
  },
  delays: {
    ASK_TIMEOUT: `Let the question of the browser unanswered for ${seconds(SCAN_ASK_TIMEOUT_MS)}`,
    SCAN_TIMEOUT: `Hold nothing before the camera for ${seconds(SCAN_TIMEOUT_MS)}`,
  },
  states: {
    closed: 'the step; the camera’s light is off',
    asking: 'the browser’s question, and that the camera may be allowed',
    scanning: 'the picture of the camera; its light is on',
    found: 'the code, and “Use this number”; the camera’s light is off',
    stopped: 'that the camera is off, and “Try again”',
    refused: 'that the browser may not use the camera, and how to allow it',
    missing: 'that there is no camera',
    unavailable: 'that the camera does not start, and “Try again”',
  },
}
