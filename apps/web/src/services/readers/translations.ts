import { translationSchema } from '@portal/schemas/entities/translation'
import { readerOf } from './fromSchema.ts'
import { id, optionalText } from './read.ts'

export const readTranslation = readerOf(translationSchema, {
  Key: id,
  En: optionalText,
  Fr: optionalText,
  Nl: optionalText,
})
export type ReadTranslation = Omit<
  ReturnType<typeof readTranslation>,
  'Description' | 'IsMissing' | 'CreatedOn' | 'ModifiedOn'
>
