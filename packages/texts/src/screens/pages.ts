import { spoken } from '../catalogue.ts'

/** Titles of pages: in the browser's tab, above the page and in links. */

export const noStep = 'Deze stap is er niet. Kies een stap op de kaart.'
export const login = 'Inloggen'
export const logout = 'Uitloggen'
export const scanCard = 'Scan je kaart'
export const typeCode = 'Typ je code'
export const schoolLogin = 'Inloggen met de school'
export const pairDevice = 'Koppel dit apparaat'
export const whoAreYou = 'Wie ben jij?'
export const forgotPassword = 'Wachtwoord vergeten?'
export const newPassword = 'Nieuw wachtwoord'
export const worlds = 'Kies je wereld'
export const lessonPage = 'Lespagina'
export const exercise = 'Oefening'
export const together = 'Samen spelen'
export const toets = 'Toets'
export const treehouse = spoken('Boomhut', { sober: 'Kamp' })
export const profile = 'Jouw profiel'
export const welcome = 'Welkom'
export const logbook = spoken('Logboek')
export const bookshelf = spoken('Boekenplank')
export const cave = 'Eindgrot'
export const world4 = 'Wereld 4'
export const shop = 'Badgewinkel'
export const ownWords = spoken('Mijn woorden')
export const badges = spoken('Mijn Badges')
export const soundChart = spoken('Klankenkaart')
export const order = 'Bestellen'
