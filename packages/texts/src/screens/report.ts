import { spoken } from '../catalogue.ts'

export const title = 'Fout rapporteren'
export const whatIsWrong = spoken('Wat klopt er niet?')
export const sound = spoken('Het geluid')
export const word = spoken('Het woord')
export const picture = spoken('Het plaatje')
export const soundIsWrong = spoken('Het geluid klopt niet')
export const wordIsWrong = spoken('Het woord klopt niet')
export const pictureIsWrong = spoken('Het plaatje klopt niet')
export const otherIsWrong = spoken('Er is iets anders mis')
export const pressSendHint = spoken('Druk op Verzenden, of typ er iets bij.')
export const send = 'Verzenden'
export const privacy = spoken(
  'We sturen mee: je gebruikersnaam, op welke pagina en bij welk woord je bent, wat je daar hebt getypt, hoe je scherm en je browser heten, en de laatste foutmeldingen. Je begeleider leest het.',
)
export const category = 'Categorie'
export const chooseCategory = 'Selecteer een categorie'
export const description = 'Beschrijving'
export const needsTitle = 'Voer een korte titel in'
export const needsDescription = 'Voer een beschrijving in'
export const ofWord = 'Een woord klopt niet'
export const ofAnchor = 'Een ankerwoord klopt niet'
export const ofExercise = 'Een oefening doet het niet goed'
export const soundOfWord = 'Wat ik hoor, past niet bij het woord.'
export const soundOfPage = 'Wat ik hoor, klopt niet.'
export const textOfWord = 'Wat er staat, klopt niet.'
export const pictureOfWord = 'Het plaatje past niet bij het woord.'
export const pictureOfAnchor = 'Het plaatje past niet bij het ankerwoord.'
export const pictureOfPage = 'Een plaatje op deze bladzijde klopt niet.'
export const otherOfPage = 'Op deze bladzijde gaat iets mis.'
