import { CardChoice } from '../../../components/access/CardChoice.tsx'
import { useAnswer } from '../../../components/wizard/fields.ts'
import type { StepProps } from '../kind.ts'

export interface CardPickerProps extends StepProps {
  field: 'tokens' | 'tokensReimb'
  legend: string
  relationId: string
}

export const CardPicker = ({ wizard, field, ...rest }: CardPickerProps) => {
  const { value = [], isVisible, answer } = useAnswer(wizard, field)
  return isVisible ? (
    <CardChoice
      {...rest}
      value={value.map(({ Id }) => Id)}
      onChoose={(card, isChosen) => {
        const others = value.filter(({ Id }) => Id !== card.Id)
        answer(isChosen ? [...others, card] : others)
      }}
    />
  ) : null
}
