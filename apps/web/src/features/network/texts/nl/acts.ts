import { translationOf } from '../../../../texts/types.ts'
import type { acts as en } from '../en/acts.ts'

export const acts = translationOf<typeof en>()({
  'network.charger.failed': 'We konden de connectoren niet laden',
  'network.charger.enable': 'Inschakelen',
  'network.charger.disable': 'Uitschakelen',
  'record.refused.OFFLINE': 'Het laadpunt is offline.',
  'record.refused.OCCUPIED': 'De connector is bezet.',
  'record.refused.RESERVED': 'De connector is gereserveerd.',
  'record.refused.UNAVAILABLE': 'Het laadpunt is niet beschikbaar.',
  'record.refused.FAULTED': 'Het laadpunt heeft een storing.',
  'record.refused.CARD_NOT_ALLOWED': 'De kaart is hier niet toegestaan.',
  'record.refused.REJECTED': 'Het laadpunt heeft dit geweigerd.',
  'network.charger.connectors': 'Connectoren',
  'network.charger.connector': 'Connector {number}',
  'network.charger.session': 'huidige laadsessie',
  'network.charger.silent': 'Offline: laatste heartbeat {age} ({at})',
  'network.charger.lastError': 'Laatste fout: {error} ({code})',
  'network.advice.GroundFailure':
    'Laat hier niemand meer laden. Stuur een technicus om de aarding te controleren.',
  'network.advice.ConnectorLockFailure':
    'Ontgrendel de connector, vraag de bestuurder opnieuw in te pluggen en herstart de laadpaal.',
  'network.advice.HighTemperature':
    'Controleer de ventilatie en de belasting. De laadpaal verlaagt zijn vermogen tot hij is afgekoeld.',
  'network.advice.OverCurrentFailure':
    'Controleer de zekering en de instellingen van de loadbalancing voor u de laadpaal herstart.',
  'network.advice.EVCommunicationError':
    'Vraag de bestuurder opnieuw in te pluggen. Laden andere auto’s goed, dan ligt het aan de auto.',
  'network.advice.PowerMeterFailure':
    'Herstart de laadpaal. Reageert de meter nog niet, stuur dan een technicus: laadsessies kunnen niet worden gefactureerd.',
  'network.advice.WeakSignal':
    'Controleer de antenne en het bereik van de simkaart. Opdrachten kunnen laat aankomen.',
  'network.advice.other':
    'Herstart de laadpaal. Komt het probleem terug, lees dan de berichten en neem contact op met de leverancier.',
  'network.advice.silentShort':
    'Wacht enkele minuten: de meeste laadpalen maken binnen het uur weer verbinding. Kijk dan of er op deze locatie nog offline zijn.',
  'network.advice.silentHours':
    'Bel de locatie en vraag of er stroom is. Controleer de simkaart bij de mobiele operator.',
  'network.advice.silentDays':
    'Stuur een technicus: stroom, netwerk en simkaart moeten ter plaatse worden gecontroleerd.',
  'network.alarm.advice': 'Wat te doen',
  'network.alarm.assign': 'Wie dit opvolgt',
  'network.alarm.colleague': 'Collega',
  'network.alarm.me': '{name} (u)',
  'network.alarm.assignDo': 'Toewijzen',
  'network.alarm.snooze': 'Uitstellen',
  'network.alarm.until': 'Tot',
  'network.alarm.until.hour': 'Over een uur',
  'network.alarm.until.hours4': 'Over 4 uur',
  'network.alarm.until.tomorrow': 'Morgen om 8 uur',
  'network.alarm.until.week': 'Over een week om 8 uur',
  'network.alarm.snoozeDo': 'Alarm uitstellen',
  'network.alarm.snoozed': 'Uitgesteld tot {at}',
  'network.alarm.wake': 'Uitstel beëindigen',
  'network.alarms.views': 'Weergaven',
  'network.alarms.view.open': 'Open',
  'network.alarms.view.critical': 'Open en kritiek',
  'network.alarms.view.mine': 'Aan mij toegewezen',
  'network.alarms.view.all': 'Alle',
  'network.alarms.new': '{count} {{nieuw alarm|nieuwe alarmen}}',
  'network.alarms.newMany': '{count} nieuwe alarmen of meer',
  'network.alarms.show': 'Tonen',
  'network.count.alarms': 'niet bevestigd',
  'network.count.critical': 'niet bevestigd, waarvan {count} kritiek',
  'network.count.offline': 'offline',
  'network.count.requests': 'nieuw',
  'record.walk': 'Records in de lijst',
  'record.walk.previous': 'Vorig record',
  'record.walk.next': 'Volgend record',
  'record.walk.place': '{place} van {total}',
  'record.copy': 'Kopiëren',
  'record.copied': 'Gekopieerd',
  'record.SnoozedUntil': 'Uitgesteld tot',
  'record.CurrentError.GroundFailure': 'Aardfout',
  'record.CurrentError.ConnectorLockFailure': 'De stekker vergrendelt niet',
  'record.CurrentError.OverCurrentFailure': 'Stroom te hoog',
  'record.CurrentError.HighTemperature': 'Oververhitting',
  'record.CurrentError.EVCommunicationError': 'Geen communicatie met de auto',
  'record.CurrentError.PowerMeterFailure': 'De meter reageert niet',
})
