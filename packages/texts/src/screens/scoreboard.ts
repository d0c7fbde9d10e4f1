import { spoken } from '../catalogue.ts'

export const intro = spoken('Kijk eens hoe ver je bent!', { sober: 'Zo ver ben je.' })
export const badges = 'Badges'
export const level = 'Level'
export const wordsPractised = 'Woorden geoefend'
export const diamonds = 'Diamanten'
export const diamond = 'Diamant {world}'
export const points = 'Behaalde punten'
export const goal = 'Doel: {words}'
export const atLeast = 'Ruim {words} van {wanted}'
