import type { WritingRef } from '@portal/machines'
import { normalizeText } from '@portal/schemas'
import { useState } from 'react'
import { useI18n } from '../../app/context.ts'
import { CardView } from '../../components/CardView.tsx'
import { WriteDialog } from '../../components/WriteDialog.tsx'
import { loadedEntry } from '../../data/entry.ts'
import { hasWords } from '../../data/hasWords.ts'
import type { ReadWhitelist, ReadWhitelistGroup } from '../../services/readers/whitelists.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { numberOf } from './cardColumns.tsx'
import { type ListDraft, useMoveList, useRemoveList, useSaveList } from './groupWrites.ts'
import { MoveTarget } from './MoveTarget.tsx'
import { NamedFields } from './NamedFields.tsx'
import { Picker } from './Picker.tsx'
import { useLists } from './reads.ts'
import { useDraft } from './useDraft.ts'
import { openWith } from './write.ts'

export interface GroupListsProps {
  group: ReadWhitelistGroup
  mayManage: boolean
}

/** Lists of a group. A list can restrict a charger to some cards of the group. */
export const GroupLists = ({ group, mayManage }: GroupListsProps) => {
  const { t } = useI18n()
  const read = useLists(group.Code)
  return (
    <Card title={t('whitelists.lists')} note={read.data?.Page.Results} padded={false}>
      <CardView read={read} failed={t('whitelists.lists.failed')} height="h-12">
        {({ Data }) =>
          Data.length === 0 ? (
            <p className="px-4.5 pb-4.5 text-sm text-ink-2">{t('whitelists.lists.empty')}</p>
          ) : (
            <ul>
              {Data.map((list) => (
                <li key={list.Id} className="border-line px-4.5 py-2.5 text-sm not-first:border-t">
                  <p className="font-semibold wrap-anywhere">{list.Code}</p>
                  <p className="text-xs wrap-anywhere text-ink-3">
                    {list.Description} · {t('whitelists.cards.count', { count: list.Tokens.length })}
                  </p>
                  {mayManage && <ListActions group={group} list={list} lists={Data} />}
                </li>
              ))}
            </ul>
          )
        }
      </CardView>
      {mayManage && (
        <div className="border-t border-line px-4.5 py-3">
          <NewList group={group} />
        </div>
      )}
    </Card>
  )
}

const NewList = ({ group }: { group: ReadWhitelistGroup }) => {
  const { t } = useI18n()
  const save = useSaveList(group)
  return (
    <>
      <Button size="sm" onClick={() => save.send({ type: 'OPEN' })}>
        {t('whitelists.list.new')}
      </Button>
      <ListForm group={group} save={save} title={t('whitelists.list.new')} />
    </>
  )
}

interface ListActionsProps {
  group: ReadWhitelistGroup
  list: ReadWhitelist
  lists: readonly ReadWhitelist[]
}

const ListActions = ({ group, list, lists }: ListActionsProps) => {
  const { t } = useI18n()
  const { Id, Code, Description, Version, Tokens } = list
  const save = useSaveList(group, list)
  const move = useMoveList(group, list)
  const remove = useRemoveList(group, list)
  const moved = useDraft(move)
  const ids = Tokens.map((card) => card.Id)
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      <Button
        size="sm"
        aria-label={t('whitelists.list.edit.one', { code: Code })}
        onClick={() => openWith(save, { id: Id, code: Code, description: Description, ids })}
      >
        {t('common.edit')}
      </Button>
      {Tokens.length > 0 && (
        <Button
          size="sm"
          aria-label={t('whitelists.list.move.one', { code: Code })}
          onClick={() => move.send({ type: 'OPEN' })}
        >
          {t('whitelists.move')}
        </Button>
      )}
      <Button
        size="sm"
        variant="danger"
        aria-label={t('whitelists.list.remove.one', { code: Code })}
        onClick={() => remove.send({ type: 'OPEN' })}
      >
        {t('common.delete')}
      </Button>
      <ListForm
        group={group}
        save={save}
        title={t('whitelists.list.edit.one', { code: Code })}
        version={Version}
      />
      <WriteDialog
        writing={move}
        words={{
          title: t('whitelists.move.title', { count: Tokens.length }),
          send: t('whitelists.move.send'),
          busy: t('whitelists.move.busy'),
          failed: t('whitelists.move.failed'),
        }}
      >
        <p>{t('whitelists.list.move.text', { code: Code })}</p>
        <MoveTarget
          group={group}
          lists={lists.filter((one) => one.Id !== Id)}
          value={moved.draft}
          isMissing={moved.isMissing}
          isBusy={moved.isBusy}
          onChange={moved.change}
        />
      </WriteDialog>
      <WriteDialog
        writing={remove}
        isDangerous
        words={{
          title: t('whitelists.list.remove.title', { code: Code }),
          send: t('whitelists.list.remove.send'),
          busy: t('whitelists.list.remove.busy'),
          failed: t('whitelists.list.remove.failed'),
        }}
      >
        <p>{t('whitelists.list.remove.text', { code: group.Code })}</p>
      </WriteDialog>
    </div>
  )
}

interface ListFormProps {
  group: ReadWhitelistGroup
  save: WritingRef<ListDraft>
  title: string
  version?: number | undefined
}

const ListForm = ({ group, save, title, version }: ListFormProps) => {
  const { t } = useI18n()
  return (
    <WriteDialog
      writing={save}
      version={version}
      words={{
        title,
        send: t('whitelists.list.send'),
        failed: t('whitelists.list.failed'),
      }}
    >
      <NamedFields writing={save} />
      <ListCards group={group} save={save} />
    </WriteDialog>
  )
}

const ListCards = ({ group, save }: { group: ReadWhitelistGroup; save: WritingRef<ListDraft> }) => {
  const { t } = useI18n()
  const [sought, setSought] = useState('')
  const { draft, isBusy, change } = useDraft(save)
  const found = group.Tokens.filter((card) =>
    hasWords(normalizeText(`${numberOf(card)} ${card.Description}`), sought),
  )
  const visibleCards = found.slice(0, LIMIT)
  return (
    <Picker
      kind="checkbox"
      legend={t('whitelists.cards')}
      note={t('whitelists.chosen', { count: draft.ids.length })}
      searchLabel={t('whitelists.cards.search')}
      sought={sought}
      onSearch={setSought}
      choices={loadedEntry(
        visibleCards.map((card) => ({ id: card.Id, title: numberOf(card), help: card.Description })),
      )}
      failed={t('whitelists.cards.none.title')}
      isMore={found.length > visibleCards.length}
      none={t('whitelists.cards.none.title')}
      chosen={draft.ids}
      onChoose={(id, isChosen) =>
        change({ ...draft, ids: isChosen ? [...draft.ids, id] : draft.ids.filter((one) => one !== id) })
      }
      isReadOnly={isBusy}
    />
  )
}
/** Maximum number of cards shown, because a group may have thousands. Users find the others with the search. */
const LIMIT = 50
