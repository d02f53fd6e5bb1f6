import { stepsOf } from './step.ts'

/** Actions of the mock and the network. `operation`: id of an operation of the mock, or URL of a file. */
export const mock = stepsOf('mock', {
  hold: (operation: string) => ({ operation }),
  stopHolding: (operation: string) => ({ operation }),
  answer: (operation: string) => ({ operation }),
  answerWithCode: (operation: string, code: string) => ({ operation, code }),
  answerWithStatus: (operation: string, status: number) => ({ operation, status }),
  answerWithPage: (operation: string, page: string) => ({ operation, page }),
  breakOff: (operation: string) => ({ operation }),
  breakOffIfWaiting: (operation: string) => ({ operation }),
  leaveUnanswered: (operation: string, ms: number) => ({ operation, ms }),
  deliverLastRequest: () => ({}),
  failAlways: (operation: string, code: string) => ({ operation, code }),
  failOnce: (operation: string, code: string) => ({ operation, code }),
  setBanner: (message: string) => ({ message }),
  switchFlag: (flag: string, isOn: boolean) => ({ flag, isOn }),
  refuseTokens: () => ({}),
  acceptTokens: () => ({}),
  advanceClock: (minutes: number) => ({ minutes }),
  stopClock: (instant: string) => ({ instant }),
  changePassword: (person: string, from: string, to: string) => ({ person, from, to }),
  setUpAccount: (person: string) => ({ person }),
})

interface Reason {
  readonly code: string
}

/** Fails a held request so that the machine receives this failure: no response, status 404 or a code. */
export const fail = (operation: string, { code }: Reason) => {
  if (code === 'FAILEDTOLOAD') return mock.breakOff(operation)
  if (code === 'FAILEDTOFIND') return mock.answerWithStatus(operation, 404)
  return mock.answerWithCode(operation, code)
}
