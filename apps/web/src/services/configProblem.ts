import { checkConfig } from 'virtual:checks'

/** The fault of a configuration, by the field: `/api/base is missing`. Undefined for one that is right. */
export const configProblem = (data: unknown): string | undefined => {
  if (checkConfig(data)) return undefined
  // Ajv stops at the first error.
  const [error] = checkConfig.errors ?? []
  const instancePath = error?.instancePath ?? ''
  const { missingProperty, additionalProperty }: Readonly<Record<string, string | undefined>> =
    error?.params ?? {}
  if (missingProperty !== undefined) return `${instancePath}/${missingProperty} is missing`
  if (additionalProperty !== undefined) return `${instancePath}/${additionalProperty} is not known`
  return `${instancePath || '/'} is not as it should be`
}
