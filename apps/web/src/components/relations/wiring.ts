import type { WritingRef } from '@portal/machines'
import { genericCalls } from '@portal/schemas'
import { navigate } from 'wouter/use-browser-location'
import { useSystem } from '../../app/context.ts'
import { useWriting } from '../../data/writing.ts'
import { emailMistake } from '../people/inviteRules.ts'

/** A new relation as a person describes it; fields are called as the server calls them. */
export interface NewRelation {
  readonly Description: string
  readonly Email: string
  readonly Telephone: string
  readonly IsCompany: '0' | '1'
  /** Id of the relation above it. */
  readonly ParentRelation: string
  /** What that one is called, where it was chosen here. */
  readonly ParentName: string
}

/** True if an email address was filled in and is none; it may be left out. */
export const isWrongEmail = ({ Email }: NewRelation): boolean => emailMistake(Email) === 'invalid'

const given = (name: 'Email' | 'Telephone', value: string) =>
  value.trim() === '' ? {} : { [name]: value.trim() }

/** Makes a relation, below another where one is named, and opens it. */
export const useCreateRelation = (parent: string, path: (id: string) => string): WritingRef<NewRelation> => {
  const { bco } = useSystem()
  return useWriting<NewRelation>({
    keptAs: `relation ${parent}`,
    draft: {
      Description: '',
      Email: '',
      Telephone: '',
      IsCompany: '1',
      ParentRelation: parent,
      ParentName: '',
    },
    isOpen: false,
    isReady: (draft) => draft.Description.trim() !== '' && !isWrongEmail(draft),
    write: async ({ draft }, options) => {
      const { Description, Email, Telephone, IsCompany, ParentRelation } = draft
      const { data } = await bco().callWhole(
        genericCalls('relation', 'Relation').createupdate,
        {
          query: {},
          body: {
            Description: Description.trim(),
            IsCompany: IsCompany === '1' ? 1 : 0,
            ...given('Email', Email),
            ...given('Telephone', Telephone),
            // The server puts the name of the one above itself.
            ...(ParentRelation !== '' && {
              ParentRelation: { Id: ParentRelation, Description: ParentRelation },
            }),
          },
        },
        options,
      )
      if (typeof data.Id === 'string') navigate(path(data.Id))
    },
  })
}
