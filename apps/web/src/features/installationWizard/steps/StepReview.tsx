import { useI18n } from '../../../app/context.ts'
import { ListFailed } from '../../../components/access/ListFailed.tsx'
import {
  type Options,
  useContacts,
  useGroups,
  useSubscriptionTypes,
} from '../../../components/access/options.ts'
import { ReviewSection } from '../../../components/wizard/ReviewSection.tsx'
import { useWizardSnapshot } from '../../../data/wizard.ts'
import { Card } from '../../../ui/Card.tsx'
import type { StepProps } from '../kind.ts'
import { newGroupCode, relationOf } from '../mapping.ts'
import { useRelationLocations, useRelations } from '../reads.ts'
import { linesOf, type NameOf, stepWords } from '../words.ts'

export const StepReview = ({ wizard }: StepProps) => {
  const { t, formats } = useI18n()
  const snapshot = useWizardSnapshot(wizard)
  const answers = wizard.select.answers(snapshot)
  const relationId = relationOf(answers)
  const lists: Readonly<Record<Parameters<NameOf>[0], Options>> = {
    relation: useRelations(),
    contact: useContacts(relationId),
    location: useRelationLocations(relationId),
    group: useGroups(relationId),
    subscription: useSubscriptionTypes(relationId),
  }
  const nameOf: NameOf = (kind, id) => {
    if (kind === 'group' && id === newGroupCode(answers)) return t('install.group.new')
    return lists[kind].options?.find(({ value }) => value === id)?.label ?? id
  }
  const unread = Object.values(lists).find(({ error }) => error !== undefined)
  return (
    <>
      {unread?.error && (
        <div className="mb-4">
          <ListFailed title={t('install.namesFailed')} failure={unread.error} onRetry={unread.retry} />
        </div>
      )}
      <Card padded={false}>
        {wizard.select.rail(snapshot).flatMap(({ step, isAnswered }) =>
          step === 'StepReview'
            ? []
            : [
                <ReviewSection key={step} wizard={wizard} step={step} title={stepWords(t, step).label}>
                  {isAnswered
                    ? linesOf(step, answers, t, formats, nameOf).map((line) => <p key={line}>{line}</p>)
                    : undefined}
                </ReviewSection>,
              ],
        )}
      </Card>
    </>
  )
}
