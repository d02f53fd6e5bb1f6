import { noteSchema } from '@portal/schemas/entities/note'
import { readerOf } from './fromSchema.ts'
import { usableEntries } from './read.ts'

export const readNotes = usableEntries(readerOf(noteSchema), ({ Text }) => Boolean(Text))
