import { AddressFields } from '../AddressFields.tsx'
import type { RequestStepProps } from '../look.ts'

export const InvoiceAddress = ({ wizard }: RequestStepProps) => <AddressFields wizard={wizard} of="invoice" />
