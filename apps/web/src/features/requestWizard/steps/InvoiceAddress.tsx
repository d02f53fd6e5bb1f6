import { AddressFields } from '../AddressFields.tsx'
import type { RequestStepProps } from '../look.ts'

/** Step: invoice address. */
export const InvoiceAddress = ({ wizard }: RequestStepProps) => <AddressFields wizard={wizard} of="invoice" />
