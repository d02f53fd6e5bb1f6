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
  /** 'We couldn’t save your changes' */
  title: string
  /** A refusal that names a field is shown at that field, not here. */
  isAtField?: boolean
}

/** Why a record was not saved, as far as anybody knows. */
export const SaveFailed = ({ edit, title, isAtField = false }: SaveFailedProps) => {
  const error = useSelector(edit, selectSaveError)
  const field = useSelector(edit, selectRefusedField)
  return (
    <div role="alert" className="not-empty:mt-4">
      {error && !(isAtField && field !== undefined) && <NotWritten edit={edit} error={error} title={title} />}
    </div>
  )
}

/** Why the server did not do something with a record, or did not take a save back; it can be tried again. */
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

/** Why something did not become of a record; without an answer, that it may be done all the same. */
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
