import { saidBy, type Spoken, type Tone } from '../catalogue.ts'

/** On arrival, when tapped, after successful work, after other work. */
export const occasions = ['greet', 'joke', 'cheer', 'comfort'] as const
export type Occasion = (typeof occasions)[number]

export type BuddyLines = Readonly<Record<Occasion, readonly Spoken[]>>

export function createBuddyLines(
  tone: Tone,
  texts: Readonly<Record<Occasion, readonly string[]>>,
): BuddyLines {
  const say = (lines: readonly string[]) => lines.map(saidBy(tone))
  return {
    greet: say(texts.greet),
    joke: say(texts.joke),
    cheer: say(texts.cheer),
    comfort: say(texts.comfort),
  }
}
