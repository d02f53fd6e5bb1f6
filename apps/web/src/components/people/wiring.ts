import type { WritingRef } from '@portal/machines'
import { genericCalls, postContactIntoRelation, type Role } from '@portal/schemas'
import { useI18n, useSystem } from '../../app/context.ts'
import { useTell } from '../../data/notify.ts'
import { useWriting } from '../../data/writing.ts'
import { emailMistake } from './inviteRules.ts'

/** A relation as records name it. */
export interface RelationName {
  readonly Id: string
  readonly Description: string
  readonly IsCompany: 0 | 1
}

/** Who is invited. */
export interface Invitation {
  readonly Name: string
  readonly Email: string
  readonly Telephone: string
  readonly Role: Role
}

const NO_ONE: Invitation = { Name: '', Email: '', Telephone: '', Role: 'User' }

/** Makes a person a user of a relation. */
export const useInvite = (relation: RelationName): WritingRef<Invitation> => {
  const { t } = useI18n()
  const { bco } = useSystem()
  const tell = useTell()
  return useWriting<Invitation>({
    keptAs: `invite ${relation.Id}`,
    draft: NO_ONE,
    isOpen: false,
    isReady: ({ Name, Email }) => Name.trim() !== '' && emailMistake(Email) === undefined,
    write: async ({ draft: { Name, Email, Telephone, Role } }, options) => {
      await bco().callWhole(
        genericCalls('relationcontact', 'RelationContact').createupdate,
        {
          query: {},
          body: {
            Name: Name.trim(),
            Email: Email.trim(),
            Role,
            ...(Telephone.trim() !== '' && { Telephone: Telephone.trim() }),
            Relation: { Id: relation.Id, Description: relation.Description, IsCompany: relation.IsCompany },
          },
        },
        options,
      )
      // Where the list stands they may be on another page of it.
      tell(t('people.invite.sent', { name: Name.trim() }))
    },
  })
}

/** What becomes of a contact. */
export interface Conversion {
  readonly isCompany: '0' | '1'
  /** Id of the relation above; empty for the one that the contact belongs to. */
  readonly ParentRelation: string
  /** What that one is called, where it was chosen here. */
  readonly ParentName: string
}

/** Makes a relation of a contact (S7). */
export const useConvert = (id: string): WritingRef<Conversion> => {
  const { bco } = useSystem()
  return useWriting<Conversion>({
    keptAs: `convert ${id}`,
    draft: { isCompany: '1', ParentRelation: '', ParentName: '' },
    isOpen: false,
    isReady: () => true,
    write: ({ draft: { isCompany, ParentRelation } }, options) =>
      bco().call(
        postContactIntoRelation,
        {
          params: { id },
          body: {
            iscompany: isCompany,
            ...(ParentRelation !== '' && { parentid: ParentRelation }),
          },
        },
        options,
      ),
  })
}
