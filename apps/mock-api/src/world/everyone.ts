import { cardNumber } from '@portal/fixtures'
import type { TranslatedTexts } from '@portal/schemas'
import type { Overlay } from './overlay.ts'
import type { ClassName, Records } from './store.ts'

/** What rules ask of the records of all customers, in reach or not: whether something is taken, and by whom. */
export class Everyone {
  readonly #records: Pick<Overlay, 'all'>

  constructor(records: Pick<Overlay, 'all'>) {
    this.#records = records
  }

  /** Whether another record of a class has the same in all of these fields, whosever it is. */
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

  /** The texts that operators saved: every reader of the portal has them, also before the sign-in. */
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

  /** Whether a group of cards has this code, whosever it is; `own` is the id of the one that may. */
  hasGroupCode(code: string, own: string | undefined): boolean {
    for (const { Id, Code } of this.#records.all('whitelistgroup'))
      if (Code === code && Id !== own) return true
    return false
  }

  /** Whether some charger lets the cards of a group in. */
  isGroupUsed(code: string): boolean {
    for (const { WhitelistGroup } of this.#records.all('chargeplacement'))
      if (WhitelistGroup === code) return true
    return false
  }

  /** The card on which a number is printed, whosever it is. */
  cardPrinted(printedNumber: string): Records['token'] | undefined {
    for (const token of this.#records.all('token')) if (token.PrintedNumber === printedNumber) return token
    return undefined
  }

  /** The times that other requests under way have, for a visit or an installation, whosever they are. */
  slotsTaken(own: string): ReadonlySet<number> {
    const taken = new Set<number>()
    for (const { Id, Status, SurveySlot, ReservationSlot } of this.#records.all('request')) {
      const isOver = Status === 'CANCELLED' || Status === 'DONE' || Status === 'INSTALLED'
      if (Id === own || isOver) continue
      for (const slot of [SurveySlot, ReservationSlot]) if (slot !== undefined) taken.add(Date.parse(slot))
    }
    return taken
  }

  /** A card number that no card has, whosever it is: the first of those from `from` on. */
  freeCardNumber(from: number): string {
    const taken = new Set<string>()
    for (const token of this.#records.all('token')) taken.add(token.Number)
    let body = from
    while (taken.has(cardNumber(body))) body += 1
    return cardNumber(body)
  }

  /** The installed charger with a serial number, whosever it is. */
  bySerial(serial: string): Records['chargepoint'] | undefined {
    for (const record of this.#records.all('chargepoint'))
      if (record.ChargeBoxSerialNumber === serial) return record
    return undefined
  }
}
