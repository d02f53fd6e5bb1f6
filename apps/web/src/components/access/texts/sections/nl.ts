import { translationOf } from '../../../../texts/types.ts'
import { accessTexts } from '../nl.ts'
import type { accessSectionTexts as en } from './en.ts'

export const accessSectionTexts = translationOf<typeof en>()({
  ...accessTexts,
  'chargerAccess.readOnly': 'U kunt de toegang niet wijzigen',
  'chargerAccess.ended': 'Het contract van deze laadpaal liep af op {date}.',
  'chargerAccess.failed': 'We kunnen de toegangsinstellingen niet tonen',
  'chargerAccess.plug': 'Plug & Charge',
  'chargerAccess.plug.on': 'Plug & Charge',
  'chargerAccess.plug.on.hint': 'De auto wordt herkend zodra hij is aangesloten.',
  'chargerAccess.guest': 'Gastladen',
  'chargerAccess.guest.off': 'Geen gasten',
  'chargerAccess.guest.off.help': 'Alleen bestuurders met toegang kunnen laden.',
  'chargerAccess.map': 'Op de kaart getoond als',
  'chargerAccess.map.none': 'Niet getoond',
  'chargerAccess.cards.title': 'Laadkaarten',
  'chargerAccess.cards.noGroup': 'Geen toegangsgroep bepaalt welke laadkaarten hier mogen laden.',
  'chargerAccess.cards.count': '{count} van de {all} laadkaarten in deze groep mogen laden.',
  'chargerAccess.cards': '{count} {{laadkaart|laadkaarten}}',
  'chargerAccess.reimbursement': 'Terugbetaling',
  'chargerAccess.on': 'Aan',
  'chargerAccess.off': 'Uit',
  'chargerAccess.perKwh': '{price} per kWh',
  'chargerAccess.editOf': 'Bewerken: {section}',
  'chargerAccess.was': 'was: {value}',
  'chargerAccess.save': '{count} {{wijziging|wijzigingen}} opslaan',
  'chargerAccess.saved': 'Opgeslagen.',
  'chargerAccess.notSaved': 'Er is niets opgeslagen',
  'chargerAccess.unknown': 'We weten niet of dit is opgeslagen',
  'chargerAccess.unknown.text':
    'Probeer opnieuw om het te weten: een wijziging wordt nooit twee keer opgeslagen.',
})
