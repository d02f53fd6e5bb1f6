type Makers = Readonly<Record<string, (...args: never[]) => object>>

/** A step as data: group, name and arguments. */
export interface Step<TGroup extends string = string, TName = string, TArgs = object> {
  readonly group: TGroup
  readonly name: TName
  readonly args: TArgs
}

export type StepsOf<TGroup extends string, TMakers extends Makers> = {
  [N in keyof TMakers]: (...args: Parameters<TMakers[N]>) => Step<TGroup, N, ReturnType<TMakers[N]>>
}

/** Creates a group of step functions. Each returns a step with the group, its own name and its arguments. */
export const stepsOf = <TGroup extends string, TMakers extends Makers>(
  group: TGroup,
  makers: TMakers,
): StepsOf<TGroup, TMakers> =>
  Object.fromEntries(
    Object.entries(makers).map(([name, make]) => [
      name,
      (...args: never[]) => ({ group, name, args: make(...args) }),
    ]),
  ) as unknown as StepsOf<TGroup, TMakers>
