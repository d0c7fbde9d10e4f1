import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeTurn, encodeTurn } from './pending-turns.ts'

const category = fc.constantFrom('ij', 'kg-L', 'hoofdletter', '-')

test('a stored turn is decoded to what was stored', () => {
  const told = fc.record({
    evidence: fc.record({
      word_id: fc.nat(),
      at: fc.nat(),
      asked: fc.constantFrom('by_ear' as const, 'shown_first' as const),
      is_right_first: fc.boolean(),
      was_helped: fc.boolean(),
      was_peeked: fc.boolean(),
      parts: fc.uniqueArray(fc.record({ category, is_right: fc.boolean() }), {
        selector: (part) => part.category,
      }),
    }),
    remembers: fc.boolean(),
    prior: fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0),
    confirmed: fc.array(fc.record({ step_id: fc.nat(), passed_at: fc.nat() }), { maxLength: 2 }),
  })
  fc.assert(
    fc.property(told, ({ evidence, remembers, prior, confirmed }) => {
      const confirms = (_: number, asked: string) => (asked === 'ij' ? confirmed : [])
      const { confirms: confirmsAgain, ...read } = decodeTurn(
        evidence.word_id,
        encodeTurn({ evidence, remembers, confirms }, prior),
      )
      expect(read).toEqual({ evidence, remembers, prior })
      for (const part of evidence.parts)
        expect(confirmsAgain(evidence.word_id, part.category)).toEqual(
          confirms(evidence.word_id, part.category),
        )
    }),
  )
})
