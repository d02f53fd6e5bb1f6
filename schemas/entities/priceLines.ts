/** Lines of a price: quantity in kWh, hours or pieces, amounts in euro with VAT. Computed by `schemas/rating.ts`. */
export const priceLinesSchema = {
  type: 'array',
  items: {
    type: 'object',
    additionalProperties: false,
    required: ['Type', 'Quantity', 'UnitPrice', 'Amount'],
    properties: {
      Type: { enum: ['START', 'ENERGY', 'CONNECTION', 'PARKING', 'DAY_MAXIMUM', 'HANDLING'] },
      Quantity: { type: 'number' },
      UnitPrice: { type: 'number' },
      Amount: { type: 'number' },
    },
  },
} as const
