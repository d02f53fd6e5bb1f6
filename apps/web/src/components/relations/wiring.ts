import type { WritingRef } from '@portal/machines'
import { genericCalls } from '@portal/schemas'
import { navigate } from 'wouter/use-browser-location'
import { useSystem } from '../../app/context.ts'
import { useWriting } from '../../data/writing.ts'
import { emailMistake } from '../people/inviteRules.ts'

/** Draft of a new relation, with the field names of the API. */
export interface NewRelation {
  readonly Description: string
  readonly Email: string
  readonly Telephone: string
  readonly IsCompany: '0' | '1'
  readonly ParentRelation: string
  /** Name of the parent, if it was chosen here. */
  readonly ParentName: string
}

/** True if the email address, which is optional, is invalid. */
export const isWrongEmail = ({ Email }: NewRelation): boolean => emailMistake(Email) === 'invalid'

const filled = (name: 'Email' | 'Telephone', value: string) =>
  value.trim() === '' ? {} : { [name]: value.trim() }

/** Creates a relation below the given or chosen parent, if any, and opens it. */
export const useCreateRelation = (parent: string, path: (id: string) => string): WritingRef<NewRelation> => {
  const { bco } = useSystem()
  return useWriting<NewRelation>({
    draftKey: `relation ${parent}`,
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
            ...filled('Email', Email),
            ...filled('Telephone', Telephone),
            // The server replaces the description with the parent's name, so the id is only a placeholder.
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
