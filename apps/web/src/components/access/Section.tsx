import {
  type RecordEditRef,
  type RecordFields,
  selectIsForm,
  selectIsRecordBusy,
  selectIsSaved,
  selectRecordViewState,
} from '@portal/machines'
import { useSelector } from '@xstate/react'
import { Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { useI18n } from '../../app/context.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { KeyValue } from '../../ui/KeyValue.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { LoadingBlock } from '../LoadingBlock.tsx'
import { QueryView } from '../QueryView.tsx'
import { ConflictDialog } from '../records/ConflictDialog.tsx'
import { RecordQuestion } from '../records/RecordQuestion.tsx'
import { useLeaveGuard } from '../records/useLeaveGuard.ts'
import { SectionForm } from './SectionForm.tsx'
import type { AccessSection } from './sections.ts'
import { type FieldSpecs, valueLabel } from './specs.ts'

export interface SectionProps {
  section: AccessSection
  edit: RecordEditRef
  specs: FieldSpecs
  title: string
  /** False if the user has read-only access. */
  mayEdit: boolean
  /** Paths of the records that fields refer to, for users who may open them. */
  links?: Readonly<Record<string, (id: string) => string>> | undefined
  children?: ReactNode
}

/** Returns the fields of a section, including unsaved changes. */
export const useFields = (edit: RecordEditRef): RecordFields => {
  const { context } = useSelector(edit, (all) => all)
  return { ...context.record, ...context.changes }
}

/** A section of the charger's access. Shows the current values and edits them in place. */
export const Section = ({ section, edit, specs, title, mayEdit, links, children }: SectionProps) => {
  const { t, formats } = useI18n()
  const snapshot = useSelector(edit, (all) => all)
  const fields = useFields(edit)
  useLeaveGuard(edit)
  const isForm = selectIsForm(snapshot)
  const isBusy = selectIsRecordBusy(snapshot)
  return (
    <Card
      title={title}
      padded={false}
      {...(mayEdit &&
        !isForm && {
          action: (
            <Button
              size="sm"
              icon={Pencil}
              aria-label={t('chargerAccess.editOf', { section: title })}
              aria-disabled={isBusy}
              onClick={() => edit.send({ type: 'EDIT' })}
            >
              {t('common.edit')}
            </Button>
          ),
        })}
    >
      <p role="status" className="px-4.5 text-sm text-ok-ink not-empty:pb-3">
        {selectIsSaved(snapshot) && t('chargerAccess.saved')}
      </p>
      <QueryView
        entry={{
          viewState: selectRecordViewState(snapshot, ['PLACEMENTNOTFOUND']),
          isBusy,
          retry: () => edit.send({ type: 'RETRY' }),
        }}
        loading={
          <div className="px-4.5 pb-4.5">
            <LoadingBlock className="h-20" />
          </div>
        }
        failed={t('chargerAccess.failed')}
      >
        {(read) =>
          isForm ? (
            <div className="px-4.5 pb-4.5">
              <SectionForm section={section} edit={edit} specs={specs} fields={fields} />
            </div>
          ) : (
            <>
              <DescriptionList>
                {section.fieldsFor(read).map((name) => (
                  <KeyValue key={name} name={specs[name]?.label}>
                    <LinkedValue
                      path={links?.[name]}
                      id={read[name]}
                      label={valueLabel(specs[name], read[name], t, formats)}
                    />
                  </KeyValue>
                ))}
              </DescriptionList>
              {children}
            </>
          )
        }
      </QueryView>
      <ConflictDialog
        edit={edit}
        labelOf={(field) => specs[field]?.label ?? field}
        written={(field, value) => valueLabel(specs[field], value, t, formats)}
        isReported={(field) => field in specs}
      />
      <RecordQuestion edit={edit} />
    </Card>
  )
}

interface LinkedValueProps {
  path: ((id: string) => string) | undefined
  id: unknown
  label: string
}

const LinkedValue = ({ path, id, label }: LinkedValueProps) =>
  path && typeof id === 'string' && id !== '' ? <TextLink href={path(id)}>{label}</TextLink> : label
