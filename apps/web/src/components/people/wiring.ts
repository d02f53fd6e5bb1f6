import type { WritingRef } from '@portal/machines'
import { genericCalls, postContactIntoRelation, type Role } from '@portal/schemas'
import { useI18n, useSystem } from '../../app/context.ts'
import { useTell } from '../../data/notify.ts'
import { useWriting } from '../../data/writing.ts'
import { emailMistake } from './inviteRules.ts'

/** Relation as referenced by records. */
export interface RelationName {
  readonly Id: string
  readonly Description: string
  readonly IsCompany: 0 | 1
}

export interface Invitation {
  readonly Name: string
  readonly Email: string
  readonly Telephone: string
  readonly Role: Role
}

const NO_ONE: Invitation = { Name: '', Email: '', Telephone: '', Role: 'User' }

export const useInvite = (relation: RelationName): WritingRef<Invitation> => {
  const { t } = useI18n()
  const { bco } = useSystem()
  const tell = useTell()
  return useWriting<Invitation>({
    draftKey: `invite ${relation.Id}`,
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
      // Notify, because the new user may be on another page of the list.
      tell(t('people.invite.sent', { name: Name.trim() }))
    },
  })
}

export interface Conversion {
  readonly isCompany: '0' | '1'
  /** Id of the parent relation; empty for the contact's own relation. */
  readonly ParentRelation: string
  /** Name of the parent, if it was chosen here. */
  readonly ParentName: string
}

export const useConvert = (id: string): WritingRef<Conversion> => {
  const { bco } = useSystem()
  return useWriting<Conversion>({
    draftKey: `convert ${id}`,
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
