import { spoken } from '../catalogue.ts'

export const whichBook = 'Welk boek heb je gelezen?'
export const chooseStars = 'Kies hoeveel sterren je het boek geeft.'
export const addBook = 'Boek toevoegen'
export const intro = spoken('Zet een boek op je plank en geef het sterren.')
export const notInList =
  'Dit boek staat nog niet op de lijst: jij zet het erop. De schrijver mag je leeg laten.'
export const putOnShelf = 'Zet op de plank'
export const onShelf = 'Het boek staat op je plank'
export const chooseOrType = 'Kies een boek van de lijst, of typ een titel'
export const openInWindow = 'Open het boek {title} in een nieuw venster'
export const open = 'Open het boek'
export const grade = 'cijfer'
export const graded = spoken('Jij gaf dit boek een {grade}.')
export const takeOff = spoken('Wil je dit boek van je plank halen?')
export const takeOffNamed = 'Wil je ‘{title}’ van je plank halen?'
export const none = spoken('Er zijn nog geen boeken toegevoegd.')
export const read = 'Boeken die je hebt gelezen'
export const howMuchFun = 'Hoe leuk vond je het boek?'
export const upTo10 = 'Kies 1 tot 10 sterren'
export const gradeNumber = 'Cijfer {grade}'
export const ownTitles = 'Mijn eigen titels'
export const ownTitlesIntro = spoken(
  'Deze boeken heb jij op de lijst gezet. Alleen jij en je begeleider zien ze.',
)
export const takeTitleOff =
  'Wil je ‘{title}’ van de lijst halen? Staat het boek op je plank, dan blijft het daar.'
export const bookName = 'Hoe heet het boek?'
export const change = 'Wijzig'
export const changeTitle = 'Wijzig {title}'
