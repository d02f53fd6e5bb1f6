import type { errors as en } from '../en/errors.ts'
import { translationOf } from '../types.ts'

export const errors = translationOf<typeof en>()({
  'error.':
    "Une erreur s'est produite et le serveur n'a pas dit laquelle. Réessayez, ou contactez l'assistance.",
  'error.undefined':
    "Une erreur sans nom s'est produite. Réessayez, ou contactez l'assistance si elle persiste.",
  'error.FAILEDTOFIND': '404 Introuvable',
  'error.NOTLOGGEDIN': "Vous n'êtes pas connecté. Connectez-vous et réessayez.",
  'error.InvalidToken': "L'utilisateur n'est pas connecté.",
  'error.Unauthorized': "Vous n'avez pas accès à cette ressource.",
  'error.UNAUTHORIZED': "Vous n'avez pas accès à cette ressource.",
  'error.UNKNOWNERROR':
    "Une erreur inconnue s'est produite. Réessayez, et contactez l'assistance si cela se reproduit.",
  'error.UNEXPECTED':
    "Le serveur a donné une réponse inattendue. Réessayez, et contactez l'assistance si cela se reproduit.",
  'error.Error': "Le serveur n'a pas pu traiter l'envoi. Vérifiez-le, ou contactez l'assistance.",
  'error.TOOMANYREQUESTS': 'Trop de demandes en peu de temps. Attendez une minute et réessayez.',
  'error.WRONGFILTER': 'Ce filtre est incompréhensible. Effacez-le et réessayez.',
  'error.WrongPassword': "Le mot de passe actuel n'est pas correct. Saisissez-le à nouveau.",
  'error.SETUP': "Le compte n'a pas encore été configuré.",
  'error.SETUPERROR':
    "Votre compte n'a pas pu être configuré. Vérifiez vos données, ou contactez l'assistance.",
  'error.USEREXISTS': "L'utilisateur existe déjà",
  'error.USERNOTFOUND': "Aucun utilisateur n'a ces données. Vérifiez le nom ou l'adresse e-mail.",
  'error.IBANINVALID': "Le compte bancaire n'est pas valide. Revenez et vérifiez l'IBAN.",
  'error.INVADDRESS': "L'adresse doit être complète !",
  'error.RelNameTooLong': 'Le nom est trop long : 100 caractères au plus. Raccourcissez-le et enregistrez.',
  'error.EmailTooLong':
    "L'adresse e-mail est trop longue : 255 caractères au plus. Prenez-en une plus courte.",
  'error.EMAILUNAVAILABLE': 'Cette adresse e-mail est déjà utilisée. Choisissez-en une autre.',
  'error.INVCODE': "Ce code n'est pas ou plus valable. Vérifiez-le, ou demandez-en un nouveau.",
  'error.ALUSEDCARD': 'Cette carte est déjà utilisée. Vérifiez son numéro, ou choisissez-en une autre.',
  'error.ATTACHEDTOUSER': "Cette carte appartient déjà à un utilisateur. Retirez-la d'abord de celui-ci.",
  'error.TOKACTIVERR': "La carte n'a pas pu être activée. Vérifiez son numéro, ou contactez l'assistance.",
  'error.UnknownToken': "Cette carte n'existe pas, ou vous n'y avez pas accès. Vérifiez son numéro.",
  'error.UNKNOWNREQUEST':
    "Cette demande n'existe pas, ou vous n'y avez pas accès. Cherchez-la dans vos demandes.",
  'error.UnknownChargePoint': "Cette borne n'existe pas, ou vous n'y avez pas accès.",
  'error.CHARGEPOINTNOTFOUND':
    "La borne n'a pas été trouvée. Vérifiez son identifiant ou son numéro de série.",
  'error.PLACEMENTNOTFOUND':
    "L'emplacement et le contrat de cette borne sont introuvables. Actualisez la page, ou contactez l'assistance.",
  'error.UnknownChargeLocation': "Ce lieu n'existe pas, ou vous n'y avez pas accès.",
  'error.NOACTIVESESSION': "Plus rien ne charge ici : il n'y a rien à arrêter. Actualisez la page.",
  'error.NOCONTACT': "Aucune personne de contact n'est indiquée. Ajoutez-en une et réessayez.",
  'error.STOPCONFAILED':
    "La charge n'a pas pu être arrêtée. Réessayez, ou arrêtez-la à la borne avec votre carte.",
  'error.CANTCOMBINE': "Plusieurs modes de recharge pour invités s'excluent. Choisissez-en un seul.",
  'error.PLACCONFLICT':
    "Quelqu'un a modifié cette borne entre-temps. Actualisez la page et refaites votre modification.",
  'error.CREPLACONFLICT': 'Une borne sous contrat se trouve déjà à cet endroit. Choisissez-en un autre.',
  'error.NEWRELATION': 'Une nouvelle organisation a été créée.',
  'error.INVALIDEMTOREL':
    'Cette adresse e-mail ne peut pas devenir une organisation. Prenez une autre adresse.',
  'error.CONVERTONLYRC': 'Seul un contact peut être converti. Choisissez un contact.',
  'error.RELCONVERTFAILURE': "L'organisation n'a pas pu être convertie ; rien n'a changé. Réessayez.",
  'error.RCNOTFOUND': 'Ce contact est introuvable. Actualisez la liste et choisissez-le à nouveau.',
  'error.NOPARENTRELATION':
    "Cette organisation n'en a pas au-dessus d'elle, et il en faut une. Choisissez d'abord un parent.",
  'error.NOPORTAL': "Cette organisation n'a pas de portail. Contactez l'assistance pour en ouvrir un.",
  'error.ROLEASSIGNFAILED': "Le rôle n'a pas pu être attribué. Actualisez la page et réessayez.",
  'error.ROLEREMOVEFAILED': "Le rôle n'a pas pu être retiré. Actualisez la page et réessayez.",
  'error.RELNOTFOUND': "Cette organisation n'existe pas, ou vous n'y avez pas accès.",
  'error.RELORRCNOTFOUND': "L'organisation ou son contact est introuvable. Choisissez-les à nouveau.",
  'error.RELCREUPFAIL': "L'organisation n'a pas pu être enregistrée. Vérifiez ses données et réessayez.",
  'error.RCCREUPFAIL': "Le contact n'a pas pu être enregistré. Vérifiez les données et réessayez.",
  'error.TOKGRNOTFOUND':
    'Ce groupe de cartes est introuvable. Actualisez la liste et choisissez-le à nouveau.',
  'error.TOKGRINUSE': "Ce groupe de cartes est utilisé. Déplacez d'abord ses cartes vers un autre groupe.",
  'error.TOKGRUPFAIL': "Le groupe de cartes n'a pas pu être enregistré. Vérifiez-le et réessayez.",
  'error.WHTLCREFAIL': "La liste blanche n'a pas pu être créée. Vérifiez ses cartes et réessayez.",
  'error.SUBNOTFOUND': 'Cet abonnement est introuvable. Actualisez la liste et choisissez-le à nouveau.',
  'error.SUBTYPENOTFOUND': "Ce type d'abonnement n'existe pas. Choisissez-en un dans la liste.",
  'error.INVALIDVAL': "Choisissez un type d'abonnement pour activer le remboursement.",
  'error.REIMBREQRC': 'Choisissez un utilisateur pour le remboursement.',
  'error.REIMBURSERNA': "Celui qui doit rembourser n'est pas disponible. Choisissez quelqu'un d'autre.",
  'error.SEARCHQUERYINVALID': 'Le champ de recherche ne peut pas être vide.',
  'error.SUPERROR':
    "Un service de support est en panne. Réessayez dans quelques minutes, ou contactez l'assistance.",
  'error.NOCPO': "Cette organisation n'exploite aucune borne. Choisissez un exploitant de bornes.",
})
