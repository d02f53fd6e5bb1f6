import { translationOf } from '../../../texts/types.ts'
import type { texts as en } from './en.ts'

export const texts = translationOf<typeof en>()({
  'bestPlan.title': 'Formule la plus avantageuse',
  'bestPlan.subscriptions': 'Abonnements',
  'bestPlan.missing': 'Abonnement introuvable',
  'bestPlan.back': 'Retour aux abonnements',
  'bestPlan.oneFailed': 'Impossible d’afficher cet abonnement',
  'bestPlan.offersFailed': 'Impossible d’afficher les types d’abonnement',
  'bestPlan.intro':
    'Nous calculons le prix des sessions des douze derniers mois avec chaque type d’abonnement. Vous voyez ainsi lequel coûte le moins. Rien n’est modifié.',
  'bestPlan.compare': 'Comparer',
  'bestPlan.reading': '{cards} cartes sur {of} lues, {sessions} relevés jusqu’ici',
  'bestPlan.progress': 'Lecture des sessions',
  'bestPlan.pageFailed': 'Impossible d’afficher toutes les sessions',
  'bestPlan.nothing': 'Aucune session ces douze derniers mois : il n’y a encore rien à comparer.',
  'bestPlan.saves': '{type} vous aurait fait économiser {amount} en douze mois',
  'bestPlan.isBest': 'Votre type actuel coûte le moins',
  'bestPlan.toSubscription': 'Changer de type dans l’abonnement',
  'bestPlan.basis': 'Sur la base de {sessions} sessions et {energy}.',
  'bestPlan.types': 'Douze mois avec chaque type',
  'bestPlan.current': '(actuel)',
  'bestPlan.cheapest': 'Le moins cher',
  'bestPlan.fees': 'dont {amount} de redevances mensuelles',
  'bestPlan.less': '{amount} de moins',
  'bestPlan.more': '{amount} de plus',
  'bestPlan.chart': 'Mois par mois',
  'bestPlan.chart.of': 'Prix de chaque mois avec {type}',
  'bestPlan.show': 'Type d’abonnement',
  'bestPlan.month': 'Mois',
  'bestPlan.price': 'Prix TVAC',
  'bestPlan.sessions': 'Sessions',
  'bestPlan.detail': '{month} · {sessions} {{session|sessions}}',
  'bestPlan.months': 'Chaque mois avec chaque type, TVAC',
  'bestPlan.assumptions': 'Sur quoi cela repose',
  'bestPlan.assume.same': 'Vous auriez rechargé de la même façon : où, quand et combien.',
  'bestPlan.assume.tariff':
    'Une session a le tarif de sa borne si le type le comprend. Sinon, elle a le tarif en rue.',
  'bestPlan.assume.roaming': 'Les sessions chez d’autres fournisseurs coûtent le même prix avec chaque type.',
  'bestPlan.assume.fee':
    'Les tarifs d’aujourd’hui et une redevance mensuelle par abonnement comptent pour chaque mois.',
  'bestPlan.assume.unpriced':
    '{count} {{session compte|sessions comptent}} au prix payé, car nous ne connaissons pas le tarif.',
})
