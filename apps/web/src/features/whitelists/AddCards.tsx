import type { WritingRef } from '@portal/machines'
import { SEARCH_PAGE_SIZE } from '@portal/schemas'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useI18n } from '../../app/context.ts'
import { WriteDialog } from '../../components/WriteDialog.tsx'
import { entryOf } from '../../data/entry.ts'
import { linkedRecord } from '../../data/records.ts'
import type { ReadWhitelistGroup } from '../../services/readers/whitelists.ts'
import { Button } from '../../ui/Button.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import type { Area } from './area.ts'
import { type Added, useAddCards } from './cardWrites.ts'
import { Picker } from './Picker.tsx'
import { useCards } from './reads.ts'
import { useDraft } from './useDraft.ts'

const NUMBER_MAX_LENGTH = 40

interface AddCardsProps {
  area: Area
  group: ReadWhitelistGroup
}

/** Adds cards to a group: cards of its relation, or a single card by its printed number or id. */
export const AddCards = ({ area, group }: AddCardsProps) => {
  const { t } = useI18n()
  const writing = useAddCards(group)
  return (
    <>
      <Button icon={Plus} variant="primary" onClick={() => writing.send({ type: 'OPEN' })}>
        {t('whitelists.add')}
      </Button>
      <WriteDialog
        writing={writing}
        words={{
          title: t('whitelists.add.title', { code: group.Code }),
          send: t('whitelists.add.send'),
          busy: t('whitelists.add.busy'),
          failed: t('whitelists.add.failed'),
        }}
      >
        <Fields area={area} group={group} writing={writing} />
      </WriteDialog>
    </>
  )
}

const Fields = ({ area, group, writing }: AddCardsProps & { writing: WritingRef<Added> }) => {
  const { t } = useI18n()
  const [sought, setSought] = useState('')
  const { draft, isMissing, isBusy, change } = useDraft(writing)
  const read = useCards(group.RelationId, sought.trim())
  const { data } = read
  const here = new Set(group.Tokens.map(({ Id }) => Id))
  // Without a search, omit the cards that are already in the group.
  const fitting = data?.Data.filter(({ Id }) => sought.trim() !== '' || !here.has(Id))
  const visibleCards = fitting?.slice(0, SEARCH_PAGE_SIZE)
  return (
    <>
      <p>{t('whitelists.add.text')}</p>
      <Picker
        kind="checkbox"
        legend={t(area.cardsOf)}
        note={t('whitelists.chosen', { count: draft.ids.length })}
        searchLabel={t('whitelists.add.search')}
        sought={sought}
        onSearch={setSought}
        choices={entryOf({
          ...read,
          data: visibleCards?.map((card) => ({
            id: card.Id,
            title: card.Number,
            help: here.has(card.Id)
              ? t('whitelists.add.here')
              : (linkedRecord(card, 'RelationContact')?.Description ?? card.Description),
            isTaken: here.has(card.Id),
          })),
        })}
        failed={t('whitelists.add.unread')}
        isMore={
          data !== undefined &&
          (data.Page.Results > data.Data.length || (fitting?.length ?? 0) > SEARCH_PAGE_SIZE)
        }
        none={t('whitelists.add.none')}
        chosen={draft.ids}
        onChoose={(id, isChosen) =>
          change({ ...draft, ids: isChosen ? [...draft.ids, id] : draft.ids.filter((one) => one !== id) })
        }
        isReadOnly={isBusy}
      />
      <div className="text-ink">
        <TextInput
          label={t('whitelists.add.typed')}
          hint={t('whitelists.add.typed.hint')}
          error={isMissing && t('whitelists.add.missing')}
          autoComplete="off"
          spellCheck={false}
          maxLength={NUMBER_MAX_LENGTH}
          readOnly={isBusy}
          value={draft.typed}
          onChange={({ target }) => change({ ...draft, typed: target.value })}
        />
      </div>
    </>
  )
}
