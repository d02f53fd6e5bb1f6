import { selectWritingViewState } from '@portal/machines'
import { useSelector } from '@xstate/react'
import { Building2 } from 'lucide-react'
import { useI18n } from '../../app/context.ts'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { ActionDialog } from '../ActionDialog.tsx'
import { ParentField } from './ParentField.tsx'
import { useConvert } from './wiring.ts'

export interface ConvertContactProps {
  id: string
  name: string
  relation: string
  size?: 'sm' | 'md'
}

/** Converts a contact into an organisation; each refusal of S8 has its own text. */
export const ConvertContact = ({ id, name, relation, size = 'md' }: ConvertContactProps) => {
  const { t } = useI18n()
  const convert = useConvert(id)
  const isDone = useSelector(convert, selectWritingViewState) === 'done'
  return (
    <>
      <ActionDialog
        writing={convert}
        version={undefined}
        icon={Building2}
        size={size}
        label={t('people.convert')}
        opener={
          <>
            {t('people.convert')}
            {size === 'sm' && <span className="sr-only"> {name}</span>}
          </>
        }
        title={t('people.convert.title', { name })}
        busyLabel={t('people.convert.busy')}
        failed={t('people.convert.failed')}
      >
        {({ draft, change, isSending, errorOf }) => (
          <>
            <p>{t('people.convert.text', { name, relation })}</p>
            <div>
              <SegmentedControl
                label={t('people.convert.kind')}
                value={draft.isCompany}
                disabled={isSending}
                options={(['1', '0'] as const).map((value) => ({
                  value,
                  label: t(`people.convert.kind.${value}`),
                }))}
                onChange={(isCompany) => change({ isCompany })}
              />
            </div>
            <ParentField
              value={draft.ParentRelation}
              valueLabel={draft.ParentName}
              readOnly={isSending}
              error={errorOf('ParentRelation')}
              otherwise={relation}
              onChoose={(ParentRelation, ParentName) => change({ ParentRelation, ParentName })}
            />
          </>
        )}
      </ActionDialog>
      <span role="status" className="sr-only">
        {isDone && t('people.convert.done', { name })}
      </span>
    </>
  )
}
