import { describe, expect, test } from 'vitest'
import { analyse } from './analyse.ts'
import { readGoldStandardWords } from './fixtures/gold-words.ts'
import { wordExceptions } from './override.ts'
import { emptyWordList } from './words/list.ts'

test.each(readGoldStandardWords())(
  'the words of the curriculum: $word',
  ({ word, category, ...expected }) => {
    const analysis = analyse(word)
    const categories = analysis.categories.map((item) => item.category)
    expect(analysis).toMatchObject({ word, ...expected })
    expect(categories.filter((id) => id === category)).toEqual(category === 'mix-leen' ? [] : [category])
  },
)

describe('the result of an analysis', () => {
  test('has an end sound for each klankgroep', () => {
    expect(analyse('bakker').end_sounds).toEqual(['K', 'M'])
    expect(analyse('tomaten').end_sounds).toEqual(['L', 'L', 'M'])
    expect(analyse('knieën').end_sounds).toEqual(['T', 'M'])
    expect(analyse('zonne').end_sounds).toEqual(['K', 'D'])
  })

  test('has a colour for each letter, and a doubled consonant is purple', () => {
    expect(analyse('boek').colors).toEqual(['lightblue', 'red', 'red', 'lightblue'])
    expect(analyse('appel').colors).toEqual(['green', 'purple', 'purple', 'orange', 'lightblue'])
    expect(analyse("foto's").colors).toEqual([
      'lightblue',
      'yellow',
      'lightblue',
      'yellow',
      'black',
      'lightblue',
    ])
  })

  test('has a sound id for each grapheme, and an empty one for a silent letter', () => {
    expect(analyse('hond').structure_audio_parts).toBe('m_h,k_o,m_n,m_t')
    expect(analyse('cake').structure_audio_parts).toBe('m_k,l_ee,m_k,')
    expect(analyse('trein').structure_audio_parts).toBe(analyse('trijn').structure_audio_parts)
  })

  test('has the parts of the word', () => {
    expect(analyse('boekenkast').morphemes).toEqual(['boeken', 'kast'])
    expect(analyse('gevaarlijk').morphemes).toEqual(['ge', 'vaar', 'lijk'])
    expect(analyse('terugkomen').morphemes).toEqual(['terug', 'komen'])
    expect(analyse('handschoentje').morphemes).toEqual(['hand', 'schoen', 'tje'])
  })

  test('is less certain for a foreign word than for a listed one', () => {
    expect(analyse('huis')).toMatchObject({ confidence: 0.98, unsure: [] })
    const foreign = analyse('soigneur')
    expect(foreign.confidence).toBeLessThan(0.9)
    expect(foreign.unsure).not.toEqual([])
    expect(analyse('xyz').confidence).toBeLessThan(analyse('huis').confidence)
  })

  test('keeps capitals', () => {
    expect(analyse('Aap')).toMatchObject({ word: 'Aap', read_letters: 'Aa,p', structure: 'L2,M1' })
  })
})

describe('analysis by an author', () => {
  test('a mark of an author makes a boundary', () => {
    expect(analyse('bedelen').sound_groups).toBe('be,de,len')
    expect(analyse('be|delen')).toMatchObject({ word: 'bedelen', structure: 'M1,D1,M1,L1,M1,D1,M1' })
    expect(analyse('kwal|lamp').read_letters).toBe('k,w,a,l,l,a,m,p')
  })

  test('graphemes of an author with codes replace those of the rules', () => {
    const analysis = analyse('tomaat', { structure: 'M1,K1,M1,L2,M1' })
    expect(analysis).toMatchObject({ structure: 'M1,K1,M1,L2,M1', sound_groups: 'to,maat', confidence: 1 })
    expect(analysis.structure_audio_parts).toBe('m_t,k_o,m_m,l_aa,m_t')
  })

  test('an author can set a sound', () => {
    const analysis = analyse('machine', { structure_audio_parts: 'm_m,k_a,m_ch,t_ie,m_n,d_e' })
    expect(analysis.graphemes[2]).toMatchObject({ letters: 'ch', sound: 'm_ch' })
  })

  test('some stored fields replace those of the rules, and the others follow from them', () => {
    const analysis = analyse('pony', { structure: 'M1,L1,M1,T1', plural_form: 'ponyʼs' })
    expect(analysis.graphemes[1]).toMatchObject({ code: 'L1', sound: 'l_oo', color: 'yellow' })
    expect(analysis.plural_form).toBe('ponyʼs')
    expect(analyse('april', { sound_groups: 'ap,ril' }).graphemes.map(({ group }) => group)).toEqual([
      0, 0, 1, 1, 1,
    ])
  })

  test('an override for another word is ignored', () => {
    expect(
      analyse('vis', { read_letters: 'k,a,t' })
        .graphemes.map(({ letters }) => letters)
        .join(),
    ).toBe('v,i,s')
  })
})

