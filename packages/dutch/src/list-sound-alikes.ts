import { pronounce } from './pronounce.ts'

/** Spellings of one sound. The sound alone does not decide between them. */
const alike: readonly (readonly [RegExp, readonly string[]])[] = [
  [/ij/g, ['ei']],
  [/ei/g, ['ij']],
  [/au/g, ['ou']],
  [/ou/g, ['au']],
  [/auw/g, ['ou', 'ouw']],
  [/ouw/g, ['ou', 'auw']],
  [/ou(?!w)/g, ['ouw', 'auw']],
  [/g(?=t|$)/g, ['ch']],
  [/ch(?=t|$)/g, ['g']],
  [/(?<!d)t$/g, ['d', 'dt']],
  [/d$/g, ['t', 'dt']],
  [/dt$/g, ['d', 't']],
]

/** Includes spellings that are no words: `hard` returns `hart` and `hardt`. */
export function listSoundAlikes(word: string): string[] {
  const said = soundsOf(word)
  const others = alike.flatMap(([pattern, instead]) =>
    [...word.matchAll(pattern)].flatMap(({ 0: letters, index }) =>
      instead.map((other) => word.slice(0, index) + other + word.slice(index + letters.length)),
    ),
  )
  return [...new Set(others)].filter((other) => soundsOf(other) === said)
}

const soundsOf = (word: string): string =>
  pronounce(word)
    .groups.map(({ sounds }) => sounds.join(' '))
    .join(' ')
