import { catalogue } from '@letterliaan/texts'

export const texts = catalogue({
  title: 'Overschrijfbladen',
  explained:
    'Deze woorden schreef {screen_name} fout in een dictee van de laatste vier weken. Kies welke op het blad komen.',
  nothingMissed: '{screen_name} heeft nu geen gemiste woorden uit dictees van de laatste vier weken.',
  make: 'Maak een overschrijfblad',
  makeAll: 'Maak overschrijfbladen',
  toCode: 'Vul overschrijfbladen in',
  sheet: {
    notMarked: 'Blad {code} van {day}: nog niet ingevuld ({words})',
    marked: 'Overgeschreven op papier: {right} van {all} goed (blad {code}, {day})',
    fillIn: 'Vul in',
    change: 'Pas aan',
    fillInOf: '{press}: blad met code {code}',
    printOf: 'Open en print: blad met code {code}',
  },
  told: {
    madeAll: 'De overschrijfbladen staan in één bestand bij uw downloads.',
    nothingMissed: 'Deze kinderen hebben geen gemiste woorden meer.',
    made: 'Het overschrijfblad is klaar. Open en print het.',
    printed: 'Het overschrijfblad is gemaakt.',
    marked: 'Bewaard hoe het overschrijven ging.',
  },
  page: {
    intro: 'Vul in hoe het overschrijven op papier ging. Het telt niet mee voor wat een kind kan.',
    code: 'Code op het blad',
    find: 'Zoek het blad',
    codeHint: 'De zes tekens onder aan het blad.',
    needsCode: 'Vul de code in die onder aan het blad staat.',
    notFound: 'Dit blad is niet gevonden. Kijk de code op het blad na.',
    sheetOf: 'Overschrijfblad van {screen_name}',
    chooseAll: 'Kies bij elk woord ‘Goed’ of ‘Fout’. Daarna kunt u bewaren.',
  },
})
