import { spoken } from '../catalogue.ts'

/** The button was pressed before there was anything to send: what is still to do. */

export const nothing = spoken('Er staat nog niets. Schrijf het eerst op.')
export const type = spoken('Typ eerst het hele woord.')
export const colour = spoken('Je bent nog niet klaar met kleuren.')
export const cut = spoken('Knip eerst het hele woord.')
export const choose = spoken('Kies eerst een antwoord.')
export const write = spoken('Je woord staat er nog niet in.')
export const writeBoth = spoken('Je twee woorden staan er nog niet allebei in.')
