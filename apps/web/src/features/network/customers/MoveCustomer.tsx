import type { RecordFields } from '@portal/machines'
import { genericCalls } from '@portal/schemas'
import { useSelector } from '@xstate/react'
import { Network } from 'lucide-react'
import { useI18n, useSystem } from '../../../app/context.ts'
import { ActionDialog } from '../../../components/ActionDialog.tsx'
import { ParentField } from '../../../components/people/ParentField.tsx'
import { linkedName } from '../../../components/records/fieldValue.ts'
import { useTell } from '../../../data/notify.ts'
import { editedBody } from '../../../data/records.ts'
import { useWriting } from '../../../data/writing.ts'

const { createupdate } = genericCalls('relation', 'Relation')

const idOf = (link: unknown): string => String((link as { readonly Id?: unknown } | undefined)?.Id ?? '')

/** Moves a customer with its sub-organisations to another parent, or to the top of the tree. */
export const MoveCustomer = ({ record }: { record: RecordFields }) => {
  const { t } = useI18n()
  const { bco } = useSystem()
  const tell = useTell()
  const id = String(record['Id'])
  const name = String(record['Description'] || id)
  const parent = record['ParentRelation']
  const from = linkedName(parent)
  const writing = useWriting({
    draftKey: undefined,
    draft: { ParentRelation: idOf(parent), ParentName: from },
    isOpen: false,
    isReady: ({ ParentRelation }) => ParentRelation !== idOf(parent),
    write: async ({ draft: { ParentRelation, ParentName }, version }, options) => {
      const to = ParentRelation === '' ? undefined : { Id: ParentRelation, Description: ParentName }
      const body = editedBody(id, { Version: version }, { ParentRelation: to })
      await bco().call(createupdate, { query: {}, body }, options)
      tell(
        to
          ? t('network.customer.moved', { name, parent: to.Description })
          : t('network.customer.movedTop', { name }),
      )
    },
  })
  const isCycle = useSelector(writing, ({ context }) => context.error?.code === 'RELCREUPFAIL')
  return (
    <ActionDialog
      writing={writing}
      version={Number(record['Version'])}
      icon={Network}
      label={t('network.customer.move')}
      failed={t('network.customer.moveFailed')}
    >
      {({ draft, change, isSending, isMissing, errorOf }) => {
        const refused = errorOf('ParentRelation')
        return (
          <>
            <p>{t('network.customer.moveText', { name })}</p>
            <ParentField
              value={draft.ParentRelation}
              valueLabel={draft.ParentName}
              readOnly={isSending}
              error={
                (isMissing &&
                  draft.ParentRelation === idOf(parent) &&
                  t('network.customer.chooseOther', { name })) ||
                (refused && isCycle ? t('network.customer.cycle', { name }) : refused)
              }
              onChoose={(ParentRelation, ParentName) => change({ ParentRelation, ParentName })}
            />
          </>
        )
      }}
    </ActionDialog>
  )
}
