import { addressOf, PLACEHOLDER, type Step } from './provocation.ts'
import { CODES, CODES_NOW } from './table.ts'

const HEAD = `# Every code and how to provoke it, at a mock of seed 7 and size small. Each way has a mock session of its own.
M=\${M:-http://localhost:4010}
J='content-type: application/json'
begin() { S=$1; control POST /reset; control POST /clock '{"now":"${CODES_NOW}"}'; }
control() { curl -s -o /dev/null -X "$1" $M/__mock$2 -H "x-mock-session: $S" -H "$J" -d "\${3:-}"; }
as() { curl -s -X POST $M/__mock/token -H "x-mock-session: $S" -H "$J" -d "{\\"username\\":\\"$1\\"}" | sed 's/.*"access_token":"\\([^"]*\\)".*/authorization: Bearer \\1/'; }
field() { node -p "const { data, Data } = JSON.parse(fs.readFileSync(0)); (data ?? Data[0]).$1"; }`

/** URL-encodes a value. A placeholder becomes a shell variable. */
const inAddress = (value: string): string => {
  const name = PLACEHOLDER.exec(value)?.[1]
  return name === undefined ? encodeURIComponent(value) : `$${name}`
}

/**
 * Single-quotes a body, with its shell variables outside the quotes. A version is a number, so it gets no JSON quotes.
 */
const quoted = (body: object): string => {
  const text = JSON.stringify(body).replaceAll("'", "'\\''")
  const variable = (name: string) => (name === 'Version' ? `'"$${name}"'` : `"'"$${name}"'"`)
  return `'${text.replace(/"\$([A-Z]\w*)"/g, (_, name: string) => variable(name))}'`
}

const command = (step: Step): string => {
  const { method, address } = addressOf(step, inAddress)
  const body = step.body === undefined ? '' : ` ${quoted(step.body)}`
  if ('control' in step) return `control ${method} ${step.control}${body}`
  return [
    `curl -s${method === 'GET' ? '' : ` -X ${method}`} "$M${address}"`,
    '-H "x-mock-session: $S"',
    ...(step.as === undefined ? [] : [`-H "$(as ${step.as})"`]),
    ...(body === '' ? [] : [`-H "$J" -d${body}`]),
  ].join(' ')
}

/** Returns the names of the response fields that later steps use as shell variables. */
const taken = (later: readonly Step[]): readonly string[] => [
  ...new Set([...JSON.stringify(later).matchAll(/"\$([A-Z]\w*)"/g)].map(([, name = '']) => name)),
]

const lines = (steps: readonly Step[]): readonly string[] =>
  steps.map((step, index) => {
    const last = index === steps.length - 1
    const next = steps[index + 1]
    const [name] = next === undefined ? [] : taken([next])
    if (last) return `${command(step)}; echo`
    if ('control' in step) return command(step)
    return name === undefined ? `${command(step)} > /dev/null` : `${name}=$(${command(step)} | field ${name})`
  })

const sections = Object.entries(CODES).flatMap(([code, ways]) =>
  ways.map((way, index) => {
    const { before = [], by, ends } = way
    const how = ends === undefined ? by : `${by}, of a call that ends ${ends}`
    return [
      `# ${code || 'no code'} · ${how}`,
      `begin code-${code}-${index}`,
      ...lines([...before, way]),
    ].join('\n')
  }),
)

/** The code table as a shell script. Run all of it, or the head and the lines of one code. */
export const CODES_SCRIPT = `${[HEAD, ...sections].join('\n\n')}\n`
