/** A contact with its relation. */
interface Belonging {
  readonly Relation?: { readonly Id: string } | undefined
}

/** Keeps the contacts of this relation. They were found by its name, which others may share. */
export const contactsOf = <T extends Belonging>(relation: string, found: readonly T[]): readonly T[] =>
  found.filter(({ Relation }) => Relation?.Id === relation)
