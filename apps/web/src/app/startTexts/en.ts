import { texts as banner } from '../../features/banner/texts/en.ts'
import { texts as commands } from '../../features/commands/texts/en.ts'
import { texts as consent } from '../../features/consent/texts/en.ts'
import { texts as dashboard } from '../../features/dashboard/texts/en.ts'
import { texts as impersonation } from '../../features/impersonation/texts/en.ts'
import { texts as intake } from '../../features/intake/texts/en.ts'
import { texts as notificationCentre } from '../../features/notificationCentre/texts/en.ts'
import { texts as notifications } from '../../features/notifications/texts/en.ts'
import { texts as palette } from '../../features/palette/texts/en.ts'
import { texts as relationFilter } from '../../features/relationFilter/texts/en.ts'
import { texts as signingOut } from '../../features/signingOut/texts/en.ts'
import { texts as updatePrompt } from '../../features/updatePrompt/texts/en.ts'
import { texts as shared } from '../../texts/en.ts'

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
