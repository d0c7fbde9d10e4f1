import { catalogue, spoken } from '../catalogue.ts'

export const treehouseTexts = catalogue({
  toJungle: spoken('Naar de jungle', { sober: 'Naar de werelden' }),
  repetition: spoken('Herhaling'),
  strokeBuddy: 'Aai je maatje',
  wears: 'Draagt: {name}',
  sayings: {
    tickles: spoken('Hihi, dat kietelt!', { sober: 'Dit is je teken.' }),
    ourPlace: spoken('Dit is ons plekje, hoog in de boom.'),
    birds: spoken('Hoor je de vogels ook?'),
    sunset: spoken('Kijk eens hoe mooi de zon ondergaat.'),
    onTheWay: spoken('Zullen we straks weer op pad gaan?'),
  },
  diamonds: 'Jouw diamanten',
  diamondOf: 'Diamant van wereld {world}',
  missing: spoken('Je spullen kunnen nu niet worden opgehaald.'),
  leaves: {
    none: 'geen blaadjes',
    low: 'een klein hoopje blaadjes',
    medium: 'een flinke hoop blaadjes',
    high: 'een grote berg blaadjes',
    noneLies: 'er liggen {pile}',
    toDo: { one: 'er ligt {pile}: 1 stap om te doen', many: 'er ligt {pile}: {count} stappen om te doen' },
    toRepeat: {
      one: 'er ligt {pile}: 1 stap om te herhalen',
      many: 'er ligt {pile}: {count} stappen om te herhalen',
    },
  },
  /** Replaces the texts about leaves in the look 10+, whose camp has crates. */
  crates: {
    none: 'geen kisten',
    low: 'een kist',
    medium: 'een paar kisten',
    high: 'een stapel kisten',
    toDo: { one: '{pile}: 1 stap om te doen', many: '{pile}: {count} stappen om te doen' },
  },
  things: {
    title: 'Mijn spullen',
    none: spoken('Je hebt nog niets gekocht. In de winkel vind je spullen voor je boomhut.', {
      sober: 'Je hebt nog niets gekocht. In de winkel vind je spullen voor je kamp.',
    }),
    intro: spoken('Dit is van jou. Kies wat je wilt neerzetten.'),
    choose: 'Kies iets',
    where: spoken('Waar wil je het neerzetten?'),
    standsHere: '{name} staat hier nu.',
    putAway: 'Opbergen',
  },
  places: {
    shelf: spoken('op de boekenplank'),
    railing: spoken('op het hek'),
    window: spoken('bij het raam'),
    rug: spoken('op het kleed'),
    wall: spoken('bij de muur'),
    buddy: spoken('bij je maatje'),
  },
  placesInCamp: {
    shelf: spoken('op de kist'),
    railing: spoken('bij het vuur'),
    window: spoken('bij de ingang'),
    rug: spoken('op het grondzeil'),
    wall: spoken('bij het doek'),
    buddy: spoken('bij je teken'),
  },
  tour: {
    yours: spoken('Jouw boomhut', { sober: 'Jouw kamp' }),
    intro: spoken('Dit is jouw eigen plek. Tik op de spullen om te zien wat ze doen.', {
      sober: 'Dit is jouw kamp. Tik op de spullen om te zien wat ze doen.',
    }),
    progress: spoken('Op deze kaart zie je hoe ver je bent. Je kunt je woorden nog eens horen.'),
    badges: spoken('Hier hangen de badges die je hebt verdiend.', {
      sober: 'Aan dit bord hangen je badges.',
    }),
    bookshelf: spoken('Hier zet je de boeken neer die je hebt gelezen.', {
      sober: 'In deze kisten zet je de boeken die je hebt gelezen.',
    }),
    logbook: spoken('In dit boek schrijf je wat je wilt onthouden.'),
    week: spoken('Oefen je woorden? Dan komt er fruit in de mand. Samen maak je hem vol.'),
    sweep: spoken('Blaadjes opruimen', { sober: 'Kisten uitpakken' }),
    leaves: spoken('Hier liggen stappen voor je klaar. Doe je ze? Dan wordt de hoop kleiner.', {
      sober: 'In elke kist zit een stap die klaarstaat. Doe je die, dan gaat de kist weg.',
    }),
    noLeaves: spoken('Hier komen blaadjes te liggen als er stappen voor je klaarstaan.', {
      sober: 'Hier staan kisten als er stappen voor je klaarstaan.',
    }),
    shop: spoken('De winkel'),
    buy: spoken('Heb je punten? Hier koop je er spullen voor, voor in je boomhut.', {
      sober: 'Hier koop je met je punten spullen voor je kamp.',
    }),
    telescope: spoken('Met de verrekijker ga je terug naar de vier werelden.'),
    lookAround: spoken('Kijk maar rond!', { sober: 'Rondkijken' }),
  },
})
