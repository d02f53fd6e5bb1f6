import type { InstallationAnswers } from '@portal/machines'
import type { ReactNode } from 'react'
import { useI18n } from '../../../app/context.ts'
import { type FieldOf, useAnswer } from '../../../components/wizard/fields.ts'
import { useWizardSnapshot } from '../../../data/wizard.ts'
import { RadioCards } from '../../../ui/RadioCards.tsx'
import type { StepProps } from '../kind.ts'

type Flag = FieldOf<InstallationAnswers, boolean>

export interface OneOfProps<F extends Flag> extends StepProps {
  legend: string
  cards: readonly {
    readonly value: F
    readonly title: string
    readonly help: string
    readonly price?: ReactNode
  }[]
  /** Field that shows the error of the group. */
  field: F
}

/** Mutually exclusive flags (S8: CANTCOMBINE) as a radio group that sets all of them. */
export const OneOf = <F extends Flag>({ wizard, legend, cards, field }: OneOfProps<F>) => {
  const answers = wizard.select.answers(useWizardSnapshot(wizard))
  const { t } = useI18n()
  const { error, leave } = useAnswer(wizard, field, { atLeastOne: t('wizard.problem.choose') })
  return (
    <RadioCards
      name={field}
      legend={legend}
      cards={cards}
      value={cards.find(({ value }) => answers[value] === true)?.value}
      error={error}
      onChange={(chosen) =>
        wizard.send({
          type: 'ANSWER',
          answers: Object.fromEntries(cards.map(({ value }) => [value, value === chosen])),
        })
      }
      onBlur={leave}
    />
  )
}
