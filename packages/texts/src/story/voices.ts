import type { Spoken, Tone } from '../catalogue.ts'

/** A line with a wording for the look 10+ that reads like the log of an expedition. */
export interface StoryLine extends Spoken {
  readonly sober: string
}

export interface StoryVoice {
  (text: string, sober: string): StoryLine
  (text: string): Spoken
}

const voice = (tone?: Tone) =>
  ((text: string, sober?: string) => ({
    text,
    ...(sober !== undefined && { sober }),
    ...(tone && { tone }),
  })) as StoryVoice

export const narrator = voice()

export const beaver = voice({ pitch: 0.92, speed: 1 })
export const snail = voice({ pitch: 1.22, speed: 0.95 })
export const lion = voice({ pitch: 0.78, speed: 0.95 })
export const firefly = voice({ pitch: 1.3, speed: 1 })
export const wind = voice({ pitch: 1.08, speed: 0.9 })
