import { texts as banner } from '../../features/banner/texts/fr.ts'
import { texts as commands } from '../../features/commands/texts/fr.ts'
import { texts as consent } from '../../features/consent/texts/fr.ts'
import { texts as dashboard } from '../../features/dashboard/texts/fr.ts'
import { texts as impersonation } from '../../features/impersonation/texts/fr.ts'
import { texts as intake } from '../../features/intake/texts/fr.ts'
import { texts as notificationCentre } from '../../features/notificationCentre/texts/fr.ts'
import { texts as notifications } from '../../features/notifications/texts/fr.ts'
import { texts as palette } from '../../features/palette/texts/fr.ts'
import { texts as relationFilter } from '../../features/relationFilter/texts/fr.ts'
import { texts as signingOut } from '../../features/signingOut/texts/fr.ts'
import { texts as updatePrompt } from '../../features/updatePrompt/texts/fr.ts'
import { texts as shared } from '../../texts/fr.ts'

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
