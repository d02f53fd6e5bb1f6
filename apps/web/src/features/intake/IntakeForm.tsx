import {
  compactIban,
  type IntakeCheck,
  type IntakeField,
  type IntakeFormRef,
  selectIbanCheck,
  selectIntakeFields,
  selectIntakeProblem,
  selectIntakeValue,
  selectIsIntakeBusy,
  selectIsIntakeSending,
  selectVatCheck,
} from '@portal/machines'
import { countriesIn, LOCALES } from '@portal/schemas'
import { useSelector } from '@xstate/react'
import { Check } from 'lucide-react'
import { useRef, useState } from 'react'
import { useI18n } from '../../app/context.ts'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { Select } from '../../ui/Select.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { SignOutButton } from './SignOutButton.tsx'
import { canStoreDraft } from './wiring.ts'

/** Autofill tokens for browsers and password managers. */
const AUTOCOMPLETE: Readonly<Record<IntakeField, string>> = {
  vatnr: 'off',
  companyname: 'organization',
  street: 'address-line1',
  housenumber: 'address-line2',
  postalcode: 'postal-code',
  city: 'address-level2',
  country: 'country',
  phone: 'tel',
  bankaccount: 'off',
}

const LONG = 'min-[24rem]:col-span-4'
const SHORT = 'min-[24rem]:col-span-2'
const HALF = 'sm:col-span-3'

/** Column span of fields that share a row; the address is laid out as on an envelope. */
const WIDTHS: { readonly [F in IntakeField]?: string } = {
  street: LONG,
  housenumber: SHORT,
  postalcode: SHORT,
  city: LONG,
  country: HALF,
  phone: HALF,
}

/** Form of S5. Each field is validated on its first blur, and from then on with every input. */
export const IntakeForm = ({ intake }: { intake: IntakeFormRef }) => {
  const { t } = useI18n()
  const fields = useSelector(intake, selectIntakeFields)
  const isCompany = useSelector(intake, ({ context }) => context.isCompany)
  const isBusy = useSelector(intake, selectIsIntakeBusy)
  const isSending = useSelector(intake, selectIsIntakeSending)
  const [isStored] = useState(canStoreDraft)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        intake.send({ type: 'SUBMIT' })
      }}
    >
      <h1 tabIndex={-1} className="text-2xl font-bold tracking-[-0.02em]">
        {t(isCompany ? 'intake.company' : 'intake.private')}
      </h1>
      <div className="mt-4">
        <SegmentedControl
          label={t('intake.kind')}
          value={isCompany ? 'company' : 'private'}
          disabled={isSending}
          options={[
            { value: 'private', label: t('intake.kind.private') },
            { value: 'company', label: t('intake.kind.company') },
          ]}
          onChange={(kind) => intake.send({ type: 'CHOOSE_KIND', isCompany: kind === 'company' })}
        />
      </div>
      <div className="mt-6 grid grid-cols-6 gap-x-3 gap-y-4 sm:gap-x-4">
        {fields.map((field) => (
          <div key={field} className={classes('col-span-6', WIDTHS[field])}>
            <IntakeInput intake={intake} field={field} />
          </div>
        ))}
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button
          type="submit"
          variant="primary"
          size="lg"
          busy={isBusy}
          disabled={isBusy}
          // Keep the focus in the field, because a validation message on blur would move the button away from the
          // pointer.
          onMouseDown={(event) => event.preventDefault()}
        >
          {t(isBusy ? 'common.saving' : 'intake.submit')}
        </Button>
        <SignOutButton />
        {isStored && <p className="text-sm text-ink-3">{t('intake.kept')}</p>}
      </div>
    </form>
  )
}

const IntakeInput = ({ intake, field }: { intake: IntakeFormRef; field: IntakeField }) => {
  const { t, language } = useI18n()
  const value = useSelector(intake, (snapshot) => selectIntakeValue(snapshot, field))
  const problem = useSelector(intake, (snapshot) => selectIntakeProblem(snapshot, field))
  const isSending = useSelector(intake, selectIsIntakeSending)
  const { hint, aside } = useOutsideCheck(intake, field)
  const input = useRef<HTMLInputElement>(null)
  const shared = {
    name: field,
    label: t(`intake.${field}`),
    error: problem && t(`intake.problem.${problem}`),
    autoComplete: AUTOCOMPLETE[field],
    disabled: isSending,
    value,
    onChange: ({ target }: { target: { value: string } }) =>
      intake.send({ type: 'CHANGE', field, value: target.value }),
    onBlur: () => intake.send({ type: 'LEAVE', field }),
  }
  if (field === 'country') {
    return (
      <Select
        {...shared}
        options={countriesIn(LOCALES[language]).map(({ code, name }) => ({ value: code, label: name }))}
      />
    )
  }
  return (
    <>
      <TextInput
        {...shared}
        ref={input}
        type={field === 'phone' ? 'tel' : 'text'}
        hint={hint}
        aside={aside}
        {...(field === 'bankaccount' && { optional: t('common.optional') })}
      />
      {problem === 'ibanCharacters' && (
        <Button
          size="sm"
          className="mt-2"
          disabled={isSending}
          onClick={() => {
            intake.send({ type: 'CHANGE', field, value: compactIban(value) })
            input.current?.focus()
          }}
        >
          {t('intake.iban.compact')}
        </Button>
      )}
    </>
  )
}

/** Returns the hint of a field and the result of its external validator; empty for a field without one. */
const useOutsideCheck = (intake: IntakeFormRef, field: IntakeField) => {
  const { t } = useI18n()
  const iban = useSelector(intake, selectIbanCheck)
  const vat = useSelector(intake, selectVatCheck)
  const bic = useSelector(intake, ({ context }) => context.bic)
  const company = useSelector(intake, ({ context }) => context.companyFound)
  if (field !== 'bankaccount' && field !== 'vatnr') return {}
  const check: IntakeCheck = field === 'vatnr' ? vat : iban
  const hint = () => {
    if (check === 'skipped') return t('intake.skipped')
    if (field === 'vatnr') return t('intake.vat.hint')
    return bic === undefined ? t('intake.iban.hint') : t('intake.iban.bic', { bic })
  }
  const aside = () => {
    if (check === 'checking') return <Spinner size={16} label={t('common.checking')} />
    if (check !== 'valid') return undefined
    return (
      <span className="inline-flex items-center gap-1.5 font-semibold text-ok-ink">
        <Check size={16} />
        {field === 'vatnr' && company}
      </span>
    )
  }
  return { hint: hint(), aside: aside() }
}
