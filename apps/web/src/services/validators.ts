import type { Failure, IbanAnswer, VatAnswer } from '@portal/machines'
import { type Config, toAddressPart } from '@portal/schemas'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/**
 * Calls an external validator. Rejects if it does not respond or the response is invalid; the check is then skipped.
 */
const ask = async (
  address: string,
  signal: AbortSignal,
): Promise<Record<string, unknown> & { valid: boolean }> => {
  try {
    const response = await fetch(address, { signal, headers: { accept: 'application/json' } })
    const answer: unknown = await response.json()
    if (response.ok && isRecord(answer) && typeof answer.valid === 'boolean')
      return { ...answer, valid: answer.valid }
  } catch {
    // Throws below, as for an invalid response.
  }
  throw { code: 'FAILEDTOLOAD', message: 'The validator did not answer.' } satisfies Failure
}

const texts = (value: unknown, name: string): string | undefined =>
  isRecord(value) && typeof value[name] === 'string' ? value[name] : undefined

const noValidator = (): never => {
  throw { code: 'FAILEDTOLOAD', message: 'No validator is configured.' } satisfies Failure
}

/** Validates an IBAN and returns its BIC, if known (S5, S7: `getBIC=true`). */
export const validateIban = async (
  { iban: service }: Config,
  iban: string,
  signal: AbortSignal,
): Promise<IbanAnswer> => {
  const answer = await ask(`${service?.url ?? noValidator()}${toAddressPart(iban)}?getBIC=true`, signal)
  const bic = texts(answer.bankData, 'bic')
  return { valid: answer.valid, ...(bic && { bic }) }
}

/** Checks whether a VAT number exists, and returns its owner if the service knows it (S5, S7). */
export const validateVat = async (
  { vat: service }: Config,
  vat: string,
  signal: AbortSignal,
): Promise<VatAnswer> => {
  const answer = await ask(`${service?.url ?? noValidator()}${toAddressPart(vat)}`, signal)
  const name = texts(answer, 'name')
  return { valid: answer.valid, ...(name && { name }) }
}
