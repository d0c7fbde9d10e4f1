import { catalogue } from '@letterliaan/texts'

/** The administration that a school has already, such as ParnasSys or ESIS (UWLR). */

export const intro =
  'Werkt uw leerlingadministratie met UWLR? Dan haalt Letterliaan daar de kinderen en de groepen op, en stuurt de resultaten van metingen terug.'
export const toPage = 'Koppel de leerlingadministratie'

export const form = catalogue({
  title: 'Koppeling',
  explained:
    'Deze gegevens krijgt u van de leverancier van uw leerlingadministratie. Vraag om een koppeling met UWLR 2.2 voor Letterliaan.',
  rosterUrl: 'Adres voor leerlinggegevens',
  rosterUrlHint: 'Het adres van de webservice, dat met https:// begint.',
  resultsUrl: 'Adres voor leerresultaten',
  resultsUrlHint: 'Leeg laten mag: dan stuurt Letterliaan geen resultaten.',
  clientName: 'Klantnaam',
  clientCode: 'Klantcode',
  key: 'Autorisatiesleutel',
  keyHint: 'Wij bewaren de sleutel versleuteld, en laten hem niet meer zien.',
  keyKept: 'De sleutel is bewaard. Vul alleen iets in als hij verandert.',
  connected: 'De koppeling is bewaard.',
})

export const exchange = catalogue({
  title: 'Uitwisselen',
  noBrin: 'Vul eerst bij Instellingen het BRIN van uw school in.',
  toRoster: 'Haal de kinderen op',
  rosterExplained:
    'U ziet eerst wat er verandert. Wij bewaren alleen de naam, de groep, het leerjaar, het leerlingnummer en het ECK iD.',
  send: 'Verstuur de resultaten',
  sendExplained:
    'Alle metingen van dit schooljaar, van kinderen met een leerlingnummer. Verstuurt u ze nog eens, dan vervangt uw leerlingadministratie wat er staat.',
  concept:
    'Letterliaan is voor UWLR niet gecertificeerd. Kijk na de eerste keer in uw leerlingadministratie of alles klopt.',
  never: 'Er zijn nog geen resultaten verstuurd.',
  sentAt: 'Voor het laatst verstuurd: {moment}.',
  sent: {
    one: 'De metingen van 1 kind zijn verstuurd.',
    many: 'De metingen van {count} kinderen zijn verstuurd.',
  },
})

export const disconnecting = catalogue({
  open: 'Ontkoppelen',
  title: 'De leerlingadministratie ontkoppelen?',
  explained: 'De gegevens van de koppeling worden gewist. De kinderen blijven, en wat is verstuurd ook.',
  done: 'De leerlingadministratie is ontkoppeld.',
})
