import { AddressFields } from '../AddressFields.tsx'
import type { RequestStepProps } from '../look.ts'

/** Where the invoice goes. */
export const InvoiceAddress = ({ wizard }: RequestStepProps) => <AddressFields wizard={wizard} of="invoice" />
