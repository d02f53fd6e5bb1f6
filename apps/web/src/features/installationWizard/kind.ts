import {
  INSTALLATION_STEPS,
  type InstallationAnswers,
  type InstallationStep,
  installationStart,
  installationWizard,
  selectUserInfo,
} from '@portal/machines'
import { COUNTRY_CODES, getRelation } from '@portal/schemas'
import type { StepProps as WizardStepProps } from '../../components/wizard/look.ts'
import { installationPath, paths } from '../../data/paths.ts'
import type { WizardKind } from '../../data/wizard.ts'
import { provideInstallation } from './wiring.ts'

export type StepProps = WizardStepProps<InstallationStep, InstallationAnswers>

/** Value of `?start=` that starts a new installation. */
const START = 'INSTALLATION'

export const installationKind: WizardKind<InstallationStep, InstallationAnswers> = {
  name: 'installation',
  select: installationWizard,
  pathOf: installationPath,
  stepOf: (path) => INSTALLATION_STEPS.find((step) => installationPath(step) === path),
  home: paths.chargers(),
  provide: provideInstallation,
  begin: ({ portal }, kind) => {
    const userInfo = selectUserInfo(portal.getSnapshot())
    if (kind !== START || !userInfo) return undefined
    const { Relation, RelationContact } = userInfo
    const isCompany = Relation.IsCompany > 0
    const own = isCompany && { relationId: Relation.Id, relationContactId: RelationContact.Id }
    return { ...installationStart({ isCompany, ownRelationId: Relation.Id }), ...own }
  },
  learn: async ({ bco }, { ownRelationId: id = '' }, signal) => {
    const { data } = await bco().call(getRelation, { params: { id } }, { signal })
    const { Country } = data
    return Country !== undefined && COUNTRY_CODES.includes(Country) ? { ownCountry: Country } : {}
  },
}
