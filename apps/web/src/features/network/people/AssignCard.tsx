import type { RecordEditRef, RecordFields } from '@portal/machines'
import { UserRoundCheck } from 'lucide-react'
import { useI18n, useUserInfo } from '../../../app/context.ts'
import { changeAtOnce } from '../../../components/records/RecordActions.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Select } from '../../../ui/Select.tsx'
import { useColleagues } from './useColleagues.ts'

export interface AssignCardProps {
  record: RecordFields
  edit: RecordEditRef
}

export const AssignCard = ({ record, edit }: AssignCardProps) => {
  const { t } = useI18n()
  const { RelationContact } = useUserInfo()
  const colleagues = useColleagues()
  const assigned = String(record['AssignedTo'] ?? '')
  const me = RelationContact.Name
  const names = [...new Set([me, ...colleagues, ...(assigned === '' ? [] : [assigned])])]
  return (
    <Card title={t('network.alarm.assign')}>
      <form
        className="flex max-w-xl flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          const name = new FormData(event.currentTarget).get('colleague')
          if (typeof name === 'string' && name !== assigned) changeAtOnce(edit, { AssignedTo: name })
        }}
      >
        <div className="min-w-0 grow basis-52">
          <Select
            name="colleague"
            label={t('network.alarm.colleague')}
            defaultValue={assigned === '' ? me : assigned}
            options={names.map((name) => ({
              value: name,
              label: name === me ? t('network.alarm.me', { name }) : name,
            }))}
          />
        </div>
        <Button type="submit" size="lg" className="max-sm:grow" icon={UserRoundCheck}>
          {t('network.alarm.assignDo')}
        </Button>
      </form>
    </Card>
  )
}
