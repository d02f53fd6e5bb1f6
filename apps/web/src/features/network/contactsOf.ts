/** A person, with the relation that they belong to. */
interface Belonging {
  readonly Relation?: { readonly Id: string } | undefined
}

/** Of people who were found by the name of their relation those of this one: others may be called the same. */
export const contactsOf = <T extends Belonging>(relation: string, found: readonly T[]): readonly T[] =>
  found.filter(({ Relation }) => Relation?.Id === relation)
