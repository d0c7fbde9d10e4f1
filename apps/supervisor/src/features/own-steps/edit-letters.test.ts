import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  chooseSound,
  joinEditedLetters,
  startLetterEditing,
  toCorrection,
  toggleCut,
  togglePiece,
} from './edit-letters.ts'

const bakker = {
  read_letters: 'b,a,kk,e,r',
  structure_audio_parts: 'm_b,k_a,m_k,d_e,m_r',
  sound_groups: 'ba,kker',
}

test('OWN-2 without changes the correction equals the analysis', () => {
  expect(toCorrection(startLetterEditing(bakker))).toEqual(bakker)
  const winkel = {
    read_letters: 'w,i,nk,e,l',
    structure_audio_parts: 'm_w,k_i,m_nk,d_e,m_l',
    sound_groups: 'win,kel',
  }
  expect(toCorrection(startLetterEditing(winkel))).toEqual(winkel)
})

test('OWN-2 a click between two letters splits a piece, and a second click joins it', () => {
  const apart = togglePiece(startLetterEditing(bakker), 3)
  expect(toCorrection(apart)).toMatchObject({
    read_letters: 'b,a,k,k,e,r',
    structure_audio_parts: 'm_b,k_a,m_k,m_k,d_e,m_r',
  })
  expect(toCorrection(togglePiece(apart, 3))).toEqual(bakker)
})

test('OWN-2 clicks move the start of a klankgroep, and a piece can have no sound', () => {
  const cut = toggleCut(toggleCut(startLetterEditing(bakker), 2), 3)
  expect(toCorrection(cut).sound_groups).toBe('bak,ker')
  expect(toCorrection(chooseSound(cut, 3, '')).structure_audio_parts).toBe('m_b,k_a,m_k,,m_r')
})

test('OWN-2 after any clicks the pieces still spell the word, and each has one sound', () => {
  const clicks = fc.array(fc.record({ place: fc.integer({ min: 1, max: 5 }), isCut: fc.boolean() }))
  fc.assert(
    fc.property(clicks, (all) => {
      let editing = startLetterEditing(bakker)
      for (const { place, isCut } of all) editing = (isCut ? toggleCut : togglePiece)(editing, place)
      const { read_letters, structure_audio_parts, sound_groups } = toCorrection(editing)
      expect(joinEditedLetters(editing)).toBe('bakker')
      expect([read_letters, sound_groups].map((list) => list.replaceAll(',', ''))).toEqual([
        'bakker',
        'bakker',
      ])
      expect(structure_audio_parts.split(',')).toHaveLength(read_letters.split(',').length)
    }),
  )
})
