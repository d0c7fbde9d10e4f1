import { catalogue, spoken } from '../catalogue.ts'

export const video = 'Introductie'
export const noVideo = spoken('Wij werken aan een introductievideo')
/** Explains the film to a child that does not know it. */
export const noFilm = spoken('Er is nog geen filmpje.')
/** There is no film yet, so that the button opens the instructions. */
export const toVideo = 'Introductie: zo speel je'
export const howToPlay = catalogue({
  step: spoken('Op de kaart staat jouw stap. Tik erop.'),
  word: spoken('Luister naar het woord. Schrijf het dan zelf.'),
  help: spoken('Wil je uitleg? Tik op het vraagteken.'),
})
export const firstName = spoken('Voornaam')
export const lastName = spoken('Achternaam')
export const screenName = spoken('Schermnaam')
export const birthday = spoken('Geboortedag')
export const save = 'Opslaan'
export const toForm = 'Mijn naam en groep'
export const askTeacher = spoken('Klopt je naam of je groep niet? Vraag het je juf of meester.')
export const askTeacherInFlanders = spoken('Klopt je naam of je leerjaar niet? Vraag het je juf of meester.')
export const buddies = catalogue({
  toucan: spoken('Toekan'),
  monkey: spoken('Aap'),
  sloth: spoken('Luiaard'),
  frog: spoken('Boomkikker'),
  jaguar: spoken('Jaguar'),
  turtle: spoken('Schildpad'),
})
export const needs = catalogue({
  firstName: spoken('Voer je voornaam in'),
  lastName: spoken('Voer je achternaam in'),
  screenName: spoken('Voer je schermnaam in'),
  group: spoken('Voer in in welke groep je zit'),
  schoolYear: spoken('Voer in in welk leerjaar je zit'),
  birthday: spoken('Voer je geboortedag in'),
  pastDay: spoken('Die dag moet nog komen'),
})
export const welcome = catalogue({
  cheer: spoken('Fantastisch!', { sober: 'Alles staat klaar.' }),
  walk: spoken('Kom!', { sober: 'De eerste stap.' }),
  toJungle: spoken('Ga naar de jungle', { sober: 'Ga naar de werelden' }),
})
