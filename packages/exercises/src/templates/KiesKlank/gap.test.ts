import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { analysedWordFixture, turnFixture } from '../../kit/analysed-word.fixture.ts'
import { splitCommaList } from '../../kit/word-data.ts'
import { chooseGap } from './gap.ts'
import { logic as kiesKlank } from './logic.ts'

/** Formats a word with its gap: 'kon[ei/ie/ij]n' for konijn. */
const shown = (text: string, anchors: string, difficulty: 1 | 2 | 3): string => {
  const turn = turnFixture(kiesKlank, text, splitCommaList(anchors), difficulty)
  const gap = chooseGap(turn)
  if (gap === null) return text
  const letters = splitCommaList(turn.word.read_letters)
  expect(letters[gap.at]).toBe(gap.right)
  return letters.with(gap.at, `[${gap.choices.join('/')}]`).join('')
}

describe('the gap is at the letters that the anchors of the step share', () => {
  test.each([
    ['vis,zon,bus', 'kip', 'k[e/i/u]p'],
    ['slak,stoel,vlag', 'kip', 'k[e/i/ie/u]p'],
    ['maan,roos,aap', 'kaas', 'k[a/aa]s'],
    ['boek,neus,huis', 'koe', 'k[oe/oo/u]'],
    ['boek,neus,huis', 'muis', 'm[eu/ou/ui]s'],
    ['school,schaap,schoen', 'schip', 's[ch/g]ip'],
    ['ring,slang,tong', 'lang', 'la[n/ng/nk]'],
    ['bank,drank,inkt', 'plank', 'pla[ng/ngk/nk]'],
    ['nacht,licht,lucht', 'acht', 'a[ch/g]t'],
    ['haai,boei,kraai', 'mooi', 'm[oi/oj/ooi/ooj]'],
    ['leeuw,sneeuw,nieuw', 'meeuw', 'm[eeu/eeuw/eew/euw]'],
    ['vos,fluit,voet', 'fles', '[f/v]les'],
    ['sok,zeep,zwaan', 'zeep', '[s/z]eep'],
    ['engel,vinger,varken', 'winkel', 'wink[e/i/u]l'],
    ['sleutel,kuiken,spiegel', 'boeken', 'b[oe/oo/u]ken'],
    ['vogel,lepel,robot', 'bomen', 'b[o/oe/oo]men'],
    ['appel,kikker,ballon', 'ladder', 'la[d/dd]er'],
    ['appel,kikker,ballon', 'bakker', 'ba[ck/k/kk]er'],
    ['bommen,raketten,magneten', 'manen', 'ma[n/nn]en'],
    ['geluk,gebak,geschenk', 'bezoek', 'b[e/i/u]zoek'],
    ['hond,paard,brood', 'bed', 'be[d/dt/t]'],
    ['web,krab,tulp', 'kop', 'ko[b/p]'],
    ['huizen,rozen,laarzen', 'ganzen', 'gan[s/z]en'],
    ['bij,konijn,dolfijn', 'schilderij', 'schilder[ei/ie/ij]'],
    ['ei,trein,geit', 'reis', 'r[ei/ie/ij]s'],
    ['auto,pauw,astronaut', 'blauw', 'bl[au/auw/ou/ouw]'],
    ['hout,goud,touw', 'vrouw', 'vr[au/auw/ou/ouw]'],
    ['lachen,juichen,goochelaar', 'kachel', 'ka[ch/g]el'],
    ['kiwi,gitaar,olifant', 'piraat', 'p[ee/i/ie]raat'],
    ['baby,lolly,puppy', 'pony', 'pon[ee/i/ie/y]'],
    ['cactus,camera,computer', 'insect', 'inse[c/ck/k]t'],
    ['cent,circus,citroen', 'cirkel', '[c/s/z]irkel'],
    ['taxi,saxofoon,explosie', 'mixer', 'mi[cs/ks/x]er'],
    ['politie,vakantie,portie', 'actie', 'ac[s/t/ts]ie'],
    ['tropisch,magisch,elektrisch', 'hectisch', 'hecti[s/sch/ss]'],
    ['café,privé', 'paté', 'pat[e/ee/i/é]'],
    ['chef,douche,chocolade', 'machine', 'ma[ch/s/sh/sj]ine'],
    ['majesteit,universiteit,elektriciteit', 'kwaliteit', 'kwalit[ei/ie/ij]t'],
  ])('the anchors %s give %s the question %s', (anchors, word, gap) => {
    expect(shown(word, anchors, 3)).toBe(gap)
  })

  test('there is also a gap if there are no anchors', () => {
    expect(shown('vis', '', 3)).toBe('[f/v/w]is')
  })
})

describe('TPL-5 the number of wrong choices equals the number of stars', () => {
  test.each([
    [1, 'bl[au/auw]'],
    [2, 'bl[au/auw/ou]'],
    [3, 'bl[au/auw/ou/ouw]'],
  ] as const)('at difficulty %i', (difficulty, gap) => {
    expect(shown('blauw', 'auto,pauw,astronaut', difficulty)).toBe(gap)
  })

  test('only if the sound has so many spellings that children confuse', () => {
    expect(shown('kaas', 'maan,roos,aap', 3)).toBe('k[a/aa]s')
  })
})

const words =
  "vis maan boek slak nest straat melk school ring bank nacht haai beer leeuw duw vos sok voetbal kasteel winkel sleutel vogel bananen kikker bommen geluk hond raket krab brieven huizen foto's bomen kindje bloempje eerlijk nodig zekerheid konijn trein auto hout lachen kiwi baby cactus cent taxi politie tropisch thee café knieën na-apen chef garage cadeau route quiz majesteit cake jungle 's-Gravenhage".split(
    ' ',
  )

test('TPL-5 any word has 2 to 4 different choices, with the right one among them, and always the same', () => {
  const anyAnchors = fc.array(fc.constantFrom(...words), { maxLength: 3 })
  fc.assert(
    fc.property(
      fc.constantFrom(...words),
      anyAnchors,
      fc.constantFrom(1, 2, 3),
      (word, anchors, difficulty) => {
        const turn = turnFixture(kiesKlank, word, anchors, difficulty)
        const gap = chooseGap(turn)
        if (gap === null) throw new Error(`${word} has no gap`)
        expect(splitCommaList(turn.word.read_letters)[gap.at]).toBe(gap.right)
        expect(gap.choices).toContain(gap.right)
        expect(gap.choices.length).toBeGreaterThanOrEqual(2)
        expect(gap.choices.length).toBeLessThanOrEqual(difficulty + 1)
        expect(new Set(gap.choices).size).toBe(gap.choices.length)
        expect(chooseGap(structuredClone(turn))).toEqual(gap)
      },
    ),
  )
})

test.each([
  ['kikker', {}, true],
  ['kikker', { audio_word: false }, false],
  ['kikker', { read_letters: 'k,i,k,e,r' }, false],
  ['kikker', { structure: 'M1,K2' }, false],
  ['kikker', { structure_audio_parts: '' }, false],
  ['r', {}, false],
])('%s with %j is playable: %s', (word, more, can) => {
  expect(kiesKlank.word.canPlay({ ...analysedWordFixture(word), ...more })).toBe(can)
})
