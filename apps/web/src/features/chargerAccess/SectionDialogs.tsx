import { type RecordEditRef, selectIsConfirming } from '@portal/machines'
import { useSelector } from '@xstate/react'
import { useI18n } from '../../app/context.ts'
import { ConflictDialog } from '../../components/records/ConflictDialog.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { type FieldSpecs, valueLabel } from './specs.ts'

export interface SectionDialogsProps {
  edit: RecordEditRef
  specs: FieldSpecs
  title: string
}

/** Dialogs that resolve a conflict with another user's edit, and that confirm discarding changes. */
export const SectionDialogs = ({ edit, specs, title }: SectionDialogsProps) => {
  const { t, formats } = useI18n()
  return (
    <>
      <ConflictDialog
        edit={edit}
        labelOf={(field) => specs[field]?.label ?? field}
        written={(field, value) => valueLabel(specs[field], value, t, formats)}
        isReported={(field) => field in specs}
      />
      <Question edit={edit} title={title} />
    </>
  )
}

const Question = ({ edit, title }: Pick<SectionDialogsProps, 'edit' | 'title'>) => {
  const { t } = useI18n()
  const stay = () => edit.send({ type: 'STAY' })
  return (
    <Dialog
      open={useSelector(edit, selectIsConfirming)}
      onClose={stay}
      title={t('chargerAccess.leave.title')}
      closeLabel={t('chargerAccess.leave.stay')}
      actions={
        <>
          <Button variant="danger" onClick={() => edit.send({ type: 'DISCARD' })}>
            {t('chargerAccess.leave.discard')}
          </Button>
          <Button variant="primary" onClick={stay}>
            {t('chargerAccess.leave.stay')}
          </Button>
        </>
      }
    >
      <p>{t('chargerAccess.leave.text', { section: title })}</p>
    </Dialog>
  )
}
