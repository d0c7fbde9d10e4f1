import { spoken } from '../catalogue.ts'

export const none = spoken('Er zijn nog geen notities')
export const whatToWrite = spoken('Schrijf op wat je hebt meegemaakt, gelezen of geleerd.')
export const throwAway = spoken('Wil je deze notitie weggooien? Dan is hij echt weg.')
export const discard = spoken('Wil je weggooien wat je hebt geschreven?')
export const unsaved = spoken('Dit had je nog niet bewaard. Ga maar verder!', {
  sober: 'Dit had je nog niet bewaard. Je kunt verder.',
})
export const newNote = 'Nieuwe notitie'
export const changeNote = 'Notitie wijzigen'
export const change = 'Wijzigen'
export const write = 'Wat wil je opschrijven?'
export const saved = 'Je notitie is bewaard'
export const text = 'Tekst'
export const notes = 'Notities'
export const untitled = 'Zonder titel'
export const previousNote = 'Vorige notitie'
export const nextNote = 'Volgende notitie'
export const noteOf = 'Notitie {page} van {pages}'
