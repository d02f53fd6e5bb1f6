import { cardNumber, type TranslatedTexts } from '@portal/schemas'
import type { Overlay } from './overlay.ts'
import { returnedFrom, STOCK, type StockedCharger } from './stock.ts'
import type { ClassName, Records } from './store.ts'

/** Lookups across all customers, regardless of scope, e.g. to check whether a value is taken. */
export class Everyone {
  readonly #records: Pick<Overlay, 'all' | 'written'>

  constructor(records: Pick<Overlay, 'all' | 'written'>) {
    this.#records = records
  }

  hasOther(
    className: ClassName,
    { Id, ...rest }: { readonly Id: string },
    fields: readonly string[],
  ): boolean {
    const own: object = rest
    for (const other of this.#records.all(className))
      if (other.Id !== Id && fields.every((field) => Reflect.get(other, field) === Reflect.get(own, field)))
        return true
    return false
  }

  /** Returns the texts saved by operators. They apply to every user of the portal, even before sign-in. */
  savedTexts(): TranslatedTexts {
    const saved = [...this.#records.all('translation')]
    const textsIn = (field: 'En' | 'Fr' | 'Nl') =>
      Object.fromEntries(saved.filter((each) => each[field] !== '').map((each) => [each.Key, each[field]]))
    return { en: textsIn('En'), fr: textsIn('Fr'), nl: textsIn('Nl') }
  }

  /** True if another record has this email address, ignoring case. */
  hasEmail(className: 'relation' | 'relationcontact', email: string, own?: string): boolean {
    for (const { Id, Email } of this.#records.all(className))
      if (Id !== own && Email?.toLowerCase() === email.toLowerCase()) return true
    return false
  }

  /** True if a group of cards has this code. `own` is the id of the group to ignore. */
  hasGroupCode(code: string, own: string | undefined): boolean {
    for (const { Id, Code } of this.#records.all('whitelistgroup'))
      if (Code === code && Id !== own) return true
    return false
  }

  isGroupUsed(code: string): boolean {
    for (const { WhitelistGroup } of this.#records.all('chargeplacement'))
      if (WhitelistGroup === code) return true
    return false
  }

  cardPrinted(printedNumber: string): Records['token'] | undefined {
    for (const token of this.#records.all('token')) if (token.PrintedNumber === printedNumber) return token
    return undefined
  }

  /** Returns the slots for a visit or an installation that other open requests occupy. */
  slotsTaken(own: string): ReadonlySet<number> {
    const taken = new Set<number>()
    for (const { Id, Status, SurveySlot, ReservationSlot } of this.#records.all('request')) {
      const isOver = Status === 'CANCELLED' || Status === 'DONE' || Status === 'INSTALLED'
      if (Id === own || isOver) continue
      for (const slot of [SurveySlot, ReservationSlot]) if (slot !== undefined) taken.add(Date.parse(slot))
    }
    return taken
  }

  /** Returns the first unused card number from `from` on. */
  freeCardNumber(from: number): string {
    const taken = new Set<string>()
    for (const token of this.#records.all('token')) taken.add(token.Number)
    let body = from
    while (taken.has(cardNumber(body))) body += 1
    return cardNumber(body)
  }

  /** Returns the installed charger with this serial number. */
  bySerial(serial: string): Records['chargepoint'] | undefined {
    for (const record of this.#records.all('chargepoint'))
      if (record.ChargeBoxSerialNumber === serial && record.RetiredOn === undefined) return record
    return undefined
  }

  /**
   * Returns the first matching charger in stock: delivered, or returned from a retired charge point. Undefined if none
   * matches or it has been installed since.
   */
  inStock(isIt: (stocked: StockedCharger) => boolean): StockedCharger | undefined {
    const returned = [...this.#records.written('chargepoint').values()]
      .filter(({ RetiredOn }) => RetiredOn !== undefined)
      .map(returnedFrom)
      .toReversed()
    const stocked = [...returned, ...STOCK.values()].find(isIt)
    return stocked && this.bySerial(stocked.serial) === undefined ? stocked : undefined
  }
}
