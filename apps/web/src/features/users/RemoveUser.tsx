import type { RecordFields } from '@portal/machines'
import { removeRelationContact } from '@portal/schemas'
import { UserMinus } from 'lucide-react'
import { navigate } from 'wouter/use-browser-location'
import { useI18n, useSystem } from '../../app/context.ts'
import { linkedName } from '../../components/records/fieldValue.ts'
import { WriteDialog } from '../../components/WriteDialog.tsx'
import { useTell } from '../../data/notify.ts'
import { paths } from '../../data/paths.ts'
import { useWriting } from '../../data/writing.ts'
import { Button } from '../../ui/Button.tsx'

/** Removes a user from the organisation, after a confirmation that lists the effects. */
export const RemoveUser = ({ record }: { record: RecordFields }) => {
  const { t } = useI18n()
  const { bco } = useSystem()
  const tell = useTell()
  const id = String(record['Id'])
  const name = String(record['Name'] ?? id)
  const remove = useWriting({
    draftKey: undefined,
    draft: id,
    isOpen: false,
    isReady: () => true,
    write: async ({ version }, options) => {
      await bco().call(removeRelationContact, { params: { id }, query: { version } }, options)
      tell(t('users.remove.done', { name }))
      // The removed user's screen no longer exists.
      navigate(paths.organisation(), { replace: true })
    },
  })
  return (
    <>
      <Button variant="danger" icon={UserMinus} onClick={() => remove.send({ type: 'OPEN' })}>
        {t('users.remove')}
      </Button>
      <WriteDialog
        writing={remove}
        version={Number(record['Version'])}
        words={{
          title: t('users.remove.title', { name }),
          send: t('users.remove'),
          busy: t('users.remove.busy'),
          failed: t('users.remove.failed'),
        }}
        isDangerous
      >
        <p>{t('users.remove.text', { name, relation: linkedName(record['Relation']) })}</p>
        <ul className="list-disc pl-5">
          <li>{t('users.remove.signIn')}</li>
          <li>{t('users.remove.cards')}</li>
          <li>{t('users.remove.history')}</li>
        </ul>
      </WriteDialog>
    </>
  )
}
