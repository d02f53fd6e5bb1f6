/**
 * What compiled checks are made of (`vite/compileCheck.ts`). A check answers undefined for data that fits, else where and
 * what is wrong: `/api/base is not as it should be`.
 */
export type Check = (value: unknown, path?: string) => string | undefined

const wrong = (path: string) => `${path || '/'} is not as it should be`

export const text =
  (shortest: number, longest: number, pattern?: RegExp): Check =>
  (value, path = '') =>
    typeof value === 'string' &&
    value.length >= shortest &&
    value.length <= longest &&
    (!pattern || pattern.test(value))
      ? undefined
      : wrong(path)

export const whole: Check = (value, path = '') => (Number.isInteger(value) ? undefined : wrong(path))

export const oneOf =
  (values: readonly unknown[]): Check =>
  (value, path = '') =>
    values.includes(value) ? undefined : wrong(path)

export const list =
  (fewest: number, item: Check): Check =>
  (value, path = '') => {
    if (!Array.isArray(value) || value.length < fewest) return wrong(path)
    for (const [index, one] of value.entries()) {
      const problem = item(one, `${path}/${index}`)
      if (problem) return problem
    }
    return undefined
  }

export const object =
  (required: readonly string[], fields: Readonly<Record<string, Check>>): Check =>
  (value, path = '') => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return wrong(path)
    const missing = required.find((name) => !Object.hasOwn(value, name))
    if (missing) return `${path}/${missing} is missing`
    for (const [name, one] of Object.entries(value)) {
      const check = Object.hasOwn(fields, name) ? fields[name] : undefined
      if (!check) return `${path}/${name} is not known`
      const problem = check(one, `${path}/${name}`)
      if (problem) return problem
    }
    return undefined
  }
