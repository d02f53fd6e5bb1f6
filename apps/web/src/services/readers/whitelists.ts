import { whitelistGroupSchema, whitelistSchema } from '@portal/schemas/entities/whitelist'
import { readerOf, recordOf } from './fromSchema.ts'
import { entries } from './read.ts'

export const readWhitelistGroup = recordOf(whitelistGroupSchema)
export type ReadWhitelistGroup = ReturnType<typeof readWhitelistGroup>
/** A card in a group, or in one of its lists. */
export type GroupCard = ReadWhitelistGroup['Tokens'][number]

export const readWhitelist = readerOf(whitelistSchema, {
  Tokens: entries(readerOf(whitelistSchema.properties.Tokens.items)),
})
export type ReadWhitelist = ReturnType<typeof readWhitelist>
