import {
  getChargepointMinimal,
  getChargepointSettings,
  getUserInfo,
  listChargepoints,
  type Route,
  verifySerial,
} from '@portal/schemas'

/** How a call can be made. */
export const METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const
/** What an answer holds: one record, a list, a text, or a page of a table. */
export const ANSWERS = ['record', 'list', 'text', 'table'] as const

export interface TestDraft {
  readonly method: (typeof METHODS)[number]
  /** With its version, and with what it is about in place of names in braces. */
  readonly path: string
  readonly answer: (typeof ANSWERS)[number]
  /** JSON, or nothing. */
  readonly body: string
  /** Said of a call that can change something. */
  readonly isSure: boolean
}

const KNOWN: readonly Route[] = [
  getUserInfo,
  getChargepointMinimal,
  getChargepointSettings,
  listChargepoints,
  verifySerial,
]

const answerOf = ({ envelope, answers }: Route): TestDraft['answer'] =>
  envelope === 'table' ? 'table' : (answers ?? 'record')

/** Calls to begin with, by name. */
export const EXAMPLES: readonly { readonly name: string; readonly draft: TestDraft }[] = [
  ...KNOWN.map((route) => ({
    name: route.id,
    draft: { method: route.method, path: route.path, answer: answerOf(route), body: '', isSure: false },
  })),
  {
    name: 'filtered',
    draft: {
      method: 'GET',
      path: '/v3.1/{class}/BCO/filtered?pagesize=10',
      answer: 'table',
      body: '',
      isSure: false,
    },
  },
  {
    name: 'createupdate',
    draft: {
      method: 'POST',
      path: '/v3.1/{class}/BCO/createupdate',
      answer: 'record',
      body: '{\n  "Id": "",\n  "Version": 1\n}',
      isSure: false,
    },
  },
]

export const FIRST_DRAFT: TestDraft = EXAMPLES[0]?.draft as TestDraft

/** A call that only asks. */
export const isHarmless = ({ method, path }: TestDraft): boolean => method === 'GET' && !/\/Dev\//i.test(path)

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

export interface TestProblems {
  readonly path: boolean
  readonly body: boolean
  readonly isSure: boolean
}

/** The fault of a call before it is made; one that can change something asks to be sure. */
export const problemsOf = (draft: TestDraft): TestProblems => ({
  path: !/^\/v\d[\w./%-]*(\?[^\s{}]*)?$/.test(draft.path.trim()),
  body: draft.body.trim() !== '' && !isJson(draft.body),
  isSure: !isHarmless(draft) && !draft.isSure,
})

export const isReady = (draft: TestDraft): boolean => !Object.values(problemsOf(draft)).includes(true)

/** The row of the endpoint table that such a call would have, its query, and its body. */
export const callOf = ({ method, path, answer, body }: TestDraft) => {
  const [bare = '', search = ''] = path.trim().split('?')
  const route: Route = {
    id: 'test',
    method,
    path: bare as Route['path'],
    envelope: answer === 'table' ? 'table' : 'result',
    ...((answer === 'list' || answer === 'text') && { answers: answer }),
  }
  return {
    route,
    query: Object.fromEntries(new URLSearchParams(search)),
    ...(method !== 'GET' && body.trim() !== '' && { body: JSON.parse(body) as unknown }),
  }
}
