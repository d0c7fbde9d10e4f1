import { saidBy } from '../catalogue.ts'

/** The guests of the story, each with a voice of its own. */
export const beaver = saidBy({ pitch: 0.92, speed: 1 })
export const snail = saidBy({ pitch: 1.22, speed: 0.95 })
export const lion = saidBy({ pitch: 0.78, speed: 0.95 })
export const firefly = saidBy({ pitch: 1.3, speed: 1 })
export const wind = saidBy({ pitch: 1.08, speed: 0.9 })
