import type { BulkRunRef } from '@portal/machines'
import { useSelector } from '@xstate/react'
import { useI18n } from '../../app/context.ts'
import { TextInput } from '../../ui/TextInput.tsx'

/** Asks the user to type the number of items before a large run; renders nothing for a small one. */
export const BulkConfirm = <TSource, TItem>({ run }: { run: BulkRunRef<TSource, TItem> }) => {
  const { t, formats } = useI18n()
  const count = useSelector(run, ({ context }) => context.toConfirm)
  const typed = useSelector(run, ({ context }) => context.typed)
  return (
    count !== undefined && (
      <TextInput
        label={t('bulk.confirm', { count: formats.count(count) })}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => run.send({ type: 'TYPE', text: target.value })}
      />
    )
  )
}
