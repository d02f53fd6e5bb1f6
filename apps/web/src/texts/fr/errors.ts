import type { errors as en } from '../en/errors.ts'
import { translationOf } from '../types.ts'

export const errors = translationOf<typeof en>()({
  'error.': 'Une erreur s’est produite. Réessayez, ou contactez l’assistance si elle persiste.',
  'error.undefined': 'Un problème inattendu est survenu. Réessayez, ou contactez l’assistance s’il persiste.',
  'error.FAILEDTOFIND': 'Introuvable (404). Vérifiez l’adresse ou revenez en arrière.',
  'error.NOTLOGGEDIN': 'Connectez-vous au portail et réessayez.',
  'error.InvalidToken': 'Votre connexion n’est plus valable. Reconnectez-vous.',
  'error.Unauthorized': 'Vous n’avez pas accès à ces données.',
  'error.UNAUTHORIZED': 'Vous n’avez pas accès à ces données.',
  'error.UNKNOWNERROR':
    'Une erreur inconnue s’est produite. Réessayez, et contactez l’assistance si cela se reproduit.',
  'error.UNEXPECTED':
    'Le serveur a donné une réponse inattendue. Réessayez, et contactez l’assistance si cela se reproduit.',
  'error.Error': 'Certaines données ne sont pas valables. Vérifiez votre saisie, ou contactez l’assistance.',
  'error.TOOMANYREQUESTS': 'Trop de tentatives. Attendez une minute et réessayez.',
  'error.WRONGFILTER': 'Ce filtre n’est pas valable. Effacez-le et réessayez.',
  'error.WrongPassword': 'Votre mot de passe actuel est incorrect. Réessayez.',
  'error.SETUP': 'Votre compte n’est pas encore configuré. Complétez d’abord vos données.',
  'error.SETUPERROR':
    'Impossible de configurer votre compte. Vérifiez vos données, ou contactez l’assistance.',
  'error.USEREXISTS': 'Cet utilisateur existe déjà.',
  'error.USERNOTFOUND': 'Utilisateur introuvable. Vérifiez le nom ou l’adresse e-mail.',
  'error.IBANINVALID': 'Cet IBAN n’est pas valable. Revenez en arrière et vérifiez-le.',
  'error.INVADDRESS': 'L’adresse est incomplète. Indiquez la rue, le numéro, le code postal et la localité.',
  'error.RelNameTooLong': 'Le nom est trop long. Limitez-le à 100 caractères.',
  'error.EmailTooLong': 'L’adresse e-mail est trop longue. Limitez-la à 255 caractères.',
  'error.EMAILUNAVAILABLE': 'Cette adresse e-mail est déjà utilisée. Indiquez-en une autre.',
  'error.INVCODE': 'Ce code n’est pas valable ou a expiré. Vérifiez-le, ou demandez-en un nouveau.',
  'error.ALUSEDCARD': 'Cette carte est déjà utilisée. Vérifiez le numéro, ou utilisez une autre carte.',
  'error.ATTACHEDTOUSER': 'Cette carte est déjà attribuée. Retirez-la d’abord à son utilisateur actuel.',
  'error.TOKACTIVERR': 'Impossible d’activer cette carte. Vérifiez le numéro, ou contactez l’assistance.',
  'error.UnknownToken': 'Cette carte est introuvable ou ne vous est pas accessible. Vérifiez le numéro.',
  'error.UNKNOWNREQUEST':
    'Cet élément est introuvable ou ne vous est pas accessible. Cherchez-le dans la liste.',
  'error.UnknownChargePoint': 'Cette borne est introuvable ou ne vous est pas accessible.',
  'error.CHARGEPOINTNOTFOUND': 'Borne introuvable. Vérifiez son ID ou son numéro de série.',
  'error.PLACEMENTNOTFOUND':
    'Le site et le contrat de cette borne sont introuvables. Actualisez la page, ou contactez l’assistance.',
  'error.UnknownChargeLocation': 'Ce site est introuvable ou ne vous est pas accessible.',
  'error.LOCINUSE': 'Il reste des bornes sur ce site. Déplacez-les d’abord, ou fusionnez le site.',
  'error.CPINUSE': 'Une voiture est branchée à cette borne. Arrêtez d’abord la session, puis réessayez.',
  'error.ALARMRULEINUSE':
    'Une autre règle active couvre déjà cet événement pour ces clients. Désactivez-la d’abord.',
  'error.NOACTIVESESSION': 'Cette session est déjà terminée. Actualisez la page.',
  'error.NOCONTACT': 'Il n’y a pas encore de personne de contact. Ajoutez-en une et réessayez.',
  'error.STOPCONFAILED':
    'Impossible d’arrêter la recharge. Réessayez, ou arrêtez-la à la borne avec votre carte.',
  'error.CANTCOMBINE': 'Vous ne pouvez utiliser qu’un seul mode de recharge pour invités. Choisissez-en un.',
  'error.PLACCONFLICT':
    'Quelqu’un d’autre vient de modifier cette borne. Actualisez la page et refaites votre modification.',
  'error.CREPLACONFLICT': 'Une borne sous contrat se trouve déjà ici. Choisissez un autre site.',
  'error.NEWRELATION': 'Nouvelle organisation créée.',
  'error.INVALIDEMTOREL':
    'Impossible de créer une organisation à partir de cette adresse e-mail. Indiquez-en une autre.',
  'error.CONVERTONLYRC': 'Vous ne pouvez convertir que des contacts. Choisissez un contact.',
  'error.RELCONVERTFAILURE': 'Impossible de convertir cette organisation. Rien n’a changé. Réessayez.',
  'error.RCNOTFOUND': 'Contact introuvable. Actualisez la liste et choisissez-le à nouveau.',
  'error.NOPARENTRELATION': 'Cette organisation doit avoir une organisation mère. Choisissez-en une d’abord.',
  'error.NOPORTAL':
    'Cette organisation n’a pas son propre portail. Contactez l’assistance pour en ouvrir un.',
  'error.ROLEASSIGNFAILED': 'Impossible d’attribuer ce rôle. Actualisez la page et réessayez.',
  'error.ROLEREMOVEFAILED': 'Impossible de retirer ce rôle. Actualisez la page et réessayez.',
  'error.RELNOTFOUND': 'Cette organisation est introuvable ou ne vous est pas accessible.',
  'error.RELORRCNOTFOUND': 'L’organisation ou son contact est introuvable. Choisissez-les à nouveau.',
  'error.RELCREUPFAIL': 'Impossible d’enregistrer cette organisation. Vérifiez ses données et réessayez.',
  'error.RCCREUPFAIL': 'Impossible d’enregistrer ce contact. Vérifiez ses données et réessayez.',
  'error.TOKGRNOTFOUND': 'Groupe d’accès introuvable. Actualisez la liste et choisissez-le à nouveau.',
  'error.TOKGRINUSE': 'Ce groupe d’accès est utilisé. Choisissez d’abord un autre groupe à ses bornes.',
  'error.TOKGRUPFAIL': 'Impossible d’enregistrer ce groupe d’accès. Vérifiez-le et réessayez.',
  'error.WHTLCREFAIL': 'Impossible de créer cette liste d’accès. Vérifiez ses cartes et réessayez.',
  'error.SUBNOTFOUND': 'Abonnement introuvable. Actualisez la liste et choisissez-le à nouveau.',
  'error.SUBTYPENOTFOUND': 'Type d’abonnement introuvable. Choisissez-en un dans la liste.',
  'error.INVALIDVAL': 'Choisissez un type d’abonnement pour activer le remboursement.',
  'error.REIMBREQRC': 'Choisissez un utilisateur pour le remboursement.',
  'error.REIMBURSERNA': 'Ce payeur n’est pas disponible pour le remboursement. Choisissez-en un autre.',
  'error.SEARCHQUERYINVALID': 'Saisissez d’abord un terme de recherche.',
  'error.SUPERROR':
    'Un service dont nous dépendons est en panne. Réessayez dans quelques minutes, ou contactez l’assistance.',
  'error.NOCPO': 'Cette organisation n’est pas un opérateur de bornes (CPO). Choisissez-en un.',
})
