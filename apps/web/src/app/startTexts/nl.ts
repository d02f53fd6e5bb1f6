import { texts as banner } from '../../features/banner/texts/nl.ts'
import { texts as commands } from '../../features/commands/texts/nl.ts'
import { texts as consent } from '../../features/consent/texts/nl.ts'
import { texts as dashboard } from '../../features/dashboard/texts/nl.ts'
import { texts as impersonation } from '../../features/impersonation/texts/nl.ts'
import { texts as intake } from '../../features/intake/texts/nl.ts'
import { texts as notificationCentre } from '../../features/notificationCentre/texts/nl.ts'
import { texts as notifications } from '../../features/notifications/texts/nl.ts'
import { texts as palette } from '../../features/palette/texts/nl.ts'
import { texts as relationFilter } from '../../features/relationFilter/texts/nl.ts'
import { texts as signingOut } from '../../features/signingOut/texts/nl.ts'
import { texts as updatePrompt } from '../../features/updatePrompt/texts/nl.ts'
import { texts as shared } from '../../texts/nl.ts'

export const texts = {
  ...shared,
  ...updatePrompt,
  ...banner,
  ...commands,
  ...consent,
  ...dashboard,
  ...impersonation,
  ...intake,
  ...notificationCentre,
  ...notifications,
  ...palette,
  ...relationFilter,
  ...signingOut,
} as const
