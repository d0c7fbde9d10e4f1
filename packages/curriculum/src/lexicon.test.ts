import { analyse, pronounce, getSoundKind, writeStress } from '@letterliaan/dutch'
import { expect, test } from 'vitest'
import { isNoun, markWord } from './lexicon.ts'
import { loadCurriculum, listWordSteps } from './load/curriculum.ts'

const syllablesOf = (word: string): string => analyse(markWord(word).marked).syllables.replaceAll(',', '-')
const categoriesOf = (word: string): string[] =>
  analyse(markWord(word).marked).categories.map(({ category }) => category)

test.each([
  'boot-je',
  'kaart-je',
  'straat-je',
  'ta-pijt-je',
  'ske-let-je',
  'ver-giet-je',
  'roei-boot-je',
  'toe-gangs-kaart-je',
  'touw-tje',
  'ei-tje',
  'trui-tje',
  'kooi-tje',
  'nieuw-tje',
  'spring-touw-tje',
  'al-bum-pje',
  'boom-pje',
  'la-maa-tje',
  'bal-le-tje',
  'bloe-me-tje',
  'zon-ne-tje',
  'vis-je',
])('EIGEN-1 the lexicon decides whether t or p belongs to the stem of %s', (cut) => {
  expect(syllablesOf(cut.replaceAll('-', ''))).toBe(cut)
})

test.each([
  'recht-door',
  'trap-tree',
  'sport-kle-ren',
  'meis-jes-kle-ren',
  'team-sport',
  'ken-nis-ma-ken',
  'voor-al',
  'als-of',
  'voor-uit-gang',
  'wet-hou-der',
  'sport-hal',
  'room-ijs',
  'brand-weer-man',
  'brand-weer-au-to',
  'zon-dag-a-vond',
  'vijf-en-twin-tig',
  'di-rec-teu-ren',
  'kring-loop-pa-pier',
  'be-strij-den',
  'ver-stand',
  'vi-tra-ge-stof',
  'in-va-li-den-au-to',
  'knut-sel-op-dracht',
  'be-ste-ding',
  'bak-ken',
])('EIGEN-2 %s is cut between its words', (cut) => {
  expect(syllablesOf(cut.replaceAll('-', ''))).toBe(cut)
})

test.each([
  'moordenaar',
  'kunstenaar',
  'overig',
  'ribbel',
  'stellage',
  'gladiatoren',
  'slaperig',
  'plankton',
])('EIGEN-2 %s is no compound', (word) => {
  expect(categoriesOf(word)).not.toContain('samenstelling')
})

test.each([
  'spinnenweb',
  'spinnenwebben',
  'huisdieren',
  'ijsberen',
  'klaarspelen',
  'yogales',
  'stiefvader',
  'boekenbon',
  'politiemensen',
  'sporthal',
  'spelles',
  'zeester',
  'voetbal',
])('EIGEN-2 %s is a compound', (word) => {
  expect(categoriesOf(word)).toContain('samenstelling')
})

test('EIGEN-3 a word is uncertain if rules and patterns disagree and no two words meet at that place', () => {
  expect(markWord('langlaufen').other).not.toBeNull()
  expect(markWord('sporthal').other).toBeNull()
  expect(markWord('muziek')).toEqual({ marked: 'muziek', other: null })
})

test('an author’s marks are not changed', () => {
  expect(markWord('voet|bal')).toEqual({ marked: 'voet|bal', other: null })
})

test.each(['', '-', "'s", '’', 'x'.repeat(200), 'Ωmega', '|||', 'ik speel', "auto's", 'zee-egel'])(
  'a text that is not a plain word is marked without an error: %s',
  (text) => {
    const { marked } = markWord(text)
    expect(marked.replaceAll('|', '')).toBe(analyse(text).word)
  },
)

const words = new Map(
  listWordSteps(loadCurriculum())
    .flatMap(({ words: byStars }) => Object.values(byStars).flat())
    .map((word) => [word.word, word]),
)

