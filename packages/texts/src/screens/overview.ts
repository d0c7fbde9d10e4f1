import { catalogue, spoken } from '../catalogue.ts'

export const overviewTexts = catalogue({
  worlds: {
    1: 'De bosrand',
    2: 'De boomtoppen',
    3: 'De verloren tempel',
    4: 'De kristalberg',
  },
  hasDiamond: 'Diamant behaald',
  goOn: spoken('We gaan verder waar je was!', { sober: 'Verder waar je was.' }),
  begin: spoken('Kom, we gaan spelen!', { sober: 'Klaar om te beginnen.' }),
  play: spoken('Speel!', { sober: 'Start' }),
  legend: {
    title: spoken('Uitleg stappen'),
    intro: spoken('Hier zie je wat de plaatjes op de kaart betekenen.'),
    open: spoken('Open: hier kun je beginnen.'),
    current: spoken('Hier ben je nu.'),
    exploring: spoken('Je bent aan het verkennen.'),
    practising: spoken('Je bent aan het oefenen.'),
    dictation: spoken('Het dictee is nog niet gehaald.'),
    toets: spoken('Hier is een toets.'),
    passed: spoken('Gehaald, met zoveel sterren.'),
    waived: spoken('Deze stap hoef je niet te doen.'),
    locked: spoken('Nog op slot.'),
  },
  tour: {
    tapPlay: spoken('Tik op Speel!', { sober: 'Tik op Start.' }),
    welcome: spoken('Welkom in de jungle!', { sober: 'Welkom.' }),
    opening: spoken('Tik op Speel! Dan beginnen we. Met het vraagteken leg ik alles uit.', {
      sober: 'Tik op Start om te beginnen. De uitleg staat bij het vraagteken.',
    }),
    intro: spoken('Ik laat je zien wat je hier kunt doen.', { sober: 'Dit kun je hier doen.' }),
    worlds: spoken('Vier werelden'),
    tapWorld: spoken('Tik op een wereld. Dan ga je naar binnen.'),
    lockedWorld: spoken('Deze wereld gaat open als je de wereld ervoor hebt gehaald.'),
    diamond: spoken('Diamant'),
    diamondEarned: spoken('Je kreeg een diamant, want je hebt deze wereld gehaald.'),
    treehouse: spoken('In de boomhut zie je wat je al kunt. Je schrijft er ook in je logboek.', {
      sober: 'In het kamp zie je wat je al kunt. Daar ligt ook je logboek.',
    }),
    soundChart: spoken('Weet je niet hoe een klank klinkt? Kijk op de klankenkaart.'),
    help: spoken('Wil je dit nog eens zien? Tik dan op het vraagteken.'),
  },
})
