import { catalogue, spoken } from '../catalogue.ts'

export const close = 'Sluiten'
export const previous = 'Vorige'
export const next = 'Volgende'
export const readAloud = 'Lees voor'
export const turnCard = 'Draai de kaart om'
export const loading = 'Aan het laden'
export const choose = 'Kies …'
export const day = 'Dag'
export const month = 'Maand'
export const year = 'Jaar'
export const pointsMore = '{plus} punten erbij. Je hebt {total} punten.'
export const pointsNow = 'Je hebt {total} punten.'
export const specialLetters = 'Bijzondere letters'
export const specialLetter = catalogue({
  uTrema: 'u met trema',
  aTrema: 'a met trema',
  iTrema: 'i met trema',
  eTrema: 'e met trema',
  eAcute: 'e met streepje naar rechts',
  oTrema: 'o met trema',
  eCircumflex: 'e met dakje',
  eGrave: 'e met streepje naar links',
  aGrave: 'a met streepje naar links',
  cCedilla: 'c met cedille',
  apostrophe: 'hoge komma',
  hyphen: 'streepje',
  space: 'spatie',
})
export const stars = catalogue({ one: '1 ster', many: '{count} sterren' })
export const starsOf = '{count} van de {of} sterren'
export const showPassword = 'Wachtwoord tonen'
export const hidePassword = 'Wachtwoord verbergen'
export const noSuchDay = spoken('Die dag bestaat niet')