/** Words cut by their authors, because the analyser cuts them wrongly. */
const cutByAuthors = new Set(
  `
  telescoop quizavond deletet deletete gedeletet geüpdatet
  alstublieft april katrol acrobaat agressie agressief botste appte
  piranha meteen iedereen sociaal
  speciaal officieel financieel commercieel emotioneel traditioneel professioneel sensationeel revolutionair
  specialiteit nationaliteit matroos matrozen paprika paprika's bioscoop essentieel provinciaal
`
    .trim()
    .split(/\s+/),
)

test('EIGEN-2 every word of the curriculum has the cut that a teacher gets who pastes it', () => {
  const differing = [...words.values()].filter(({ word, syllables }) => {
    const { marked, other } = markWord(word)
    return other !== null || analyse(marked).syllables !== syllables
  })
  expect(differing.map(({ word }) => word).filter((word) => !cutByAuthors.has(word))).toEqual([])
})

test('EIGEN-4 every word of the curriculum has the same klankgroepen in speech and in its cut', () => {
  expect(words.size).toBeGreaterThan(3000)
  for (const { word } of words.values()) {
    const { marked } = markWord(word)
    const groups = pronounce(marked).groups.filter(({ sounds }) => sounds.length > 0)
    const vowels = groups.map(({ sounds }) => sounds.filter((sound) => getSoundKind(sound) !== 'M').length)
    expect(groups.length, word).toBe(analyse(marked).sound_groups.split(',').length)
    expect(
      vowels.filter((count) => count > 1),
      word,
    ).toEqual([])
  }
})

test('DOE-6 only nouns of the dictionary and compounds of them get a plural', () => {
  const pasted = 'gebeurt word liep gebruikt interessant misschien gebeurtenis boek werk fietstocht meisje'
  expect(pasted.split(' ').filter(isNoun)).toEqual(['gebeurtenis', 'boek', 'werk', 'fietstocht', 'meisje'])
})

test.each([
  ['potloden', 'ˈpotloden'],
  ['terrasje', 'teˈrrasje'],
  ['kritische', 'ˈkritische'],
  ['Syrië', 'ˈSyrië'],
  ['eergisteren', 'ˈeergisteren'],
  ['actuele', 'actuˈele'],
  ['fysiotherapeut', 'fysiotheraˈpeut'],
])('EIGEN-4 %s is stressed as %s', (word, stressed) => {
  expect(writeStress(markWord(word).marked)).toBe(stressed)
})

test.each([
  ['collegaatje', 'm_k k_o m_l l_ee m_g l_aa m_t m_j d_e'],
  ['actuele', 'k_a m_k m_t l_uu l_ee m_l d_e'],
  ['patiënt', 'm_p l_aa m_ts m_j k_e m_n m_t'],
  ['hachee', 'm_h k_a m_sj l_ee'],
  ['croissant', 'm_k m_r m_w l_aa m_s k_a m_n m_t'],
  ['kuieren', 'm_k t_ui d_e m_r d_e m_n'],
  ['tv-gids', 'm_t l_ee m_v l_ee m_g k_i m_t m_s'],
])('EIGEN-4 %s is spoken as %s', (word, sounds) => {
  expect(pronounce(markWord(word).marked).groups.flatMap((group) => group.sounds)).toEqual(sounds.split(' '))
})

test.each([
  ['dringen', 'ing-heid'],
  ['afscheid', 'ing-heid'],
  ['echter', 'trap'],
  ['verleren', 'bnw'],
  ['Chinees', 'mv-mix'],
  ['bijeenkomst', 'tussen-n'],
  ['verwaarlozing', 'samenstelling'],
])('EIGEN-2 %s does not have the category %s', (word, category) => {
  expect(analyse(markWord(word).marked).categories.map((each) => each.category)).not.toContain(category)
})
