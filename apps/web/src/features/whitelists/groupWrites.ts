import type { WritingRef } from '@portal/machines'
import {
  cloneWhitelistGroup,
  moveTokens,
  removeWhitelist,
  removeWhitelistGroup,
  saveWhitelist,
  saveWhitelistGroup,
  setPlacementGroup,
} from '@portal/schemas'
import { navigate } from 'wouter/use-browser-location'
import { useI18n, useSystem } from '../../app/context.ts'
import { useTell } from '../../data/notify.ts'
import type { ReadWhitelist, ReadWhitelistGroup } from '../../services/readers/whitelists.ts'
import type { Area } from './area.ts'
import { isNamed, type Named } from './groupDraft.ts'
import { useWrite } from './write.ts'

export interface GroupDraft extends Named {
  readonly relation: string
}

const bodyOf = ({ code, description }: Named) => ({ Code: code.trim(), Description: description.trim() })

export const useCreateGroup = (area: Area, relation: string): WritingRef<GroupDraft> => {
  const { t } = useI18n()
  const { bco } = useSystem()
  const tell = useTell()
  return useWrite<GroupDraft>(
    `group ${relation}`,
    { relation, code: '', description: '' },
    isNamed,
    async (draft, options) => {
      const params = { relId: draft.relation }
      const { data } = await bco().call(
        saveWhitelistGroup,
        { params, query: {}, body: bodyOf(draft) },
        options,
      )
      tell(t('whitelists.create.done', { code: data.Code }))
      navigate(area.group(data.Id))
    },
  )
}

/**
 * Changes the code or description of a group. Then opens the group by its id, because the URL may contain the old
 * code.
 */
export const useRenameGroup = (
  { Id, Version, RelationId, Code, Description }: ReadWhitelistGroup,
  area: Area,
): WritingRef<Named> => {
  const { t } = useI18n()
  const { bco } = useSystem()
  const tell = useTell()
  return useWrite<Named>(
    `rename ${Id} ${Version}`,
    { code: Code, description: Description },
    isNamed,
    async (draft, options, version) => {
      const body = { Id, Version: version, ...bodyOf(draft) }
      await bco().call(saveWhitelistGroup, { params: { relId: RelationId }, query: {}, body }, options)
      tell(t('whitelists.rename.done', { code: body.Code }))
      navigate(area.group(Id), { replace: true })
    },
  )
}

/** Creates another group with the same cards, and opens it. */
export const useCloneGroup = ({ Id, Code }: ReadWhitelistGroup, area: Area): WritingRef<Named> => {
  const { t } = useI18n()
  const { bco } = useSystem()
  const tell = useTell()
  return useWrite<Named>(`clone ${Id}`, { code: '', description: '' }, isNamed, async (draft, options) => {
    const { data } = await bco().call(
      cloneWhitelistGroup,
      { params: { group: Code }, body: bodyOf(draft) },
      options,
    )
    tell(t('whitelists.clone.done', { code: data.Code }))
    navigate(area.group(data.Id))
  })
}

export const useDeleteGroup = (
  { Code, RelationId }: ReadWhitelistGroup,
  area: Area,
): WritingRef<undefined> => {
  const { t } = useI18n()
  const { bco } = useSystem()
  const tell = useTell()
  return useWrite<undefined>(
    undefined,
    undefined,
    () => true,
    async (_, options) => {
      await bco().call(removeWhitelistGroup, { params: { relId: RelationId, group: Code } }, options)
      tell(t('whitelists.delete.done', { code: Code }))
      navigate(area.list, { replace: true })
    },
  )
}

/** Form values of a list. `id` is undefined for a new list. */
export interface ListDraft extends Named {
  readonly id: string | undefined
  readonly ids: readonly string[]
}

export const useSaveList = (
  { Id, Code }: ReadWhitelistGroup,
  list?: ReadWhitelist,
): WritingRef<ListDraft> => {
  const { t } = useI18n()
  const { bco } = useSystem()
  const tell = useTell()
  return useWrite<ListDraft>(
    list ? `list ${list.Id} ${list.Version}` : `newList ${Id}`,
    { id: undefined, code: '', description: '', ids: [] },
    isNamed,
    async (draft, options, Version) => {
      const target = draft.id === undefined ? {} : { Id: draft.id, Version }
      const body = { ...target, ...bodyOf(draft), TokenIds: [...draft.ids] }
      await bco().call(saveWhitelist, { params: { group: Code }, query: {}, body }, options)
      tell(t('whitelists.list.done', { code: body.Code }))
    },
  )
}

/** Removes a list of a group. Its cards remain in the group. */
export const useRemoveList = ({ Code }: ReadWhitelistGroup, list: ReadWhitelist): WritingRef<undefined> => {
  const { t } = useI18n()
  const { bco } = useSystem()
  const tell = useTell()
  return useWrite<undefined>(
    undefined,
    undefined,
    () => true,
    async (_, options) => {
      await bco().call(removeWhitelist, { params: { group: Code, item: list.Code } }, options)
      tell(t('whitelists.list.removed', { code: list.Code }))
    },
  )
}

export const useMoveList = ({ Code }: ReadWhitelistGroup, list: ReadWhitelist): WritingRef<string> => {
  const { t } = useI18n()
  const { bco } = useSystem()
  const tell = useTell()
  return useWrite<string>(
    undefined,
    '',
    (to) => to !== '',
    async (to, options) => {
      await bco().call(moveTokens, { params: { group: Code, from: list.Code, to } }, options)
      tell(t('whitelists.move.done', { count: list.Tokens.length, code: to }))
    },
  )
}

/** Form values that assign a group: the placement with the version on screen, and the code of the group. */
export interface UseDraft {
  readonly placement: string
  readonly version: number | undefined
  readonly group: string
}

/** Sets the group whose cards can charge at a charger. */
export const useAssign = (placement: string, group: string): WritingRef<UseDraft> => {
  const { t } = useI18n()
  const { bco } = useSystem()
  const tell = useTell()
  return useWrite<UseDraft>(
    undefined,
    { placement, version: undefined, group },
    (draft) => draft.placement !== '' && draft.group !== '',
    async (draft, options) => {
      const { version: Version } = draft
      const body = { WhitelistGroup: draft.group, ...(Version !== undefined && { Version }) }
      await bco().call(setPlacementGroup, { params: { id: draft.placement }, body }, options)
      tell(t('whitelists.use.done', { code: draft.group }))
    },
  )
}
