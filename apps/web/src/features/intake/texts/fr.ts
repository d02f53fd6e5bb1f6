import { translationOf } from '../../../texts/types.ts'
import type { texts as en } from './en.ts'

export const texts = translationOf<typeof en>()({
  'intake.headline': 'Encore une minute et vous pourrez recharger.',
  'intake.headline.failed': 'Vous y êtes presque.',
  'intake.headline.welcome': 'Tout est prêt. Bonne route.',
  'intake.why':
    'Nous ne vous demandons ces données qu’une fois. Elles servent à vos factures et à vos remboursements.',
  'intake.company': 'Votre entreprise',
  'intake.private': 'Vos coordonnées',
  'intake.kind': 'Pour qui est‑ce ?',
  'intake.kind.private': 'Pour moi',
  'intake.kind.company': 'Pour une entreprise',
  'intake.street': 'Rue',
  'intake.housenumber': 'Numéro',
  'intake.postalcode': 'Code postal',
  'intake.city': 'Localité',
  'intake.country': 'Pays',
  'intake.phone': 'Numéro de téléphone',
  'intake.vatnr': 'Numéro de TVA',
  'intake.companyname': 'Nom de l’entreprise',
  'intake.bankaccount': 'Compte bancaire (IBAN)',
  'intake.vat.hint': 'Par exemple BE 0123.456.749',
  'intake.iban.hint': 'Uniquement si nous devons vous rembourser.',
  'intake.iban.bic': 'Uniquement si nous devons vous rembourser. BIC : {bic}',
  'intake.skipped':
    'Impossible de vérifier ceci pour le moment. Vous pouvez continuer. Nous vérifierons plus tard.',
  'intake.submit': 'Enregistrer et commencer',
  'intake.kept': 'Vos réponses sont conservées dans cet onglet jusqu’à ce que vous ayez terminé.',
  'intake.problem.required': 'Ce champ est obligatoire',
  'intake.problem.maxLength': '100 caractères maximum',
  'intake.problem.invalid': 'Vérifiez ce champ',
  'intake.iban.compact': 'Retirer les espaces et caractères spéciaux',
  'intake.problem.ibanCharacters': 'Saisissez l’IBAN sans espaces ni caractères spéciaux.',
  'intake.problem.ibanInvalid': 'IBAN non valide',
  'intake.problem.vatInvalid': 'Numéro de TVA non valide',
  'intake.welcome': 'Bienvenue, {name}',
  'intake.welcome.text': 'Votre compte est prêt. Le portail s’ouvre dans quelques secondes.',
  'intake.welcome.known':
    'Votre compte est déjà configuré, peut-être dans un autre onglet. Le portail s’ouvre dans quelques secondes.',
  'intake.lookingUp': 'Recherche de votre compte',
  'intake.lookingUp.text': 'Vous semblez déjà en avoir un. Un instant…',
  'intake.failed': 'Impossible d’enregistrer vos données',
  'intake.unanswered':
    'Elles sont peut-être enregistrées. Renvoyez le formulaire : nous vérifions d’abord, rien n’est enregistré deux fois.',
  'intake.exists':
    'Avez-vous déjà rempli ce formulaire dans un autre onglet ou sur un autre appareil ? Réessayez et nous vérifierons si votre compte est prêt.',
  'intake.back': 'Retour au formulaire',
})
