import { selectWritingViewState, type WritingRef } from '@portal/machines'
import { useSelector } from '@xstate/react'
import { Copy, Pencil, Trash2 } from 'lucide-react'
import { useI18n } from '../../app/context.ts'
import { WriteDialog } from '../../components/WriteDialog.tsx'
import { chargerNameOf } from '../../data/chargerName.ts'
import type { ReadWhitelistGroup } from '../../services/readers/whitelists.ts'
import { Button } from '../../ui/Button.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import type { Area } from './area.ts'
import { copyCode, type Named } from './groupDraft.ts'
import { useCloneGroup, useDeleteGroup, useRenameGroup } from './groupWrites.ts'
import { NamedFields } from './NamedFields.tsx'
import { useLists, useUsers } from './reads.ts'
import { openWith } from './write.ts'

export interface GroupActionsProps {
  group: ReadWhitelistGroup
  area: Area
}

export const GroupActions = ({ group, area }: GroupActionsProps) => {
  const { t } = useI18n()
  const rename = useRenameGroup(group, area)
  const clone = useCloneGroup(group, area)
  const words = (what: 'rename' | 'clone') => ({
    title: t(`whitelists.${what}.title`, { code: group.Code }),
    send: t(`whitelists.${what}.send`),
    failed: t(`whitelists.${what}.failed`),
  })
  const description = group.Description
  const open = (writing: WritingRef<Named>, code: string) => openWith(writing, { code, description })
  return (
    <>
      <DeleteGroup group={group} area={area} />
      <Button icon={Copy} onClick={() => open(clone, copyCode(group.Code))}>
        {t('whitelists.clone')}
      </Button>
      <Button icon={Pencil} onClick={() => open(rename, group.Code)}>
        {t('common.edit')}
      </Button>
      <WriteDialog writing={rename} version={group.Version} words={words('rename')}>
        <NamedFields writing={rename} />
      </WriteDialog>
      <WriteDialog writing={clone} words={words('clone')}>
        <p>{t('whitelists.clone.text', { count: group.Tokens.length })}</p>
        <NamedFields writing={clone} />
      </WriteDialog>
    </>
  )
}

/**
 * Deletes a group after a confirmation that lists the side effects. If the server refuses because the group is in use,
 * lists the chargers that use it.
 */
const DeleteGroup = ({ group, area }: GroupActionsProps) => {
  const { t } = useI18n()
  const remove = useDeleteGroup(group, area)
  const viewState = useSelector(remove, selectWritingViewState)
  const error = useSelector(remove, ({ context }) => context.error)
  return (
    <>
      <Button variant="danger" icon={Trash2} onClick={() => remove.send({ type: 'OPEN' })}>
        {t('common.delete')}
      </Button>
      <WriteDialog
        writing={remove}
        version={group.Version}
        isDangerous
        words={{
          title: t('whitelists.delete.title', { code: group.Code }),
          send: t('whitelists.delete.send'),
          busy: t('whitelists.delete.busy'),
          failed: t('whitelists.delete.failed'),
        }}
        wayOut={
          viewState === 'refused' && error?.code === 'TOKGRINUSE' ? (
            <UsedBy group={group} area={area} />
          ) : null
        }
      >
        <Ends group={group} />
      </WriteDialog>
    </>
  )
}

const Ends = ({ group }: { group: ReadWhitelistGroup }) => {
  const { t } = useI18n()
  const { data } = useLists(group.Code)
  return (
    <p>
      {t('whitelists.delete.text', { name: group.Description, count: group.Tokens.length })}{' '}
      {data && data.Page.Results > 0 && t('whitelists.delete.lists', { count: data.Page.Results })}
    </p>
  )
}

const UsedBy = ({ group, area }: GroupActionsProps) => {
  const { t } = useI18n()
  const { data } = useUsers(group.Code)
  if (!data) return null
  if (data.Data.length === 0) return <p className="mt-3">{t('whitelists.inUse.elsewhere')}</p>
  return (
    <div className="mt-3">
      <p>{t('whitelists.inUse')}</p>
      <ul className="mt-2 grid gap-1.5">
        {data.Data.map((placement) => (
          <li key={placement.Id}>
            <TextLink href={area.charger(placement.ChargePointId)}>{chargerNameOf(placement)}</TextLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
