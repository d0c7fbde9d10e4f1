import { catalogue, spoken } from '../catalogue.ts'

export const profileTexts = catalogue({
  video: 'Introductie',
  noVideo: spoken('Wij werken aan een introductievideo'),
  /** Explains the film to a child that does not know it. */
  noFilm: spoken('Er is nog geen filmpje.'),
  /** There is no film yet, so that the button opens the instructions. */
  toVideo: 'Introductie: zo speel je',
  howToPlay: {
    step: spoken('Op de kaart staat jouw stap. Tik erop.'),
    word: spoken('Luister naar het woord. Schrijf het dan zelf.'),
    help: spoken('Wil je uitleg? Tik op het vraagteken.'),
  },
  firstName: spoken('Voornaam'),
  lastName: spoken('Achternaam'),
  screenName: spoken('Schermnaam'),
  birthday: spoken('Geboortedag'),
  save: 'Opslaan',
  toForm: 'Mijn naam en groep',
  askTeacher: spoken('Klopt je naam of je groep niet? Vraag het je juf of meester.'),
  askTeacherInFlanders: spoken('Klopt je naam of je leerjaar niet? Vraag het je juf of meester.'),
  buddies: {
    toucan: spoken('Toekan'),
    monkey: spoken('Aap'),
    sloth: spoken('Luiaard'),
    frog: spoken('Boomkikker'),
    jaguar: spoken('Jaguar'),
    turtle: spoken('Schildpad'),
  },
  needs: {
    firstName: spoken('Voer je voornaam in'),
    lastName: spoken('Voer je achternaam in'),
    screenName: spoken('Voer je schermnaam in'),
    group: spoken('Voer in in welke groep je zit'),
    schoolYear: spoken('Voer in in welk leerjaar je zit'),
    birthday: spoken('Voer je geboortedag in'),
    pastDay: spoken('Die dag moet nog komen'),
  },
  welcome: {
    cheer: spoken('Fantastisch!', { sober: 'Alles staat klaar.' }),
    walk: spoken('Kom!', { sober: 'De eerste stap.' }),
    toJungle: spoken('Ga naar de jungle', { sober: 'Ga naar de werelden' }),
  },
})
