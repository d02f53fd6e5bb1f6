import { translationOf } from '../../../../texts/types.ts'
import type { site as en } from '../en/site.ts'

export const site = translationOf<typeof en>()({
  'network.site': 'Emplacement et matériel',
  'network.site.place': 'Emplacement',
  'network.site.inUse': 'Impossible pour le moment',
  'network.site.move': 'Déplacer la borne',
  'network.site.move.busy': 'Déplacement…',
  'network.site.move.failed': 'Impossible de déplacer cette borne',
  'network.site.newLocation': 'Nouveau site',
  'network.site.chooseLocation': 'Choisissez un site',
  'network.site.locationsFailed': 'Impossible d’afficher les sites. Réessayez.',
  'network.site.move.same':
    'Le contrat, l’accès et les paramètres restent avec la borne. Les sessions passées restent à leur ancien site.',
  'network.site.move.other':
    '{to} reçoit un nouveau contrat aux conditions standard. Le contrat, le groupe d’accès et le remboursement de {from} prennent fin aujourd’hui. {from} garde ses sessions passées.',
  'network.site.change.ADDED': 'Borne ajoutée',
  'network.site.change.LOCATION': 'Déplacement vers un autre site',
  'network.site.change.CUSTOMER': 'Passage à un autre client',
  'network.site.change.CONNECTORS': 'Connecteurs modifiés',
  'network.site.change.HARDWARE': 'Matériel remplacé',
  'network.site.change.RETIRED': 'Borne retirée du réseau',
})
