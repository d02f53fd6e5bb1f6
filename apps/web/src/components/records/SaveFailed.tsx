import {
  type Failure,
  type RecordEditRef,
  selectMayBeWritten,
  selectRefusedField,
  selectRunError,
  selectSaveError,
} from '@portal/machines'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { useI18n } from '../../app/context.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'

export interface SaveFailedProps {
  edit: RecordEditRef
  /** Title, for example 'We couldn’t save your changes'. */
  title: string
  /** Set to hide a refusal that is already shown at its field. */
  isAtField?: boolean
}

/** Explains why a record was not saved or may not have been saved. */
export const SaveFailed = ({ edit, title, isAtField = false }: SaveFailedProps) => {
  const error = useSelector(edit, selectSaveError)
  const field = useSelector(edit, selectRefusedField)
  return (
    <div role="alert" className="not-empty:mt-4">
      {error && !(isAtField && field !== undefined) && <NotWritten edit={edit} error={error} title={title} />}
    </div>
  )
}

/** Explains why a command or an undo failed, with a retry. */
export const RunFailed = ({ edit, title }: Pick<SaveFailedProps, 'edit' | 'title'>) => {
  const { t } = useI18n()
  const error = useSelector(edit, selectRunError)
  return (
    <div role="alert" className="not-empty:mb-4">
      {error && (
        <NotWritten
          edit={edit}
          error={error}
          title={title}
          actions={
            <Button size="sm" onClick={() => edit.send({ type: 'RETRY' })}>
              {t('faces.retry')}
            </Button>
          }
        />
      )}
    </div>
  )
}

/** Reason for a failed write; after a timeout it adds that the write may have succeeded. */
const NotWritten = ({
  edit,
  error,
  title,
  actions,
}: {
  edit: RecordEditRef
  error: Failure
  title: string
  actions?: ReactNode
}) => {
  const { t, errorText } = useI18n()
  const mayBeWritten = useSelector(edit, selectMayBeWritten)
  return (
    <Notice kind="error" live="off" title={title} actions={actions}>
      <p className="font-regular">
        {errorText(error.code)} {error.code === 'Error' && error.message}
      </p>
      {mayBeWritten && <p className="font-regular">{t('writing.unanswered')}</p>}
    </Notice>
  )
}
