import type { ReactNode } from 'react'
import { useI18n } from '../../app/context.ts'
import { NumberInput } from '../../ui/NumberInput.tsx'
import { RadioCards } from '../../ui/RadioCards.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { ChangedField } from '../records/ChangedField.tsx'
import { CardChoice } from './CardChoice.tsx'
import { OptionSelect } from './OptionSelect.tsx'
import { PrintedChoice } from './PrintedChoice.tsx'
import { type FieldSpec, valueLabel } from './specs.ts'

export interface AccessFieldProps {
  name: string
  spec: FieldSpec
  value: unknown
  before: unknown
  isChanged: boolean
  error: string | undefined
  onChange: (value: unknown) => void
  onUndo: () => void
}

const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []

/** A field of a section. A changed field shows its previous value. */
export const AccessField = (props: AccessFieldProps) => {
  const { t, formats } = useI18n()
  const { name, spec, before, isChanged, onUndo } = props
  const was = isChanged ? t('chargerAccess.was', { value: valueLabel(spec, before, t, formats) }) : undefined
  return (
    <ChangedField
      name={name}
      isChanged={isChanged}
      undoLabel={t('common.undoChange', { name: spec.label })}
      onUndo={onUndo}
    >
      <Control {...props} was={was} />
    </ChangedField>
  )
}

const Control = ({
  name,
  spec,
  value,
  error,
  was,
  onChange,
}: Omit<AccessFieldProps, 'onUndo'> & { was: string | undefined }) => {
  const { t } = useI18n()
  const { label, hint } = spec
  const chosen = typeof value === 'string' ? value : ''
  switch (spec.kind) {
    case 'switch':
      return (
        <Switch
          label={label}
          hint={[hint, was].filter(Boolean).join(' · ')}
          checked={value === true}
          onChange={onChange}
        />
      )
    case 'amount':
      return (
        <NumberInput
          name={name}
          label={label}
          hint={was ?? hint}
          error={error}
          unreadable={t('writing.number')}
          autoComplete="off"
          value={typeof value === 'number' ? value : undefined}
          onNumber={onChange}
        />
      )
    case 'modes':
      return (
        <WithWas was={was}>
          <RadioCards
            name={name}
            legend={label}
            showLegend
            cards={spec.cards}
            value={chosen === '' ? undefined : chosen}
            error={error}
            onChange={onChange}
          />
        </WithWas>
      )
    case 'select':
      return (
        <OptionSelect
          name={name}
          label={label}
          hint={was ?? hint}
          error={error}
          from={spec.from}
          empty={spec.empty}
          value={chosen}
          onChoose={onChange}
        />
      )
    case 'cards':
      return (
        <WithWas was={was}>
          <CardChoice
            legend={label}
            relationId={spec.relationId}
            value={textsIn(value)}
            error={error}
            onChoose={({ Id }, isChosen) => {
              const others = textsIn(value).filter((one) => one !== Id)
              onChange(isChosen ? [...others, Id] : others)
            }}
          />
        </WithWas>
      )
    case 'printed':
      return (
        <WithWas was={was}>
          <PrintedChoice name={name} label={label} error={error} value={textsIn(value)} onChoose={onChange} />
        </WithWas>
      )
  }
}

const WithWas = ({ was, children }: { was: string | undefined; children: ReactNode }) => (
  <>
    {children}
    {was !== undefined && <p className="mt-1.5 text-xs text-ink-3">{was}</p>}
  </>
)
