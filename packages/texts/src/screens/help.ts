import { catalogue, exclaimed, ofStep, spoken } from '../catalogue.ts'

/** Help during a word, and advice after a wrong answer. It must not give the answer (GIDS-2). */

export const listenToPieces = spoken('Luister nog eens goed naar elk stukje.')
export const first = catalogue({
  clap: spoken('Klap mee: één klap voor elke klankgroep.'),
  claps: { one: '1 klap', many: '{count} klappen' },
  colour: spoken('Wat voor letter is het? Welke kleur past daarbij?'),
  colourByEar: spoken('Luister naar elke klank. Welke kleur past daarbij?'),
  longer: spoken('Maak het woord langer. De letter die je dan hoort, schrijf je.'),
  parts: spoken('Luister naar het eind van elke klankgroep. Is de klank daar kort of lang?'),
  open: spoken('Hoor je een lange klank aan het eind van de klankgroep? Dan valt er een letter weg.'),
  closed: spoken('Hoor je een korte klank aan het eind van de klankgroep? Dan komt er een letter bij.'),
  remember: spoken('Dit kun je niet horen. Denk aan het ankerwoord.'),
  picture: spoken('Dit kun je niet horen. Doe je ogen dicht. Zie je het woord nog?'),
  rule: spoken('Denk aan de regel.'),
  ownRule: spoken('Denk aan de regel van deze stap.'),
})
/** Questions about the sound of a letter. They use example words, because a voice cannot say single letters. */
export const heard = catalogue({
  which: 'Hoor je {one} of {other}?',
  shortOrLong: {
    aa: spoken('Hoor je de korte klank van bal, of de lange klank van maan?'),
    ee: spoken('Hoor je de korte klank van pen, of de lange klank van been?'),
    oo: spoken('Hoor je de korte klank van bos, of de lange klank van boom?'),
    uu: spoken('Hoor je de korte klank van bus, of de lange klank van vuur?'),
    ie: spoken('Hoor je de korte klank van vis, of de klank van fiets?'),
  },
  byThroat: 'Hoor je {one} of {other}? Leg je hand op je keel.',
  voiced: {
    fv: spoken('Leg je hand op je keel. Bij voet voel je trillen, bij fiets niet.'),
    sz: spoken('Leg je hand op je keel. Bij zeep voel je trillen, bij soep niet.'),
  },
  shortAtEnd: 'Hoor je een korte {vowel} aan het eind van de klankgroep? Dan komt er een letter bij.',
  longAtEnd: 'Hoor je een lange {vowel} aan het eind van de klankgroep? Dan valt er een letter weg.',
  atEnd: 'Je hoort {sound}. Maak het woord langer. Hoor je dan {one} of {sound}?',
  atEndOfPart: 'Je hoort {sound}. Maak dat stuk langer. Hoor je dan {one} of {sound}?',
  partLonger: spoken('Maak dat stuk langer. De letter die je dan hoort, schrijf je.'),
  glued: spoken('Hoor je een u tussen twee medeklinkers? Die schrijf je niet.'),
  skipped: 'Welke klank hoor je vlak voor {sound}?',
  skippedOne: spoken('Hier hoort nog een klank. Welke hoor je?'),
})
export const here = 'hier'
/** Spoken after the first wrong move. Says what to do with this letter, colour, division or choice. */
export const nearly = catalogue({
  listen: exclaimed('Bijna! Luister nog eens. Welke klank komt nu?'),
  parts: exclaimed('Bijna! Luister nog eens goed naar de klankgroepen.'),
  think: exclaimed('Bijna! Denk na. Hoe schrijf je dit stukje?'),
  look: exclaimed('Bijna! Denk aan het woord. Welke letter komt nu?'),
  colour: exclaimed('Bijna! Wat voor letter is dit?'),
  colourByEar: exclaimed('Bijna! Luister nog eens. Wat voor klank is dit?'),
  cut: exclaimed('Bijna! Waar stop je even? Zeg het woord langzaam.'),
  write: exclaimed('Bijna! Kijk nog eens goed.'),
})
export const notYet = catalogue({
  listen: spoken('Dat is het nog niet. Luister nog eens goed.'),
  look: spoken('Dat is het nog niet. Kijk nog eens goed.'),
  think: spoken('Dat is het nog niet. Denk nog eens goed na.'),
})
export const type = catalogue({
  place: spoken('Hier zit het. Welke letter hoor je op deze plek?'),
  placeUnheard: spoken('Hier zit het. Welke letters horen hier?'),
  letters: spoken('Zo begint het. Typ jij de rest?'),
  word: spoken('Zo is het. Kijk goed en typ het na.'),
  leftShort: spoken('Er hoort nog iets achter.'),
  capital: spoken('Dit woord schrijf je met een hoofdletter.'),
  nothingBehind: spoken('Er hoort niets meer achter.'),
})
export const colour = catalogue({
  place: spoken('Kijk eens naar dit blokje.'),
  letters: spoken('Dit blokje krijgt deze kleur. Doe jij de rest?'),
  word: spoken('Zo is het. Kleur het na.'),
})
export const cut = catalogue({
  place: spoken('Stopt hier een klankgroep? Zeg het woord langzaam.'),
  letters: spoken('Knip achter deze letter.'),
  word: spoken('Zo is het. Knip het na.'),
})
export const choose = catalogue({
  place: spoken('Kijk eens goed naar deze plek.'),
  word: spoken('Dit hoort hier.'),
})
export const write = catalogue({
  listen: spoken('Lees je tekst nog eens. Staat je woord er precies zo in?'),
  place: spoken('Zo schrijf je het, als een los woord.'),
  word: spoken('Kijk, zo kan het. Schrijf maar over.'),
  example: 'Kijk, zo kan het: {sentences}',
})
export const anchor = ofStep('Denk aan {name}.')
export const advice = catalogue({
  tooMuch: spoken('Er staat iets te veel. Zie je wat?'),
  tooLittle: spoken('Je hebt iets overgeslagen. Zie je wat?'),
  begin: spoken('Kijk goed naar het begin van het woord.'),
  middle: spoken('Kijk goed naar het midden van het woord.'),
  end: spoken('Kijk goed naar het eind van het woord.'),
  saySlowly: spoken('Zeg het woord langzaam. Welke klanken hoor je?'),
  closeEyes: spoken('Doe je ogen dicht. Zie je het woord nog?'),
  clap: spoken('Klap bij elk stukje van het woord.'),
  onTable: spoken('Schrijf het woord met je vinger op tafel.'),
  firstAndNext: spoken('Wat hoor je eerst? En wat komt daarna?'),
  fingers: spoken('Houd bij elke klank een vinger omhoog.'),
  point: spoken('Wijs elke letter aan en zeg de klank.'),
  tap: spoken('Tik bij elke klank op tafel.'),
  spellAloud: spoken('Zeg de letters van het woord hardop.'),
  sameLetters: spoken('Welk woord schrijf je net zo?'),
  ownSentence: spoken('Bedenk een zin met dit woord.'),
  everySound: spoken('Luister nog eens goed naar elke klank.'),
})
