/** What connectors say of records, by the place of each: made again only where it can have changed. */
export class Told<T extends object> {
  readonly #told: T[] = []
  readonly #from: number[] = []
  readonly #until: number[] = []

  known(place: number, time: number): T | undefined {
    const isKnown =
      time >= (this.#from[place] ?? Number.POSITIVE_INFINITY) && time < (this.#until[place] ?? 0)
    return isKnown ? this.#told[place] : undefined
  }

  /** Keeps what holds from one moment to before another. */
  keep(place: number, told: T, from: number, until: number): void {
    this.#told[place] = told
    this.#from[place] = from
    this.#until[place] = until
  }
}
