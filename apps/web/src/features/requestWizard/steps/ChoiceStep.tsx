import type { RequestAnswers } from '@portal/machines'
import { REQUEST_PRICES } from '@portal/schemas'
import type { ReactNode } from 'react'
import { useI18n } from '../../../app/context.ts'
import { ChoiceField, usePriceWords } from '../../../components/wizard/ChoiceField.tsx'
import type { Texts } from '../../../texts/index.ts'
import type { RequestStepProps } from '../look.ts'
import { type Choice, choiceWords, fieldWords } from '../words.ts'

export interface ChoiceStepProps<F extends Choice> extends RequestStepProps {
  field: F
  codes: readonly NonNullable<RequestAnswers[F]>[]
  picture: (code: NonNullable<RequestAnswers[F]>) => ReactNode
}

const PRICES: Readonly<Record<string, Readonly<Record<string, number>>>> = REQUEST_PRICES

/** A step with one choice. Each option has a picture, a help text and a price. */
export const ChoiceStep = <F extends Choice>({ wizard, field, codes, picture }: ChoiceStepProps<F>) => {
  const { t } = useI18n()
  const priceWords = usePriceWords()
  return (
    <ChoiceField
      wizard={wizard}
      field={field}
      legend={fieldWords(t, field)}
      cards={codes.map((code) => ({
        // The code is a valid answer, but TypeScript cannot infer that from the field name.
        value: code as Extract<RequestAnswers[F], string>,
        title: choiceWords(t, field, { [field]: code }),
        help: t(
          `requestWizard.help.${field}.${code}` as Extract<
            keyof Texts,
            `requestWizard.help.surveyType.${string}`
          >,
        ),
        price: priceWords(PRICES[field]?.[code]),
        picture: picture(code),
      }))}
    />
  )
}
