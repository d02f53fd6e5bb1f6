import type { RecordFields } from '@portal/machines'
import { removeRelationContact } from '@portal/schemas'
import { UserMinus } from 'lucide-react'
import { navigate } from 'wouter/use-browser-location'
import { useI18n, useSystem } from '../../app/context.ts'
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx'
import { linkedName } from '../../components/records/fieldValue.ts'
import { useTell } from '../../data/notify.ts'
import { paths } from '../../data/paths.ts'

/** Removes a user from the organisation, after a confirmation that lists the effects. */
export const RemoveUser = ({ record }: { record: RecordFields }) => {
  const { t } = useI18n()
  const { bco } = useSystem()
  const tell = useTell()
  const id = String(record['Id'])
  const name = String(record['Name'] ?? id)
  return (
    <ConfirmDialog
      isDangerous
      icon={UserMinus}
      version={Number(record['Version'])}
      label={t('users.remove')}
      title={t('users.remove.title', { name })}
      busyLabel={t('users.remove.busy')}
      failed={t('users.remove.failed')}
      write={async (version, options) => {
        await bco().call(removeRelationContact, { params: { id }, query: { version } }, options)
        tell(t('users.remove.done', { name }))
        // The screen of the removed user no longer exists, so replace it in the history.
        navigate(paths.organisation(), { replace: true })
      }}
    >
      <p>{t('users.remove.text', { name, relation: linkedName(record['Relation']) })}</p>
      <ul className="list-disc pl-5">
        <li>{t('users.remove.signIn')}</li>
        <li>{t('users.remove.cards')}</li>
        <li>{t('users.remove.history')}</li>
      </ul>
    </ConfirmDialog>
  )
}
