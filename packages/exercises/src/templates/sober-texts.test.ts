import { listTexts } from '@letterliaan/texts/all'
import { expect, test } from 'vitest'
import { templates } from './registry.ts'

test.each(Object.entries(templates))(
  'PLEK-5 texts of %s with an exclamation mark have a wording without one for the look 10+',
  (_, { texts = {} }) => {
    const listed = listTexts(texts).filter(({ spoken }) => spoken === 'yes')
    const sober = listed.filter(({ key }) => key.endsWith('.sober'))
    expect(sober.filter(({ text }) => text.includes('!'))).toEqual([])
    const worded = new Set(sober.map(({ key }) => key.replace(/\.sober$/, '')))
    expect(listed.filter(({ key, text }) => text.includes('!') && !worded.has(key))).toEqual([])
  },
)
