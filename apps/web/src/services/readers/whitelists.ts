import { whitelistGroupSchema, whitelistSchema } from '@portal/schemas/entities/whitelist'
import { readerOf, recordOf } from './fromSchema.ts'
import { entries } from './read.ts'

/** A group of cards that may charge where its code is named. */
export const readWhitelistGroup = recordOf(whitelistGroupSchema)
export type ReadWhitelistGroup = ReturnType<typeof readWhitelistGroup>
/** A card as a group or a list of it has it. */
export type GroupCard = ReadWhitelistGroup['Tokens'][number]

/** Some cards of a group. */
export const readWhitelist = readerOf(whitelistSchema, {
  Tokens: entries(readerOf(whitelistSchema.properties.Tokens.items)),
})
export type ReadWhitelist = ReturnType<typeof readWhitelist>