test.each([...wordExceptions.keys()])('the rules alone would analyse %s differently', (word) => {
  const exception = wordExceptions.get(word)
  const wanted = analyse(word)
  expect(
    analyse(
      word.replace(/^./, (letter) => letter),
      exception,
    ),
  ).toMatchObject({ structure: wanted.structure })
  const plain = analyse(`${word.charAt(0)}|${word.slice(1)}`, undefined, emptyWordList)
  expect({ structure: plain.structure, syllables: plain.syllables }).not.toEqual({
    structure: wanted.structure,
    syllables: wanted.syllables,
  })
})

/** Words from schools' lists. Their categories decide which steps are proposed. */
test.each([
  ['groentesoep', ['samenstelling', 'tussen-n'], []],
  ['apetrots', ['samenstelling', 'tussen-n'], []],
  ['e-mail', ['koppel', 'engels'], ['samenstelling', 'tussen-n']],
  ['cd-rom', ['koppel'], ['samenstelling', 'samenst-weg']],
  ["'s ochtends", ["'s"], ['samenstelling', 'tussen-s']],
  ['ik word', ['ww-nu'], ['samenstelling', 'samenst-weg']],
  ['te veel', ['stomme-e'], ['samenstelling', 'tussen-n']],
  ["baby'tje", ['vk-tje', 'vk-open'], ['samenstelling']],
  ['straatje', ['vk-tje'], ['vk-open']],
  ['bootje', [], ['vk-open']],
  ["Anna's", ['bezit'], []],
  ["Kees'", ['bezit'], []],
  ["foto's", ["mv-'s", 'mv-mix'], ['bezit']],
  ['mooist', ['trap'], []],
  ['langst', ['trap'], ['ww-nu']],
  ['bliksemafleider', ['samenstelling'], ['tussen-n']],
  ['lekker', [], ['trap']],
  ['bakker', [], ['trap']],
  ['angst', [], ['trap']],
  ['zwaarder', ['trap'], []],
  ['leraar', ['aard-schap'], []],
  ['boomgaard', [], ['aard-schap']],
  ['gevaar', [], ['aard-schap']],
  ['kasteel', ['eel'], ['ieel']],
  ['speelt', ['eel'], ['ee-eind']],
  ['zeehond', ['ee-eind'], ['eel']],
  ['tegen', [], ['ont-her']],
  ['terug', ['ont-her'], []],
  ['mooi', [], ['oi-air', 'open-eind']],
  ['missie', ['sie'], ['tie']],
  ['visies', ['sie'], []],
  ['politie', ['tie'], ['sie']],
  ['fantasie', [], ['sie']],
  ['repertoire', ['oi-air'], []],
])('%s belongs to %j, not to %j', (word, wanted, unwanted) => {
  const categories = analyse(word).categories.map(({ category }) => category)
  expect(categories).toEqual(expect.arrayContaining(wanted))
  expect(categories.filter((category) => unwanted.includes(category))).toEqual([])
})

test.each([
  ['financieel', 'fi,nan,cieel'],
  ['functioneel', 'func,tio,neel'],
  ['station', 'sta,tion'],
  ['scène', 'scè,ne'],
  ["lolly'tje", "lo,lly',tje"],
])('%s has the klankgroepen %s', (word, groups) => {
  expect(analyse(word).sound_groups).toBe(groups)
})

test('antwoordde is cut between its parts', () => {
  expect(analyse('antwoordde').sound_groups).toBe('ant,woord,de')
})
