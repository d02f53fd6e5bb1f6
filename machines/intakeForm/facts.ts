import type { Facts } from '@portal/paths'
import type { IntakeFormSnapshot } from './machine.ts'
import {
  selectCanLookAgain,
  selectIbanCheck,
  selectIntakeFields,
  selectIntakeProblem,
  selectIntakeValue,
  selectIntakeViewState,
  selectIsIntakeBusy,
  selectIsIntakeSending,
  selectVatCheck,
} from './selectors.ts'

/** Context that determines the further behavior of the form. */
export const intakeFormKey = ({ context }: IntakeFormSnapshot): Facts => ({
  isCompany: context.isCompany,
  phone: context.values.phone,
  bankaccount: context.values.bankaccount,
  vatnr: context.values.vatnr,
  companyname: context.values.companyname,
  // Omits the VAT number: it is checked while it is typed, so no transition depends on whether it was blurred.
  touched: context.touched.filter((field) => field === 'phone' || field === 'bankaccount'),
  refused: [...context.refused],
  bic: context.bic ?? null,
  company: context.companyFound ?? null,
  error: context.error?.code ?? null,
})

/** Facts checked after each step, on the machine and on screen. */
export const intakeFormFacts = (snapshot: IntakeFormSnapshot): Facts => ({
  viewState: selectIntakeViewState(snapshot),
  isBusy: selectIsIntakeBusy(snapshot),
  isSending: selectIsIntakeSending(snapshot),
  ibanCheck: selectIbanCheck(snapshot),
  vatCheck: selectVatCheck(snapshot),
  bic: snapshot.context.bic ?? null,
  companyFound: snapshot.context.companyFound ?? null,
  code: snapshot.context.error?.code ?? null,
  canLookAgain: selectCanLookAgain(snapshot),
  problems: Object.fromEntries(
    selectIntakeFields(snapshot).flatMap((field) => {
      const problem = selectIntakeProblem(snapshot, field)
      return problem === undefined ? [] : [[field, problem]]
    }),
  ),
  typed: selectIntakeFields(snapshot).filter((field) => selectIntakeValue(snapshot, field) !== ''),
})
