import { useI18n } from '../../../app/context.ts'
import { useGroups, useLists, useSubscriptionTypes } from '../../../components/access/options.ts'
import { skippedIn, withSkips } from '../../../data/records.ts'
import { useWizardSnapshot } from '../../../data/wizard.ts'
import type { StepProps } from '../kind.ts'
import { newGroupCode, relationOf } from '../mapping.ts'
import { CardPicker } from '../parts/CardPicker.tsx'
import { PrintedNumbers } from '../parts/PrintedNumbers.tsx'
import { ResetTokens } from '../parts/ResetTokens.tsx'
import { SelectField } from '../parts/SelectField.tsx'
import { SwitchField } from '../parts/SwitchField.tsx'

/** Authorized cards: the cards of a group or of one of its lists, single cards and printed numbers. */
export const StepAccessCard = ({ wizard }: StepProps) => {
  const { t } = useI18n()
  const answers = wizard.select.answers(useWizardSnapshot(wizard))
  const relationId = relationOf(answers)
  const groups = useGroups(relationId)
  const made = { value: newGroupCode(answers), label: t('install.group.new') }
  const existing = groups.options?.filter(({ value }) => value !== made.value)
  const group = answers.whitelistGroup
  const lists = useLists(group === undefined || group === made.value ? undefined : group)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <SelectField
        wizard={wizard}
        field="whitelistGroup"
        label={t('install.group')}
        from={{ ...groups, options: existing && withSkips([...existing, made], skippedIn(groups.options)) }}
      />
      {(lists.error || (lists.options?.length ?? 0) > 0) && (
        <SelectField
          wizard={wizard}
          field="whitelistTokenGroup"
          label={t('install.list')}
          empty={t('install.list.all')}
          from={lists}
          isOptional
        />
      )}
      <CardPicker wizard={wizard} field="tokens" legend={t('install.tokens')} relationId={relationId} />
      <PrintedNumbers wizard={wizard} field="rfidTokens" label={t('install.printed')} />
      <SelectField
        wizard={wizard}
        field="subscriptiontypeid"
        label={t('install.subscription')}
        empty={t('install.none')}
        from={useSubscriptionTypes(relationId)}
        isOptional
      />
      <SwitchField
        wizard={wizard}
        field="isReimburse"
        label={t('install.reimburse.cards')}
        hint={t('install.reimburse.cards.help')}
      />
      <ResetTokens wizard={wizard} />
    </div>
  )
}
