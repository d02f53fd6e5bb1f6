import {
  getChargepointMinimal,
  getChargepointSettings,
  getUserInfo,
  listChargepoints,
  type Route,
  verifySerial,
} from '@portal/schemas'

export const METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const
/** Shape of the answer: one record, a list, a text or a page of a table. */
export const ANSWERS = ['record', 'list', 'text', 'table'] as const

export interface TestDraft {
  readonly method: (typeof METHODS)[number]
  /** Path with its API version; names in braces are replaced by values. */
  readonly path: string
  readonly answer: (typeof ANSWERS)[number]
  /** JSON, or empty. */
  readonly body: string
  /** Set when the user confirms a call that can change data. */
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

/** Named example calls. */
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

/** True if the call only reads. */
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

/** Flags the invalid fields of a draft; a call that can change data needs confirmation. */
export const problemsOf = (draft: TestDraft): TestProblems => ({
  path: !/^\/v\d[\w./%-]*(\?[^\s{}]*)?$/.test(draft.path.trim()),
  body: draft.body.trim() !== '' && !isJson(draft.body),
  isSure: !isHarmless(draft) && !draft.isSure,
})

export const isReady = (draft: TestDraft): boolean => !Object.values(problemsOf(draft)).includes(true)

/** Converts a draft to a route, its query and its body. */
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

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`

/** The call as a curl command. The token is a variable of the shell, so that no copy holds one. */
export const curlOf = ({ method, path, body }: TestDraft, base: string): string =>
  [
    `curl -X ${method} ${quoted(`${base}${path.trim()}`)}`,
    `-H "Authorization: Bearer $TOKEN"`,
    ...(method !== 'GET' && body.trim() !== ''
      ? [`-H 'Content-Type: application/json'`, `--data ${quoted(body.trim())}`]
      : []),
  ].join(' \\\n  ')
