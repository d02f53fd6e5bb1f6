type Makers = Readonly<Record<string, (...given: never[]) => object>>

/** A step as data: who or what acts, what is done, and with what. */
export interface Step<TGroup extends string = string, TName = string, TGiven = object> {
  readonly group: TGroup
  readonly name: TName
  readonly given: TGiven
}

export type StepsOf<TGroup extends string, TMakers extends Makers> = {
  [N in keyof TMakers]: (...given: Parameters<TMakers[N]>) => Step<TGroup, N, ReturnType<TMakers[N]>>
}

/** Makes a group of the vocabulary: each function returns its step. */
export const stepsOf = <TGroup extends string, TMakers extends Makers>(
  group: TGroup,
  makers: TMakers,
): StepsOf<TGroup, TMakers> =>
  Object.fromEntries(
    Object.entries(makers).map(([name, make]) => [
      name,
      (...given: never[]) => ({ group, name, given: make(...given) }),
    ]),
  ) as unknown as StepsOf<TGroup, TMakers>
