/**
 * Runs while the other scripts are still on their way, in a file of its own: what a visit needs first is asked for now. Each
 * answer waits for the one who would have asked (`services/early.ts`); the charts decide as ever whether it is used.
 */
import { type Config, DEFAULT_LANGUAGE, getUserInfo, LANGUAGES, listChargepoints } from '@portal/schemas'
import { storedAtStart } from './app/startEntry.ts'
import { startTexts } from './app/startTexts/index.ts'
import { CHARGERS, DASHBOARD } from './data/firstAddresses.ts'
import { chargerListPart } from './features/chargers/part.ts'
import { isOfNetwork, RUNNING_FILTER, runningSessions } from './features/dashboard/running.ts'
import { addressOf } from './services/address.ts'
import { CONFIG_ADDRESS, callHeaders, flagsRequest, sendEarly } from './services/early.ts'
import { readChoice } from './services/storage.ts'
import type { StoredUser } from './services/storedUser.ts'

const { pathname } = window.location
const isDashboard = ['/', DASHBOARD].includes(pathname)

/** What the gate asks for as soon as it has the configuration, and what the first screens show. */
const askFor = async ({ accessToken, profile }: StoredUser, asked: Promise<Response>) => {
  const response = await asked
  if (!response.ok) return
  const { api, flags }: Config = await response.clone().json()
  if (flags) void sendEarly(...flagsRequest(flags, profile.sub))
  const headers = callHeaders(accessToken)
  void sendEarly(addressOf(api.base, getUserInfo), { headers })
  if (isDashboard || pathname === CHARGERS) void sendEarly(addressOf(api.base, listChargepoints), { headers })
  // The cards of the dashboard are drawn with them.
  if (isDashboard && !isOfNetwork([profile.role].flat()))
    void sendEarly(addressOf(api.base, ...runningSessions(RUNNING_FILTER)), { headers })
}

const language = readChoice('language', LANGUAGES) ?? DEFAULT_LANGUAGE
const stored = storedAtStart()
const config = sendEarly(CONFIG_ADDRESS)
// What does not come is asked for again by the one who needs it.
const early: Promise<unknown>[] = [startTexts[language]()]
if (stored) early.push(askFor(stored, config))
if (stored && pathname === CHARGERS) early.push(chargerListPart.load(), chargerListPart.texts[language]())
for (const one of early) one.catch(() => undefined)
