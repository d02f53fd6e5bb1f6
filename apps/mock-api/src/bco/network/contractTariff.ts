import type { CpoContract } from '@portal/schemas/contract'
import { BcoError, type CallContext, ConflictError, type Handler } from '../handler.ts'
import { must } from '../rules/rule.ts'
import { presentContract } from '../rules/services.ts'

/** Returns the contract to change. Throws if it is missing or its version differs. */
const readContract = (id: string, version: number, { world, caller, now }: CallContext): CpoContract => {
  const view = world.as(caller)
  const contract = view.one('cpocontract', id)
  if (!contract) throw new BcoError('NOCPO')
  if (contract.Version !== version) throw new ConflictError(presentContract(view, contract, now))
  return contract
}

type Price = NonNullable<CpoContract['PriceList']>[number]

const writePrices = (
  contract: CpoContract,
  prices: readonly Price[],
  { world, caller, now }: CallContext,
): CpoContract => {
  const PriceList = prices.toSorted((a, b) => a.From.localeCompare(b.From))
  return presentContract(world.as(caller), world.write('cpocontract', { ...contract, PriceList }, now), now)
}

const isAt = (type: Price['Type'], time: number) => (price: Price) =>
  price.Type === type && Date.parse(price.From) === time

/**
 * Sets the tariff of one type (AC, DC or ROAMING) from the given time on. Sessions that started earlier keep their
 * tariff.
 */
export const setContractTariff: Handler<'setContractTariff'> = ({ params, body }, context) => {
  const { Version, Type, TariffId } = body
  const { world, caller, now } = context
  const contract = readContract(params.id, Version, context)
  const from = body.From === undefined ? now : Date.parse(body.From)
  must(from >= now, 'Error', 'From: lies in the past')
  const hasEnded = contract.EndDate !== undefined && from >= Date.parse(contract.EndDate)
  must(!hasEnded, 'Error', 'From: lies after the end of the contract')
  const tariff = TariffId === undefined ? undefined : world.as(caller).one('tariff', TariffId)
  must(
    TariffId === undefined || tariff !== undefined,
    'UNKNOWNREQUEST',
    `TariffId: '${TariffId}' does not exist`,
  )
  must(tariff === undefined || tariff.Type === Type, 'Error', `TariffId: is not a tariff for ${Type}`)
  const price = { Type, From: new Date(from).toISOString(), ...(TariffId !== undefined && { TariffId }) }
  const others = (contract.PriceList ?? []).filter((each) => !isAt(Type, from)(each))
  return writePrices(contract, [...others, price], context)
}

/** Withdraws a tariff that is not yet in force. */
export const withdrawContractTariff: Handler<'withdrawContractTariff'> = ({ params, query }, context) => {
  const contract = readContract(params.id, query.version, context)
  const isMeant = isAt(query.type, Date.parse(query.start))
  const prices = contract.PriceList ?? []
  const isThere = prices.some(isMeant) && Date.parse(query.start) > context.now
  must(isThere, 'Error', 'start: no future tariff starts at this time')
  return writePrices(
    contract,
    prices.filter((price) => !isMeant(price)),
    context,
  )
}
